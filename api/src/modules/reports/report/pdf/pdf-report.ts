import { setImmediate } from 'node:timers/promises';
import { PRODUCT_NAME, formatPeriod, type ReportSection } from '@wanderwork/contracts';
import { joinCityNames, type ReportFacts, listSources } from '../report-facts.js';
import { inks } from './inks.js';
import { PdfSheet } from './pdf-sheet.js';
import { addClimateChapter } from './climate-chapter.js';
import { addComparisonChapter } from './comparison-chapter.js';
import { addCostChapter } from './cost-chapter.js';
import { addFiguresChapter } from './figures-chapter.js';
import { addScoreChapter } from './score-chapter.js';
import { addTitlePage } from './title-page.js';

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
const addPageFooters = (sheet: PdfSheet, facts: ReportFacts): void => {
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

/** The sources with their licenses, in the wording that each license asks for. */
const addSourcesChapter = (sheet: PdfSheet, { cities }: ReportFacts): void => {
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

type AddChapter = (sheet: PdfSheet, facts: ReportFacts) => void | Promise<void>;

const chapters: Record<ReportSection, AddChapter> = {
  score: addScoreChapter,
  cost: addCostChapter,
  climate: addClimateChapter,
  comparison: addComparisonChapter,
  figures: addFiguresChapter,
};

/** Creates the report as a PDF. It yields to other requests between chapters. */
export const createPdfReport = async (facts: ReportFacts): Promise<PDFKit.PDFDocument> => {
  const title = `${joinCityNames(facts)}: ${PRODUCT_NAME} report`;
  const subject = 'A remote worker’s view, with the source of every figure';
  const sheet = new PdfSheet({ title, subject, day: facts.day });
  addTitlePage(sheet, facts);
  sheet.newPage();
  for (const section of facts.sections) {
    await setImmediate();
    await chapters[section](sheet, facts);
    sheet.y += 12;
  }
  addSourcesChapter(sheet, facts);
  addPageFooters(sheet, facts);
  await setImmediate();
  sheet.doc.end();
  return sheet.doc;
};
