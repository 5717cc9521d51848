import { PRODUCT_NAME, formatPeriod } from '@wanderwork/contracts';
import { placesOf, type ReportFacts } from '../report-facts.js';
import { verdictSentence } from '../verdict-sentence.js';

import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

/** Words of the title page, measured before they are set: its pictures have the room that they leave. */
export interface Line {
  text: string;
  style: Parameters<PdfSheet['heightOf']>[1];
  width: number;
  tag: 'H1' | 'P';
  /** How far the next line stands below it. */
  after: number;
}

/** Names are as large as they may be: in one line where they stay large, else in two, however long. */
const NAME_SIZES = [54, 46, 40, 34, 28, 22, 18, 15];
const NAME_LINE = 1.04;
const STILL_LARGE = 34;

const nameStyle = (sheet: PdfSheet, name: string, width: number, largest: number): Line['style'] => {
  const styles = NAME_SIZES.filter((size) => size <= largest).map(
    (size) => ({ face: 'display', size, line: NAME_LINE }) as const,
  );
  const lines = (style: (typeof styles)[number]) =>
    Math.round(sheet.heightOf(name, style, width) / (style.size * NAME_LINE));
  const inOne = styles.find((style) => style.size >= STILL_LARGE && lines(style) === 1);
  return inOne ?? styles.find((style) => lines(style) <= 2) ?? styles.at(-1)!;
};

/** What the report is about, when it was made, and what it comes to. */
export const headLines = (sheet: PdfSheet, facts: ReportFacts, width: number): Line[] => {
  const { cities, day } = facts;
  const name = placesOf(facts);
  const where = cities.map(({ region, country }) => `${country}, ${region}`).join('  ·  ');
  const quiet = { size: 10, ink: inks.quiet };
  return [
    {
      text: `${PRODUCT_NAME} report`,
      style: { face: 'bold', size: 10, ink: inks.red },
      width,
      tag: 'P',
      after: 4,
    },
    {
      text: name,
      style: nameStyle(sheet, name, width, cities.length === 1 ? 54 : 40),
      width,
      tag: 'H1',
      after: 8,
    },
    { text: where, style: quiet, width, tag: 'P', after: 1 },
    {
      text: `Made on ${formatPeriod(day)} from the figures of that day.`,
      style: quiet,
      width,
      tag: 'P',
      after: 12,
    },
    { text: verdictSentence(facts), style: { face: 'display', size: 15 }, width, tag: 'P', after: 14 },
  ];
};

/** What one must know to read the rest. */
export const noteLines = ({ width }: PdfSheet): Line[] =>
  honestly.map((text) => ({ text, style: { size: 8.5, ink: inks.quiet }, width, tag: 'P', after: 4 }));

const honestly = [
  'IREX says how well a city serves somebody who works remotely and lives there for a month or more, from 0 to 100. The red band is where the score lies nine times out of ten when each figure errs as far as its kind does.',
  'Every figure names its source by a number in brackets, and its year and grade: measured there, a country figure, a model’s estimate, or given with the launch samples. The sources stand at the end. A missing figure is said to be missing.',
  'Where a difference is smaller than what is not known, this report says that two cities cannot be told apart.',
];

export const heightOfLines = (sheet: PdfSheet, lines: readonly Line[]): number =>
  lines.reduce((sum, { text, style, width, after }) => sum + sheet.heightOf(text, style, width) + after, 0);

/** Sets lines from where the sheet is. */
export const writeLines = (sheet: PdfSheet, lines: readonly Line[]): void => {
  for (const { text, style, width, tag, after } of lines) {
    const { y } = sheet;
    sheet.tag(tag, () => sheet.set(text, { ...style, y, width }));
    sheet.y = y + sheet.heightOf(text, style, width) + after;
  }
};
