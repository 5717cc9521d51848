/** The color of the range: red, but lighter than the needle. */
export const RANGE_INK = 'color-mix(in srgb, var(--red) 46%, var(--sheet))';

/** The dial spans 240 degrees and is open at the bottom; 0 of 100 is at −120°, 50 points straight up. */
const SWEEP = 240;

export const toDialAngle = (value: number): number => (Math.min(100, Math.max(0, value)) / 100 - 0.5) * SWEEP;

/** The point at an angle (0 is up, clockwise), rounded to keep the markup short. */
export const getPointAt = (center: number, radius: number, angle: number): [number, number] => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [
    roundToHundredths(center + radius * Math.cos(radians)),
    roundToHundredths(center + radius * Math.sin(radians)),
  ];
};

/** The path of an arc between two values of 0–100. */
export const createArcPath = (center: number, radius: number, from: number, to: number): string => {
  const [start, end] = [toDialAngle(from), toDialAngle(to)];
  const [x1, y1] = getPointAt(center, radius, start);
  const [x2, y2] = getPointAt(center, radius, end);
  return `M${x1} ${y1}A${radius} ${radius} 0 ${end - start > 180 ? 1 : 0} 1 ${x2} ${y2}`;
};

/** A straight mark across the dial's rim. */
export const createRadialPath = (center: number, inner: number, outer: number, value: number): string => {
  const [x1, y1] = getPointAt(center, inner, toDialAngle(value));
  const [x2, y2] = getPointAt(center, outer, toDialAngle(value));
  return `M${x1} ${y1}L${x2} ${y2}`;
};

const roundToHundredths = (value: number) => Math.round(value * 100) / 100;
