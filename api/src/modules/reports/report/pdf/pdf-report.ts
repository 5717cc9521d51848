import { setImmediate } from 'node:timers/promises';
import { PRODUCT_NAME, type ReportSection } from '@wanderwork/contracts';
import { placesOf, type ReportFacts } from '../report-facts.js';
import { climateChapter } from './climate-chapter.js';
import { comparisonChapter } from './comparison-chapter.js';
import { costChapter } from './cost-chapter.js';
import { figuresChapter } from './figures-chapter.js';
import { pageFeet } from './page-feet.js';
import { scoreChapter } from './score-chapter.js';
import { PdfSheet } from './pdf-sheet.js';
import { sourcesChapter } from './sources-chapter.js';
import { titlePage } from './title-page.js';

type Chapter = (sheet: PdfSheet, facts: ReportFacts) => void | Promise<void>;

const chapters: Record<ReportSection, Chapter> = {
  score: scoreChapter,
  cost: costChapter,
  climate: climateChapter,
  comparison: comparisonChapter,
  figures: figuresChapter,
};

/** The report as a PDF, chapter by chapter: between them other requests get their turn. */
export const pdfReport = async (facts: ReportFacts): Promise<PDFKit.PDFDocument> => {
  const title = `${placesOf(facts)}: ${PRODUCT_NAME} report`;
  const subject = 'A remote worker’s view, with the source of every figure';
  const sheet = new PdfSheet({ title, subject, day: facts.day });
  titlePage(sheet, facts);
  sheet.newPage();
  for (const section of facts.sections) {
    await setImmediate();
    await chapters[section](sheet, facts);
    sheet.y += 12;
  }
  sourcesChapter(sheet, facts);
  pageFeet(sheet, facts);
  await setImmediate();
  sheet.doc.end();
  return sheet.doc;
};
