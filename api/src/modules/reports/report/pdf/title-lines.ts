import { PRODUCT_NAME, formatPeriod } from '@wanderwork/contracts';
import { joinCityNames, type ReportFacts } from '../report-facts.js';
import { verdictSentence } from '../verdict-sentence.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

/** A text of the title page. Texts are measured first, because the pictures fill the space that they leave. */
export interface Line {
  text: string;
  style: Parameters<PdfSheet['heightOf']>[1];
  width: number;
  tag: 'H1' | 'P';
  /** The space below it. */
  after: number;
}

const NAME_SIZES = [54, 46, 40, 34, 28, 22, 18, 15];
const NAME_LINE_HEIGHT = 1.04;
const MIN_ONE_LINE_SIZE = 34;

/** The largest size at which the names fit in one line, if that is at least 34 points; otherwise in two lines. */
const chooseNameStyle = (sheet: PdfSheet, name: string, width: number, maxSize: number): Line['style'] => {
  const styles = NAME_SIZES.filter((size) => size <= maxSize).map(
    (size) => ({ face: 'display', size, line: NAME_LINE_HEIGHT }) as const,
  );
  const countLines = (style: (typeof styles)[number]) =>
    Math.round(sheet.heightOf(name, style, width) / (style.size * NAME_LINE_HEIGHT));
  const oneLineStyle = styles.find((style) => style.size >= MIN_ONE_LINE_SIZE && countLines(style) === 1);
  return oneLineStyle ?? styles.find((style) => countLines(style) <= 2) ?? styles.at(-1)!;
};

/** The report's cities, its date and its main result. */
export const headLines = (sheet: PdfSheet, facts: ReportFacts, width: number): Line[] => {
  const { cities, day } = facts;
  const name = joinCityNames(facts);
  const countries = cities.map(({ region, country }) => `${country}, ${region}`).join('  ·  ');
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
      style: chooseNameStyle(sheet, name, width, cities.length === 1 ? 54 : 40),
      width,
      tag: 'H1',
      after: 8,
    },
    { text: countries, style: quiet, width, tag: 'P', after: 1 },
    {
      text: `Made on ${formatPeriod(day)} from that day’s figures.`,
      style: quiet,
      width,
      tag: 'P',
      after: 12,
    },
    { text: verdictSentence(facts), style: { face: 'display', size: 15 }, width, tag: 'P', after: 14 },
  ];
};

/** The notes that explain the score, the sources and the margin of error. */
export const noteLines = ({ width }: PdfSheet): Line[] =>
  notes.map((text) => ({ text, style: { size: 8.5, ink: inks.quiet }, width, tag: 'P', after: 4 }));

const notes = [
  'IREX scores from 0 to 100 how well a city suits someone who works remotely and stays for a month or more. The red band shows the margin of error: nine times out of ten the score lies within it, if each figure is off by as much as figures of its kind usually are.',
  'Every figure names its source by a number in brackets, with its year and how we know it: official, measured in the city, a country figure, an estimate, or a rough guess. A cost has a likely range: the truth should lie within it four times out of five. The sources are listed at the end. Missing figures are marked as missing.',
  'Where a difference may be due to the margin of error, this report says how sure we are of it, or calls the cities level: there is no difference we can see.',
];

export const heightOfLines = (sheet: PdfSheet, lines: readonly Line[]): number =>
  lines.reduce((sum, { text, style, width, after }) => sum + sheet.heightOf(text, style, width) + after, 0);

/** Writes lines from the sheet's current position on. */
export const writeLines = (sheet: PdfSheet, lines: readonly Line[]): void => {
  for (const { text, style, width, tag, after } of lines) {
    const { y } = sheet;
    sheet.tag(tag, () => sheet.set(text, { ...style, y, width }));
    sheet.y = y + sheet.heightOf(text, style, width) + after;
  }
};
