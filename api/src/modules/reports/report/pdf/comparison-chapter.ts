import {
  type CityDetail,
  type ComparisonRow,
  type TemperatureUnit,
  getVerdictLabel,
  isCountryFigure,
  SURE,
} from '@wanderwork/contracts';
import { figureLabel, NO_FIGURE, originLabel, rangeLabel } from '../figure-labels.js';
import type { ReportFacts } from '../report-facts.js';
import { drawTable, type Column } from './table.js';
import { inks } from './inks.js';
import type { PdfSheet } from './pdf-sheet.js';

const parts = [
  ['score', 'Score'],
  ['dimension', 'Dimensions'],
  ['figure', 'Figures'],
] as const;

const LABEL_WIDTH = 168;

/** "Download speed, country figures" for a row that compares only countries. */
const rowLabel = ({ key, label, cells }: ComparisonRow): string => {
  const grades = cells.flatMap(({ value, grade }) => (value === null ? [] : [grade]));
  const areCountries = grades.length > 0 && grades.every((grade) => isCountryFigure({ key, grade }));
  return areCountries ? `${label}, country figures` : label;
};

/** "$1,050 a month, rough guess, $750–$1,500". */
const cellLabel = (
  { key, part, unit, cells }: ComparisonRow,
  value: number | string | null,
  { figures }: CityDetail,
  degrees: TemperatureUnit,
): string => {
  if (part === 'figure') {
    const label = figureLabel(
      { key, value, unit },
      degrees,
      cells.map((cell) => cell.value),
    );
    const figure = figures.find((one) => one.key === key);
    const range = figure && rangeLabel(figure);
    return range ? `${label}, ${originLabel(figure).toLowerCase()}, ${range}` : label;
  }
  return typeof value === 'number' ? String(Math.round(value)) : NO_FIGURE;
};

/** The cities side by side, with a note in each row on who is ahead and how sure that is. */
export const addComparisonChapter = async (
  sheet: PdfSheet,
  { cities, rows, degrees }: ReportFacts,
): Promise<void> => {
  if (cities.length < 2) return;
  const names = cities.map(({ name }) => name);
  const width = (sheet.width - LABEL_WIDTH) / names.length;
  const columns: Column[] = [
    { head: 'Measure', width: LABEL_WIDTH },
    ...names.map((head) => ({ head, width })),
  ];
  sheet.heading('Side by side', 140);
  for (const [part, title] of parts) {
    sheet.subheading(title, 90);
    await drawTable(
      sheet,
      columns,
      rows
        .filter((row) => row.part === part)
        .map((row) => ({
          cells: [
            rowLabel(row),
            ...row.cells.map(({ value }, index) => cellLabel(row, value, cities[index]!, degrees)),
          ],
          note: getVerdictLabel(row, cities),
          bold: row.leaders?.length === 1 && row.sureness! >= SURE ? row.leaders[0]! + 1 : null,
        })),
    );
    sheet.y += 14;
  }
  sheet.paragraph(
    'With “probably” we say how sure we are that a difference is real, given the margin of error. From 95% on we leave out “probably”; below 65% we see no difference. The figures and their sources are listed under “All figures” and on each city’s page.',
    { size: 9, ink: inks.caption },
  );
};
