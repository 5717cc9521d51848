import type { CityDetail } from '@wanderwork/contracts';
import { drawDial } from './dial.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

const bandLabels = {
  outstanding: 'Outstanding',
  strong: 'Strong',
  good: 'Good',
  mixed: 'Mixed',
  weak: 'Weak',
} as const;

/** The position and width of a plate and the radius of its dial, in points. */
interface Place {
  x: number;
  y: number;
  width: number;
  radius: number;
  /** The height of the city's name above the dial; without it, the name is not drawn. */
  nameHeight?: number;
}

const NAME_STYLE = { face: 'bold', size: 10 } as const;
/** The space between two names. */
const GUTTER = 12;

/** The height that the longest of the cities' names needs above a plate of this width. */
export const namesHeight = (sheet: PdfSheet, cities: readonly CityDetail[], width: number): number =>
  Math.max(...cities.map(({ name }) => sheet.heightOf(name, NAME_STYLE, width - GUTTER))) + 8;

const describeScore = ({ name, country, irex }: CityDetail, personalScore: number | null): string =>
  `${name}, ${country}: IREX ${irex.score}, likely ${irex.low} to ${irex.high}, ${irex.band}; ${irex.confidence}% of the data is known.` +
  (personalScore === null ? '' : ` Your IREX: ${Math.round(personalScore)}.`);

/** Draws one city's dial with its score in the middle, and its band, range and rank below. */
export const drawScorePlate = (
  sheet: PdfSheet,
  city: CityDetail,
  personalScore: number | null,
  { x, y: top, width, radius, nameHeight = 0 }: Place,
): void => {
  const y = top + nameHeight;
  const { irex } = city;
  const drawLine = (text: string, offset: number, size: number, ink: string = inks.quiet) =>
    sheet.set(text, { x, y: y + offset, width, align: 'center', size, ink });
  const draw = () => {
    const nameStyle = {
      ...NAME_STYLE,
      x: x + GUTTER / 2,
      y: top,
      width: width - GUTTER,
      align: 'center',
    } as const;
    if (nameHeight > 0) sheet.set(city.name, nameStyle);
    drawDial(sheet.doc, { x: x + width / 2, y: y + radius, radius }, irex);
    const score = String(Math.round(irex.score));
    sheet.set(score, { face: 'display', size: 38, x, y: y + radius - 25, width, align: 'center' });
    drawLine(bandLabels[irex.band], radius + 22, 10);
    drawLine(`Likely ${Math.round(irex.low)}–${Math.round(irex.high)}`, 1.55 * radius + 10, 10);
    drawLine(
      `Rank ${irex.rankLow}–${irex.rankHigh}, ${irex.confidence}% known`,
      1.55 * radius + 25,
      9,
      inks.caption,
    );
    if (personalScore !== null)
      drawLine(`Your IREX: ${Math.round(personalScore)}`, 1.55 * radius + 40, 10, inks.ink);
  };
  sheet.tag('Figure', draw, describeScore(city, personalScore));
};

/** The height of a plate whose dial has this radius, without the name. */
export const plateHeight = (radius: number): number => 1.55 * radius + 64;
