import { listSources, type ReportFacts } from '../report-facts.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

/** The sources with their licenses, in the wording that each license asks for. */
export const addSourcesChapter = (sheet: PdfSheet, { cities }: ReportFacts): void => {
  sheet.heading('Sources and licenses');
  listSources(cities).forEach(({ title, attribution, licence, url }, index) => {
    sheet.room(54);
    sheet.paragraph(`[${index + 1}] ${title}`, { face: 'bold', size: 9, after: 1 });
    sheet.paragraph(`${attribution} (${licence})${url ? ` ${url}` : ''}`, {
      size: 8.5,
      ink: inks.quiet,
      after: 9,
    });
  });
};
