import { type CityDetail, type IrexDimension, dimensionNames } from '@wanderwork/contracts';
import type { ReportFacts } from '../report-facts.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

const ROW_HEIGHT = 16;
const NAME_WIDTH = 150;
const SCORE_WIDTH = 34;
const KNOWN_WIDTH = 78;

const formatPercent = (share: number): string => `${Math.round(100 * share)}%`;

/** Draws a ruler from 0 to 100 with a tick for every ten points, filled up to the score. */
const drawRuler = (doc: PDFKit.PDFDocument, x: number, y: number, width: number, score: number): void => {
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

const addDimensionRow = (sheet: PdfSheet, { key, weight, score, quality }: IrexDimension): void => {
  const { doc, left, width } = sheet;
  const name = dimensionNames[key];
  const weightLabel = formatPercent(weight);
  const qualityLabel = `${formatPercent(quality)} known`;
  const alt = `${name}, ${weightLabel} of the score: ${Math.round(score)} of 100, ${qualityLabel}`;
  sheet.drawing(ROW_HEIGHT, alt, (_, x, y) => {
    const barWidth = width - NAME_WIDTH - SCORE_WIDTH - KNOWN_WIDTH;
    sheet.set(name, { y, width: NAME_WIDTH });
    sheet.set(weightLabel, { x: x + 100, y, width: 40, align: 'right', size: 9, ink: inks.caption });
    drawRuler(doc, x + NAME_WIDTH, y + 12, barWidth, score);
    sheet.set(String(Math.round(score)), {
      face: 'bold',
      x: x + NAME_WIDTH + barWidth,
      y,
      width: SCORE_WIDTH,
      align: 'right',
    });
    sheet.set(qualityLabel, {
      x: left + width - KNOWN_WIDTH,
      y,
      width: KNOWN_WIDTH,
      align: 'right',
      size: 9,
      ink: inks.caption,
    });
  });
};

const addCityScore = (sheet: PdfSheet, { name, irex }: CityDetail): void => {
  sheet.subheading(
    `${name}: ${irex.score.toFixed(1)}, likely ${irex.low.toFixed(1)}–${irex.high.toFixed(1)}`,
    30 + 8 * ROW_HEIGHT,
  );
  irex.dimensions.forEach((dimension) => addDimensionRow(sheet, dimension));
  sheet.y += 16;
};

/** The dimensions of each city's score. */
export const addScoreChapter = (sheet: PdfSheet, { cities }: ReportFacts): void => {
  sheet.heading('What the score is made of', 30 + 8 * ROW_HEIGHT);
  cities.forEach((city) => addCityScore(sheet, city));
  const version = cities[0]?.irex.formulaVersion ?? '';
  sheet.paragraph(
    `The score is a weighted geometric mean, so strengths can’t fully offset a weak area. Where a figure is missing, we use the region’s median and count it as not known. The formula, IREX ${version}, is open.`,
    { size: 9, ink: inks.caption },
  );
};
