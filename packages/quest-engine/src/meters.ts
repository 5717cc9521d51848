export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** Meters stay within 0–100. */
export const clampMeter = (value: number): number => clamp(value, 0, 100);

/** A meter between 0 and 100. */
export type Meter = 'energy' | 'health' | 'belonging' | 'reputation';
