import type { CityDetail, Figure } from '@wanderwork/contracts';
import { costAgainstHome } from '../../analytics/cost-against-home.js';
import { gradeWords, money } from '../figure-labels.js';
import { sourcesOf, type ReportFacts } from '../report-facts.js';
import { inks, partInks } from './inks.js';
import { referenceOf } from './reference.js';
import type { PdfSheet } from './pdf-sheet.js';

const BLOCK_USD = 250;

interface Part {
  label: string;
  usd: number;
}

/** The parts of a month, or none when any is unknown: then they would not add up. */
const partsOf = (city: CityDetail): Part[] => {
  const [, ...lines] = costAgainstHome(city, null).lines;
  const known = lines.flatMap(({ label, here }) => (here ? [{ label, usd: here.usd }] : []));
  return known.length === lines.length ? known : [];
};

/** A map's scale bar: one block is 250 dollars, the parts lie along it, the sum stands at the red line. */
const drawScale = (sheet: PdfSheet, parts: readonly Part[], blocks: number, x: number, y: number): void => {
  const { doc, width } = sheet;
  const at = (usd: number) => (width * usd) / (blocks * BLOCK_USD);
  let before = 0;
  parts.forEach(({ usd }, part) => {
    doc.rect(x + at(before), y, at(usd), 18).fill(partInks[part % partInks.length]!);
    before += usd;
  });
  for (let block = 0; block < blocks; block += 1) {
    doc
      .rect(x + at(block * BLOCK_USD), y + 22, at(BLOCK_USD), 5)
      .lineWidth(0.5)
      .strokeColor(inks.ink);
    if (block % 2) doc.stroke();
    else doc.fillAndStroke(inks.ink, inks.ink);
    if (block % 2 === 0)
      sheet.set(money(block * BLOCK_USD), {
        x: x + at(block * BLOCK_USD),
        y: y + 30,
        width: 60,
        size: 8,
        ink: inks.caption,
      });
  }
  doc
    .moveTo(x + at(before), y - 4)
    .lineTo(x + at(before), y + 30)
    .lineWidth(1.6)
    .strokeColor(inks.red)
    .stroke();
};

const LEGEND_ROW = 15;

const drawLegend = (sheet: PdfSheet, parts: readonly Part[], x: number, y: number): void =>
  parts.forEach(({ label, usd }, part) => {
    const column = x + (part % 2) * (sheet.width / 2);
    const row = y + Math.floor(part / 2) * LEGEND_ROW;
    sheet.doc.rect(column, row + 3, 7, 7).fill(partInks[part % partInks.length]!);
    sheet.set(label, { x: column + 14, y: row, width: 170, size: 9 });
    sheet.set(money(usd), { face: 'bold', x: column + 150, y: row, width: 60, size: 9, align: 'right' });
  });

const totalWords = (city: CityDetail, whole: Figure | undefined, facts: ReportFacts): string => {
  const [line] = costAgainstHome(city, null).lines;
  if (!line?.here || !whole) return `${city.name}: what a month costs is not known. We do not guess it.`;
  const { usd, low, high, grade } = line.here;
  const range = high > low ? `, likely ${money(low)} to ${money(high)}` : '';
  return `${gradeWords[grade]}${range}. ${referenceOf(whole, sourcesOf(facts.cities))}. ${money(usd)} a month for one person.`;
};

const cityCost = (sheet: PdfSheet, city: CityDetail, blocks: number, facts: ReportFacts): void => {
  const whole = city.figures.find(({ key }) => key === 'monthly_cost');
  const parts = partsOf(city);
  const cost = typeof whole?.value === 'number' ? `about ${money(whole.value)} a month` : 'no figure';
  sheet.subheading(`${city.name}: ${cost}`, 170);
  if (parts.length > 0) {
    const words = parts.map(({ label, usd }) => `${label} ${money(usd)}`).join(', ');
    sheet.drawing(50, `A month in ${city.name}: ${words}`, (_, x, y) =>
      drawScale(sheet, parts, blocks, x, y),
    );
    sheet.drawing(
      Math.ceil(parts.length / 2) * LEGEND_ROW + 4,
      `The parts of a month in ${city.name}`,
      (_, x, y) => drawLegend(sheet, parts, x, y),
    );
  }
  sheet.paragraph(totalWords(city, whole, facts), { size: 9, ink: inks.caption, after: 12 });
};

/** What a month costs, laid along one scale for all cities. */
export const costChapter = (sheet: PdfSheet, facts: ReportFacts): void => {
  sheet.heading('What a month costs', 170);
  const sums = facts.cities.map((city) => partsOf(city).reduce((sum, { usd }) => sum + usd, 0));
  const blocks = Math.ceil(Math.max(...sums, BLOCK_USD) / BLOCK_USD) + 1;
  facts.cities.forEach((city) => cityCost(sheet, city, blocks, facts));
};
