import { PRODUCT_NAME, formatPeriod } from '@wanderwork/contracts';
import { joinCityNames, type ReportFacts } from '../report-facts.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

const PAGE_NUMBER_WIDTH = 80;

/** The report's name in one line. Without the cities if their names are too long; the title page has them in full. */
const footerName = (sheet: PdfSheet, facts: ReportFacts, style: { size: number }): string => {
  const fullName = `${PRODUCT_NAME} report: ${joinCityNames(facts)}, ${formatPeriod(facts.day)}`;
  const isOneLine =
    sheet.heightOf(fullName, style, sheet.width - PAGE_NUMBER_WIDTH) <=
    sheet.heightOf('Page', style, PAGE_NUMBER_WIDTH);
  return isOneLine ? fullName : `${PRODUCT_NAME} report of ${formatPeriod(facts.day)}`;
};

/** Adds the report's name and the page number to the foot of every page but the title page. */
export const addPageFooters = (sheet: PdfSheet, facts: ReportFacts): void => {
  const { doc, left, width } = sheet;
  const style = { size: 8, ink: inks.caption };
  const name = footerName(sheet, facts, style);
  const { start, count } = doc.bufferedPageRange();
  for (let page = start + 1; page < start + count; page += 1) {
    doc.switchToPage(page);
    const y = doc.page.height - 46;
    sheet.decorate(() => {
      sheet.set(name, { ...style, y, x: left });
      sheet.set(`Page ${page + 1} of ${count}`, { ...style, y, x: left, width, align: 'right' });
    });
  }
};
