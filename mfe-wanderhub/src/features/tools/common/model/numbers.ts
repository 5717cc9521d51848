export interface Bounds {
  min: number;
  max: number;
}

const WHOLE = /^\d{1,9}$/;
const DECIMAL = /^\d{1,15}(?:[.,]\d{1,6})?$/;

const checkBounds = (value: number, { min, max }: Bounds): number | null =>
  value >= min && value <= max ? value : null;

/** Parses a whole number; null if it is invalid or out of bounds. */
export const parseWholeNumber = (text: string, bounds: Bounds): number | null =>
  WHOLE.test(text.trim()) ? checkBounds(Number(text), bounds) : null;

/** Parses a decimal number with a point or a comma; null if it is invalid or out of bounds. */
export const parseDecimal = (text: string, bounds: Bounds): number | null =>
  DECIMAL.test(text.trim()) ? checkBounds(Number(text.trim().replace(',', '.')), bounds) : null;
