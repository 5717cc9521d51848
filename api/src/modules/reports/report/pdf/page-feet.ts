import { PRODUCT_NAME, whenWords } from '@wanderwork/contracts';
import { placesOf, type ReportFacts } from '../report-facts.js';

import { inks } from './inks.js';
import type { Sheet } from './sheet.js';

/** Under every sheet but the title: what it belongs to, and which of how many it is. */
export const pageFeet = (sheet: Sheet, facts: ReportFacts): void => {
  const { doc, left, width } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start + 1; page < start + count; page += 1) {
    doc.switchToPage(page);
    const y = doc.page.height - 46;
    const style = { y, size: 8, ink: inks.caption };
    sheet.decorate(() => {
      sheet.set(`${PRODUCT_NAME} report: ${placesOf(facts)}, ${whenWords(facts.day)}`, { ...style, x: left });
      sheet.set(`Page ${page + 1} of ${count}`, { ...style, x: left, width, align: 'right' });
    });
  }
};
