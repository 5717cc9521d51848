import { sourcesOf, type ReportFacts } from '../report-facts.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

/** Who made the figures, under which licence, in the words they ask for. */
export const sourcesChapter = (sheet: PdfSheet, { cities }: ReportFacts): void => {
  sheet.heading('Sources and licences');
  sourcesOf(cities).forEach(({ title, attribution, licence, url }, at) => {
    sheet.room(54);
    sheet.paragraph(`[${at + 1}] ${title}`, { face: 'bold', size: 9, after: 1 });
    sheet.paragraph(`${attribution} (${licence})${url ? ` ${url}` : ''}`, {
      size: 8.5,
      ink: inks.quiet,
      after: 9,
    });
  });
};
