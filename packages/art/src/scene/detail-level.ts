/**
 * How a picture is simplified to fit its byte limit. Breadth is part of the layout, the same at every hour; omitted
 * lines depend on the light.
 */
export interface DetailLevel {
  /** Steps by which houses get wider, and so fewer: 0, 1, 2 … */
  breadth: number;
  /** How much fine detail is left out: 0 (none) to `MOST_SPARE`. */
  spare: number;
}

export const MAX_SPARE = 4;
/** The detail level at which a layout must fit at night, with lamps and stars. */
export const SPARE_AT_NIGHT = 3;
export const MAX_BREADTH = 30;
const WIDER_BY = 0.07;
const ROWS_UNTIL = 5;

/** The number of rows in a town. Beyond some breadth, one row fewer looks better than wider houses. */
export const countRows = (most: number, breadth: number): number => (breadth > ROWS_UNTIL ? most - 1 : most);

/** The factor by which houses are wider. */
export const getWidening = (breadth: number): number =>
  1 + (breadth > ROWS_UNTIL ? breadth - ROWS_UNTIL + 2 : breadth) * WIDER_BY;

/** The last row with windows. */
export const getLastRowWithPanes = (spare: number): number => (spare < 2 ? Infinity : spare < 3 ? 1 : 0);
