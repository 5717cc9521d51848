export interface Bounds {
  min: number;
  max: number;
}

const WHOLE = /^\d{1,9}$/;
const DECIMAL = /^\d{1,9}(?:[.,]\d{1,6})?$/;

const checkBounds = (value: number, { min, max }: Bounds): number | null =>
  value >= min && value <= max ? value : null;

/** The whole number that was typed; null where it is none, or not within the bounds. */
export const parseWholeNumber = (text: string, bounds: Bounds): number | null =>
  WHOLE.test(text.trim()) ? checkBounds(Number(text), bounds) : null;

/** The number that was typed, with a point or a comma before its fractions; null as above. */
export const parseDecimal = (text: string, bounds: Bounds): number | null =>
  DECIMAL.test(text.trim()) ? checkBounds(Number(text.trim().replace(',', '.')), bounds) : null;
