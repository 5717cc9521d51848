/** The range as a band: red, but quieter than the needle. */
export const RANGE_INK = 'color-mix(in srgb, var(--red) 46%, var(--sheet))';

/** The dial's sweep: 240 degrees, open at the bottom; 0 of 100 stands at −120°, straight up is 50. */
const SWEEP = 240;

export const dialAngle = (value: number): number => (Math.min(100, Math.max(0, value)) / 100 - 0.5) * SWEEP;

/** A point at an angle (0 is up, clockwise), rounded so that the markup stays short. */
export const pointAt = (centre: number, radius: number, angle: number): [number, number] => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [round2(centre + radius * Math.cos(radians)), round2(centre + radius * Math.sin(radians))];
};

/** The path of an arc between two values of 0–100. */
export const arcPath = (centre: number, radius: number, from: number, to: number): string => {
  const [start, end] = [dialAngle(from), dialAngle(to)];
  const [x1, y1] = pointAt(centre, radius, start);
  const [x2, y2] = pointAt(centre, radius, end);
  return `M${x1} ${y1}A${radius} ${radius} 0 ${end - start > 180 ? 1 : 0} 1 ${x2} ${y2}`;
};

/** A straight mark across the dial's rim. */
export const radialPath = (centre: number, inner: number, outer: number, value: number): string => {
  const [x1, y1] = pointAt(centre, inner, dialAngle(value));
  const [x2, y2] = pointAt(centre, outer, dialAngle(value));
  return `M${x1} ${y1}L${x2} ${y2}`;
};

const round2 = (value: number) => Math.round(value * 100) / 100;
