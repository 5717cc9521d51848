/**
 * How a picture is simplified to fit its byte limit. Wider houses are part of the layout, which is the same at
 * every hour; spared lines depend on the light.
 */
export interface Thrift {
  /** Steps by which houses are wider, and so fewer: 0, 1, 2 … */
  breadth: number;
  /** How much fine detail is left out: 0 (none) to `MOST_SPARE`. */
  spare: number;
}

export const MOST_SPARE = 4;
/** The detail level at which a layout must fit at night, when lamps and stars are added. */
export const SPARE_AT_NIGHT = 3;
export const MOST_BREADTH = 30;
const WIDER_BY = 0.07;
const ROWS_UNTIL = 5;

/** How many rows of a town are drawn: past a breadth, one fewer looks better than broader houses. */
export const rowsOf = (most: number, breadth: number): number => (breadth > ROWS_UNTIL ? most - 1 : most);

/** How much wider houses are drawn. */
export const widening = (breadth: number): number =>
  1 + (breadth > ROWS_UNTIL ? breadth - ROWS_UNTIL + 2 : breadth) * WIDER_BY;

/** The highest row whose windows are drawn. */
export const rowsWithPanes = (spare: number): number => (spare < 2 ? Infinity : spare < 3 ? 1 : 0);
