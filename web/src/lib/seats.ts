// A seat's mark: a colour and a silhouette, so that nobody has to tell seats by colour alone.

export type Shape = "circle" | "square" | "diamond" | "hexagon" | "shield";
const SHAPES: Shape[] = ["circle", "square", "diamond", "hexagon", "shield"];
export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length] ?? "circle";
