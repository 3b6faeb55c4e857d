// A seat's mark: a colour and a silhouette, so that nobody has to tell pieces by colour alone.

export interface Mark {
  fill: string;
  /** The same, in shadow. */
  deep: string;
  /** Numerals and signs on it. */
  ink: string;
  shape: Shape;
}

export type Shape = "circle" | "square" | "diamond" | "hexagon" | "shield";

// Told apart by lightness too, for all common kinds of colour blindness.
export const MARKS: Mark[] = [
  { fill: "#b3262d", deep: "#6f1318", ink: "#ffffff", shape: "circle" },
  { fill: "#1f5fa6", deep: "#123a68", ink: "#ffffff", shape: "square" },
  { fill: "#f0b52c", deep: "#9a6d0c", ink: "#2b1d05", shape: "diamond" },
  { fill: "#14795f", deep: "#0a4737", ink: "#ffffff", shape: "hexagon" },
  { fill: "#d39ad6", deep: "#84508a", ink: "#2c1230", shape: "shield" },
];

export const markOf = (seat: number): Mark => MARKS[seat % MARKS.length]!;

const polygon = (points: [number, number][], r: number): string =>
  `M${points.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join("L")}Z`;

/** The outline of a shape about the origin; all five look equally heavy at the same `r`. */
export function outline(shape: Shape, r: number): string {
  switch (shape) {
    case "circle":
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case "square": {
      const a = (0.9 * r).toFixed(2);
      return `M-${a} -${a}L${a} -${a}L${a} ${a}L-${a} ${a}Z`;
    }
    case "diamond":
      return polygon(
        [
          [0, -1.28],
          [1.28, 0],
          [0, 1.28],
          [-1.28, 0],
        ],
        r,
      );
    case "hexagon":
      return polygon(
        [
          [-0.56, -0.97],
          [0.56, -0.97],
          [1.12, 0],
          [0.56, 0.97],
          [-0.56, 0.97],
          [-1.12, 0],
        ],
        r,
      );
    case "shield": {
      const [a, b, c] = [0.95 * r, 0.15 * r, 1.2 * r].map((n) => n.toFixed(2));
      return `M-${a} -${a}L${a} -${a}L${a} ${b}Q${a} ${(0.8 * r).toFixed(2)} 0 ${c}Q-${a} ${(0.8 * r).toFixed(2)} -${a} ${b}Z`;
    }
  }
}
