// Pan and zoom. d3-zoom, because it has mouse, wheel, trackpad, pinch and double-tap right on all
// browsers, keeps a click apart from a drag and holds the map within its bounds; own code for that
// would be several times this file.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent } from "d3-zoom";

export interface Look {
  x: number;
  y: number;
  k: number;
}

export type Box = [number, number, number, number];

export function makeZoom(
  svg: SVGSVGElement,
  most: number,
  onlook: (look: Look, eased: boolean) => void,
) {
  const picture = select<SVGSVGElement, unknown>(svg);
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, most])
    .clickDistance(5)
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      const { x, y, k } = event.transform;
      onlook({ x, y, k }, !event.sourceEvent);
    });
  picture.call(behaviour);

  return {
    frame([x, y, w, h]: Box) {
      const corners: [[number, number], [number, number]] = [
        [x, y],
        [x + w, y + h],
      ];
      behaviour.extent(corners).translateExtent(corners);
      picture.call(behaviour.transform, zoomIdentity);
    },
    by: (factor: number) => picture.call(behaviour.scaleBy, factor),
    reset: () => picture.call(behaviour.transform, zoomIdentity),
    to([x, y]: [number, number], closeness: number) {
      picture.call(behaviour.scaleTo, closeness).call(behaviour.translateTo, x, y);
    },
    destroy: () => picture.on(".zoom", null),
  };
}
