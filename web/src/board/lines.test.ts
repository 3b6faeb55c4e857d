import { expect, it } from "vitest";
import { around } from "./lines.ts";

it("crops a map to some spots, in the shape of a picture and within the frame", () => {
  const box = around([[400, 300], [480, 320]], 40, [1000, 800]); // prettier-ignore
  expect(box).toEqual([360, 260, 160, 100]);
  expect(around([[10, 10]], 40, [1000, 800], 100)).toEqual([0, 0, 160, 100]);
  expect(around([[990, 790]], 40, [1000, 800], 100)).toEqual([840, 700, 160, 100]);
});
