import { type CityDetail, type IrexDimension, dimensionNames } from '@wanderwork/contracts';
import type { ReportFacts } from '../report-facts.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

const ROW = 16;
const NAME = 150;
const SCORE = 34;
const KNOWN = 78;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A ruler from 0 to 100, a tick each ten, filled up to the score. */
const ruler = (doc: PDFKit.PDFDocument, x: number, y: number, width: number, score: number): void => {
  doc.rect(x, y - 5, (width * score) / 100, 5).fill(inks.ink);
  for (let tick = 0; tick <= 10; tick += 1)
    doc
      .moveTo(x + (width * tick) / 10, y - (tick % 5 ? 3 : 6))
      .lineTo(x + (width * tick) / 10, y)
      .lineWidth(0.5)
      .strokeColor(inks.edge)
      .stroke();
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
};

const dimensionRow = (sheet: PdfSheet, { key, weight, score, quality }: IrexDimension): void => {
  const { doc, left, width } = sheet;
  const words = `${dimensionNames[key]}, ${percent(weight)} of the whole: ${Math.round(score)} of 100, ${percent(quality)} known`;
  sheet.drawing(ROW, words, (_, x, y) => {
    const bar = width - NAME - SCORE - KNOWN;
    sheet.set(dimensionNames[key], { y, width: NAME });
    sheet.set(percent(weight), { x: x + 100, y, width: 40, align: 'right', size: 9, ink: inks.caption });
    ruler(doc, x + NAME, y + 12, bar, score);
    sheet.set(String(Math.round(score)), {
      face: 'bold',
      x: x + NAME + bar,
      y,
      width: SCORE,
      align: 'right',
    });
    const known = `${percent(quality)} known`;
    sheet.set(known, {
      x: left + width - KNOWN,
      y,
      width: KNOWN,
      align: 'right',
      size: 9,
      ink: inks.caption,
    });
  });
};

const cityScore = (sheet: PdfSheet, { name, irex }: CityDetail): void => {
  sheet.subheading(
    `${name}: ${irex.score.toFixed(1)}, likely ${irex.low.toFixed(1)} to ${irex.high.toFixed(1)}`,
    30 + 8 * ROW,
  );
  irex.dimensions.forEach((dimension) => dimensionRow(sheet, dimension));
  sheet.y += 16;
};

/** What the score is made of. */
export const scoreChapter = (sheet: PdfSheet, { cities }: ReportFacts): void => {
  sheet.heading('What the score is made of', 30 + 8 * ROW);
  cities.forEach((city) => cityScore(sheet, city));
  const version = cities[0]?.irex.formulaVersion ?? '';
  sheet.paragraph(
    `A weighted geometric mean: a bad dimension cannot be bought off by a good one. Where a figure is missing the region’s median stands in and counts as not known. Computed by the formula IREX ${version}, which is open.`,
    { size: 9, ink: inks.caption },
  );
};
