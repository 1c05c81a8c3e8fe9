/** The position of a drawing within another one, and its label for screen readers. */
export interface Drawing {
  x?: number | undefined;
  y?: number | undefined;
  label?: string | undefined;
}

/** A square drawing. */
export interface SquareDrawing extends Drawing {
  size?: number | string | undefined;
}

/** A drawing whose height follows from its width. */
export interface WideDrawing extends Drawing {
  width?: number | string | undefined;
}
