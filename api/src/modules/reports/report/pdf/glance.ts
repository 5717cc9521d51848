import type { CityDetail, Figure } from '@wanderwork/contracts';
import { figureLabel, gradeWords, NO_FIGURE } from '../figure-labels.js';
import type { ReportFacts } from '../report-facts.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

/** What most people ask first, by the figure that answers it. */
const asked = [
  ['monthly_cost', 'A month for one'],
  ['download', 'Download speed'],
  ['safety_index', 'Safety'],
  ['temperature_year', 'Mean of the year'],
] as const;

const LABEL = 118;
const ROW = 33;

/** Between two columns. */
const GUTTER = 8;
const NAME = { face: 'bold', size: 9 } as const;

const columnOf = (sheet: PdfSheet, { cities }: ReportFacts): number => (sheet.width - LABEL) / cities.length;

/** How high the names of the columns stand; one city's name stands above the whole page. */
const namesHeight = (sheet: PdfSheet, facts: ReportFacts): number => {
  const { cities } = facts;
  if (cities.length === 1) return 0;
  const width = columnOf(sheet, facts) - GUTTER;
  return Math.max(...cities.map(({ name }) => sheet.heightOf(name, NAME, width))) + 6;
};

/** How high it stands. */
export const glanceHeight = (sheet: PdfSheet, facts: ReportFacts): number =>
  namesHeight(sheet, facts) + asked.length * ROW;

const cellOf = (
  figure: Figure | undefined,
  beside: readonly (Figure | undefined)[],
  { degrees }: Pick<ReportFacts, 'degrees'>,
) =>
  figure && figure.value !== null
    ? {
        value: figureLabel(
          figure,
          degrees,
          beside.map((one) => one?.value),
        ).replace(' a month', ''),
        grade: figure.grade ? gradeWords[figure.grade] : '',
      }
    : { value: NO_FIGURE, grade: '' };

const figureOf = ({ figures }: CityDetail, key: string): Figure | undefined =>
  figures.find((figure) => figure.key === key);

/** Four figures of each city beside each other, with their grades: the report in a hand's breadth. */
export const drawGlance = (sheet: PdfSheet, facts: ReportFacts): void => {
  const table = sheet.beginTable();
  const width = columnOf(sheet, facts);
  const placeOf = (at: number) => ({ x: sheet.left + LABEL + at * width, width: width - GUTTER });
  const named = namesHeight(sheet, facts);
  if (named > 0) {
    const { y } = sheet;
    const head = (text: string, place: object) => ({
      head: true,
      draw: () => sheet.set(text, { ...NAME, ...place, y }),
    });
    const names = facts.cities.map(({ name }, at) => head(name, placeOf(at)));
    sheet.row(table, [head('At a glance', { width: LABEL - GUTTER }), ...names]);
    sheet.y = y + named;
  }
  for (const [key, label] of asked) {
    const { y } = sheet;
    sheet.rule(y);
    const figures = facts.cities.map((city) => figureOf(city, key));
    const cells = figures.map((figure) => cellOf(figure, figures, facts));
    const draw = (at: number) => () => {
      const { value, grade } = cells[at]!;
      const place = placeOf(at);
      sheet.set(value, { ...place, face: 'display', size: 15, y: y + 5 });
      sheet.set(grade, { ...place, size: 8, ink: inks.caption, y: y + 22 });
    };
    sheet.row(table, [
      {
        head: true,
        draw: () => sheet.set(label, { size: 9.5, ink: inks.quiet, y: y + 10, width: LABEL - GUTTER }),
      },
      ...cells.map((_, at) => ({ head: false, draw: draw(at) })),
    ]);
    sheet.y = y + ROW;
  }
  sheet.rule(sheet.y);
};
