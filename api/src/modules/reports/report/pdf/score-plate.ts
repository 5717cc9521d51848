import type { CityDetail } from '@wanderwork/contracts';
import { drawDial } from './dial.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

const bands = {
  outstanding: 'Outstanding',
  strong: 'Strong',
  good: 'Good',
  mixed: 'Mixed',
  weak: 'Weak',
} as const;

/** Where a plate begins, how wide it is, and how large its dial. */
interface Place {
  x: number;
  y: number;
  width: number;
  radius: number;
  /** How high its city's name stands above it, where there are several. */
  named?: number;
}

const NAME = { face: 'bold', size: 10 } as const;
/** Between two names. */
const GUTTER = 12;

/** How high the names of cities stand above plates of this width: all as high as the longest. */
export const namesHeight = (sheet: PdfSheet, cities: readonly CityDetail[], width: number): number =>
  Math.max(...cities.map(({ name }) => sheet.heightOf(name, NAME, width - GUTTER))) + 8;

const scoreWords = ({ name, country, irex }: CityDetail, own: number | null): string =>
  `${name}, ${country}: IREX ${irex.score}, likely ${irex.low} to ${irex.high}, ${irex.band}; ${irex.confidence} % of it is known.` +
  (own === null ? '' : ` ${Math.round(own)} by your own wishes.`);

/** One city's dial with its number in the middle, and beneath it how sure that is. */
export const scorePlate = (
  sheet: PdfSheet,
  city: CityDetail,
  own: number | null,
  { x, y: top, width, radius, named = 0 }: Place,
): void => {
  const y = top + named;
  const { irex } = city;
  const line = (text: string, at: number, size: number, ink: string = inks.quiet) =>
    sheet.set(text, { x, y: y + at, width, align: 'center', size, ink });
  const draw = () => {
    const name = { ...NAME, x: x + GUTTER / 2, y: top, width: width - GUTTER, align: 'center' } as const;
    if (named > 0) sheet.set(city.name, name);
    drawDial(sheet.doc, { x: x + width / 2, y: y + radius, radius }, irex);
    const number = String(Math.round(irex.score));
    sheet.set(number, { face: 'display', size: 38, x, y: y + radius - 25, width, align: 'center' });
    line(bands[irex.band], radius + 22, 10);
    line(`Likely ${Math.round(irex.low)} to ${Math.round(irex.high)}`, 1.55 * radius + 10, 10);
    line(
      `Rank ${irex.rankLow} to ${irex.rankHigh}, ${irex.confidence} % known`,
      1.55 * radius + 25,
      9,
      inks.caption,
    );
    if (own !== null) line(`${Math.round(own)} by your own wishes`, 1.55 * radius + 40, 10, inks.ink);
  };
  sheet.tag('Figure', draw, scoreWords(city, own));
};

/** How high a plate of such a dial is. */
export const plateHeight = (radius: number): number => 1.55 * radius + 64;
