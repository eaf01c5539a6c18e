/** A map around the office, drawn from above: what OfficeMap shows where no relief was rendered. */
export interface Outline {
  /** SVG paths in the picture of 1100 by 682: the office's state, and the others in view. */
  readonly state: string;
  readonly others: string;
  readonly pixelsPerMile: number;
  readonly towns: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
  }[];
}
