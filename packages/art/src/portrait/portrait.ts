import { isolines } from '../contours/rings.js';
import { circle, line, shape } from '../svg/draw.js';
import { picture } from '../svg/picture.js';
import { createRandom } from '../svg/random.js';

interface Land {
  ground: string;
  lines: string;
  light: string;
}

/** Backgrounds with enough contrast in both themes. */
const LANDS: readonly [Land, ...Land[]] = [
  { ground: '#0f2e3d', lines: '#7fb2bf', light: '#ff8f63' },
  { ground: '#1c4a3c', lines: '#93c9ae', light: '#f3c46b' },
  { ground: '#7a3520', lines: '#f0b394', light: '#ffe0a3' },
  { ground: '#36406b', lines: '#a9b4e0', light: '#ffb38f' },
  { ground: '#5c2f4b', lines: '#dba5c3', light: '#f6c77d' },
  { ground: '#6b5410', lines: '#e8d08a', light: '#fff3cf' },
  { ground: '#1f5f7a', lines: '#a5d8e8', light: '#ffd27a' },
];

const SHEET = { width: 200, height: 200 } as const;

/** The avatar of a person: a hill in its own light, unique to a seed. */
export const portrait = (seed: string, { size }: { size: number }): string => {
  const random = createRandom(`${seed}/portrait`);
  const { ground, lines, light } = random.pick(LANDS);
  const summit = {
    x: random.between(70, 130),
    y: random.between(105, 145),
    reach: random.between(95, 130),
    rings: random.whole(6, 9),
  };
  const rings = isolines(random, summit);
  const sun = { x: random.between(55, 145), y: random.between(38, 66), radius: random.between(9, 15) };
  return picture(
    { width: size, height: size, sheet: SHEET },
    shape(`M0 0h${SHEET.width}v${SHEET.height}H0z`, ground) +
      line(rings.join(''), lines, { width: 2.6, opacity: 0.85 }) +
      circle(sun.x, sun.y, sun.radius + 5, ground) +
      circle(sun.x, sun.y, sun.radius, light),
  );
};
