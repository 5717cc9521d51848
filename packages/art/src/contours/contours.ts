import type { Theme } from '../city.js';
import { line } from '../svg/draw.js';
import { createRandom } from '../svg/random.js';
import { picture } from '../svg/picture.js';
import { isolines } from './rings.js';

export interface ContourOptions {
  width: number;
  height: number;
  theme: Theme;
}

const INKS: Record<Theme, string> = { light: '#0f2e3d', dark: '#b9c8cc' };
const SHEET = { width: 1200, height: 500 };

/** A quiet background of contour lines around three summits, without a fill. */
export const contours = (seed: string, { width, height, theme }: ContourOptions): string => {
  const random = createRandom(`${seed}/contours`);
  const lines = [0.16, 0.5, 0.86].map((share) =>
    isolines(random, {
      x: SHEET.width * (share + random.between(-0.07, 0.07)),
      y: SHEET.height * random.between(0.2, 0.8),
      reach: random.between(150, 320),
      rings: random.whole(5, 9),
    }).join(''),
  );
  return picture({ width, height, sheet: SHEET }, line(lines.join(''), INKS[theme], { opacity: 0.16 }));
};
