import { setImmediate } from 'node:timers/promises';
import { PRODUCT_NAME, type ReportSection } from '@wanderwork/contracts';
import { joinCityNames, type ReportFacts } from '../report-facts.js';
import { addClimateChapter } from './climate-chapter.js';
import { addComparisonChapter } from './comparison-chapter.js';
import { addCostChapter } from './cost-chapter.js';
import { addFiguresChapter } from './figures-chapter.js';
import { addPageFooters } from './page-footers.js';
import { addScoreChapter } from './score-chapter.js';
import { PdfSheet } from './pdf-sheet.js';
import { addSourcesChapter } from './sources-chapter.js';
import { addTitlePage } from './title-page.js';

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
