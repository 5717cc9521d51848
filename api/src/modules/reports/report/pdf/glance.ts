import type { CityDetail, Figure } from '@wanderwork/contracts';
import { figureLabel, NO_FIGURE, originLabel, rangeLabel } from '../figure-labels.js';
import type { ReportFacts } from '../report-facts.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

/** The figures that most people look for first. */
const keyFigures = [
  ['monthly_cost', 'Monthly cost'],
  ['download', 'Download speed'],
  ['safety_index', 'Safety'],
  ['temperature_year', 'Average temperature'],
] as const;

const LABEL_WIDTH = 118;
const ROW_HEIGHT = 33;

/** The space between two columns. */
const GUTTER = 8;
const NAME_STYLE = { face: 'bold', size: 9 } as const;

const columnWidth = (sheet: PdfSheet, { cities }: ReportFacts): number =>
  (sheet.width - LABEL_WIDTH) / cities.length;

/** The height of the row with the cities' names. A report about one city has no such row. */
const namesHeight = (sheet: PdfSheet, facts: ReportFacts): number => {
  const { cities } = facts;
  if (cities.length === 1) return 0;
  const width = columnWidth(sheet, facts) - GUTTER;
  return Math.max(...cities.map(({ name }) => sheet.heightOf(name, NAME_STYLE, width))) + 6;
};

/** The height of the whole table. */
export const glanceHeight = (sheet: PdfSheet, facts: ReportFacts): number =>
  namesHeight(sheet, facts) + keyFigures.length * ROW_HEIGHT;

/** `rowFigures`: the same figure of all cities, which share one precision. */
const createCell = (
  figure: Figure | undefined,
  rowFigures: readonly (Figure | undefined)[],
  { degrees }: Pick<ReportFacts, 'degrees'>,
) =>
  figure && figure.value !== null
    ? {
        value: figureLabel(
          figure,
          degrees,
          rowFigures.map((other) => other?.value),
        ).replace(' a month', ''),
        grade: [originLabel(figure), rangeLabel(figure)].filter((part) => part !== null).join(', '),
      }
    : { value: NO_FIGURE, grade: '' };

const findFigure = ({ figures }: CityDetail, key: string): Figure | undefined =>
  figures.find((figure) => figure.key === key);

/** Draws a small table with four figures of each city and their grades. */
export const drawGlance = (sheet: PdfSheet, facts: ReportFacts): void => {
  const table = sheet.beginTable();
  const width = columnWidth(sheet, facts);
  const placeOf = (column: number) => ({
    x: sheet.left + LABEL_WIDTH + column * width,
    width: width - GUTTER,
  });
  const namesRowHeight = namesHeight(sheet, facts);
  if (namesRowHeight > 0) {
    const { y } = sheet;
    const createHeader = (text: string, place: object) => ({
      head: true,
      draw: () => sheet.set(text, { ...NAME_STYLE, ...place, y }),
    });
    const names = facts.cities.map(({ name }, column) => createHeader(name, placeOf(column)));
    sheet.row(table, [createHeader('At a glance', { width: LABEL_WIDTH - GUTTER }), ...names]);
    sheet.y = y + namesRowHeight;
  }
  for (const [key, label] of keyFigures) {
    const { y } = sheet;
    sheet.rule(y);
    const figures = facts.cities.map((city) => findFigure(city, key));
    const cells = figures.map((figure) => createCell(figure, figures, facts));
    const createDraw = (column: number) => () => {
      const { value, grade } = cells[column]!;
      const place = placeOf(column);
      sheet.set(value, { ...place, face: 'display', size: 15, y: y + 5 });
      sheet.set(grade, { ...place, size: 8, ink: inks.caption, y: y + 22 });
    };
    sheet.row(table, [
      {
        head: true,
        draw: () => sheet.set(label, { size: 9.5, ink: inks.quiet, y: y + 10, width: LABEL_WIDTH - GUTTER }),
      },
      ...cells.map((_, column) => ({ head: false, draw: createDraw(column) })),
    ]);
    sheet.y = y + ROW_HEIGHT;
  }
  sheet.rule(sheet.y);
};
