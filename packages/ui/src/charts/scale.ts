/** The range as a band: red, but quieter than the needle. */
export const RANGE_INK = 'color-mix(in srgb, var(--red) 46%, var(--sheet))';

/** The dial's sweep: 240 degrees, open at the bottom; 0 of 100 stands at −120°, straight up is 50. */
const SWEEP = 240;

export const toDialAngle = (value: number): number => (Math.min(100, Math.max(0, value)) / 100 - 0.5) * SWEEP;

/** A point at an angle (0 is up, clockwise), rounded so that the markup stays short. */
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
