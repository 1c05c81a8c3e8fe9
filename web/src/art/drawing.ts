/** Where a drawing stands within another one, and what it is called by whoever reads it aloud. */
export interface Drawing {
  x?: number | undefined;
  y?: number | undefined;
  label?: string | undefined;
}

/** A drawing that is as wide as it is high. */
export interface SquareDrawing extends Drawing {
  size?: number | string | undefined;
}

/** A drawing whose height follows from its width. */
export interface WideDrawing extends Drawing {
  width?: number | string | undefined;
}
