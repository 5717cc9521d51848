import { PRODUCT_NAME, formatPeriod } from '@wanderwork/contracts';
import { placesOf, type ReportFacts } from '../report-facts.js';

import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

/** What a page's number has for itself. */
const NUMBER = 80;

/** What the report is called in one line: the names in full are on the title, however long they are. */
const nameOf = (sheet: PdfSheet, facts: ReportFacts, style: { size: number }): string => {
  const named = `${PRODUCT_NAME} report: ${placesOf(facts)}, ${formatPeriod(facts.day)}`;
  const isOneLine =
    sheet.heightOf(named, style, sheet.width - NUMBER) <= sheet.heightOf('Page', style, NUMBER);
  return isOneLine ? named : `${PRODUCT_NAME} report of ${formatPeriod(facts.day)}`;
};

/** Under every sheet but the title: what it belongs to, and which of how many it is. */
export const pageFeet = (sheet: PdfSheet, facts: ReportFacts): void => {
  const { doc, left, width } = sheet;
  const look = { size: 8, ink: inks.caption };
  const name = nameOf(sheet, facts, look);
  const { start, count } = doc.bufferedPageRange();
  for (let page = start + 1; page < start + count; page += 1) {
    doc.switchToPage(page);
    const y = doc.page.height - 46;
    sheet.decorate(() => {
      sheet.set(name, { ...look, y, x: left });
      sheet.set(`Page ${page + 1} of ${count}`, { ...look, y, x: left, width, align: 'right' });
    });
  }
};
