import { getOriginLabel, type CityDetail, type Figure } from '@wanderwork/contracts';
import { compareCosts } from '../../analytics/compare-costs.js';
import { formatMoney, originLabel, rangeLabel } from '../figure-labels.js';
import { listSources, type ReportFacts } from '../report-facts.js';
import { inks, partInks } from './inks.js';
import { formatReference } from './reference.js';
import type { PdfSheet } from './pdf-sheet.js';

const BLOCK_USD = 250;

interface Part {
  label: string;
  usd: number;
}

/** The parts of a month's cost; empty if any is unknown, because the others would not add up to the total. */
const listParts = (city: CityDetail): Part[] => {
  const [, ...lines] = compareCosts(city, null).lines;
  const parts = lines.flatMap(({ label, here }) => (here ? [{ label, usd: here.usd }] : []));
  return parts.length === lines.length ? parts : [];
};

/** Draws a scale bar like that of a map: each block is 250 dollars, and a red line marks the total. */
const drawScale = (sheet: PdfSheet, parts: readonly Part[], blocks: number, x: number, y: number): void => {
  const { doc, width } = sheet;
  const toWidth = (usd: number) => (width * usd) / (blocks * BLOCK_USD);
  let total = 0;
  parts.forEach(({ usd }, index) => {
    doc.rect(x + toWidth(total), y, toWidth(usd), 18).fill(partInks[index % partInks.length]!);
    total += usd;
  });
  for (let block = 0; block < blocks; block += 1) {
    doc
      .rect(x + toWidth(block * BLOCK_USD), y + 22, toWidth(BLOCK_USD), 5)
      .lineWidth(0.5)
      .strokeColor(inks.ink);
    if (block % 2) doc.stroke();
    else doc.fillAndStroke(inks.ink, inks.ink);
    if (block % 2 === 0)
      sheet.set(formatMoney(block * BLOCK_USD), {
        x: x + toWidth(block * BLOCK_USD),
        y: y + 30,
        width: 60,
        size: 8,
        ink: inks.caption,
      });
  }
  doc
    .moveTo(x + toWidth(total), y - 4)
    .lineTo(x + toWidth(total), y + 30)
    .lineWidth(1.6)
    .strokeColor(inks.red)
    .stroke();
};

const LEGEND_ROW_HEIGHT = 15;

const drawLegend = (sheet: PdfSheet, parts: readonly Part[], x: number, y: number): void =>
  parts.forEach(({ label, usd }, index) => {
    const column = x + (index % 2) * (sheet.width / 2);
    const row = y + Math.floor(index / 2) * LEGEND_ROW_HEIGHT;
    sheet.doc.rect(column, row + 3, 7, 7).fill(partInks[index % partInks.length]!);
    sheet.set(label, { x: column + 14, y: row, width: 170, size: 9 });
    sheet.set(formatMoney(usd), {
      face: 'bold',
      x: column + 150,
      y: row,
      width: 60,
      size: 9,
      align: 'right',
    });
  });

const describeTotal = (city: CityDetail, total: Figure | undefined, facts: ReportFacts): string => {
  if (typeof total?.value !== 'number')
    return `We don’t know what a month in ${city.name} costs, and we don’t guess.`;
  const range = rangeLabel(total);
  const likely = range === null ? '' : `, likely ${range}`;
  const reference = formatReference(total, listSources(facts.cities));
  const sentences = [
    `${originLabel(total)}${likely}`,
    reference,
    `${formatMoney(total.value)} a month for one person`,
    ...describeRent(city),
  ];
  return `${sentences.join('. ')}.`;
};

/** Where the rent comes from, which is usually the largest part. */
const describeRent = ({ figures }: CityDetail): string[] => {
  const rent = figures.find(({ key }) => key === 'rent');
  if (typeof rent?.value !== 'number') return [];
  const range = rangeLabel(rent);
  return [`The rent: ${getOriginLabel(rent)}${range === null ? '' : `, likely ${range}`}`];
};

const describeHeading = (total: Figure | undefined): string => {
  if (typeof total?.value !== 'number') return 'no figure';
  const amount = `${formatMoney(total.value)} a month`;
  return total.reliability === 'D' ? `a rough guess of ${amount}` : `about ${amount}`;
};

const addCityCost = (sheet: PdfSheet, city: CityDetail, blocks: number, facts: ReportFacts): void => {
  const total = city.figures.find(({ key }) => key === 'monthly_cost');
  const parts = listParts(city);
  sheet.subheading(`${city.name}: ${describeHeading(total)}`, 170);
  if (parts.length > 0) {
    const amounts = parts.map(({ label, usd }) => `${label} ${formatMoney(usd)}`).join(', ');
    sheet.drawing(50, `A month in ${city.name}: ${amounts}`, (_, x, y) =>
      drawScale(sheet, parts, blocks, x, y),
    );
    sheet.drawing(
      Math.ceil(parts.length / 2) * LEGEND_ROW_HEIGHT + 4,
      `The parts of the monthly cost in ${city.name}`,
      (_, x, y) => drawLegend(sheet, parts, x, y),
    );
  }
  sheet.paragraph(describeTotal(city, total, facts), { size: 9, ink: inks.caption, after: 12 });
};

/** The monthly cost of each city and its parts, on the same scale for all cities. */
export const addCostChapter = (sheet: PdfSheet, facts: ReportFacts): void => {
  sheet.heading('Monthly cost', 170);
  const totals = facts.cities.map((city) => listParts(city).reduce((sum, { usd }) => sum + usd, 0));
  const blocks = Math.ceil(Math.max(...totals, BLOCK_USD) / BLOCK_USD) + 1;
  facts.cities.forEach((city) => addCityCost(sheet, city, blocks, facts));
};
