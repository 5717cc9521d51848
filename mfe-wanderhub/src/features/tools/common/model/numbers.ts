export interface Bounds {
  min: number;
  max: number;
}

const WHOLE = /^\d{1,9}$/;
const DECIMAL = /^\d{1,9}(?:[.,]\d{1,6})?$/;

const within = (value: number, { min, max }: Bounds): number | null =>
  value >= min && value <= max ? value : null;

/** The whole number that was typed; null where it is none, or not within the bounds. */
export const wholeNumber = (text: string, bounds: Bounds): number | null =>
  WHOLE.test(text.trim()) ? within(Number(text), bounds) : null;

/** The number that was typed, with a point or a comma before its fractions; null as above. */
export const decimalNumber = (text: string, bounds: Bounds): number | null =>
  DECIMAL.test(text.trim()) ? within(Number(text.trim().replace(',', '.')), bounds) : null;
