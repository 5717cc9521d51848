import { type ComparisonRow, type TemperatureUnit, getVerdictLabel, SURE } from '@wanderwork/contracts';
import { figureLabel, NO_FIGURE } from '../figure-labels.js';
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

const cellLabel = (
  { key, part, unit, cells }: ComparisonRow,
  value: number | string | null,
  degrees: TemperatureUnit,
): string => {
  if (part === 'figure')
    return figureLabel(
      { key, value, unit },
      degrees,
      cells.map((cell) => cell.value),
    );
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
          cells: [row.label, ...row.cells.map(({ value }) => cellLabel(row, value, degrees))],
          note: getVerdictLabel(row, cities),
          bold: row.leaders?.length === 1 && row.sureness! >= SURE ? row.leaders[0]! + 1 : null,
        })),
    );
    sheet.y += 14;
  }
  sheet.paragraph(
    '“Probably” comes with how sure we are that the difference is real, given the margin of error; from 95 % on we say it plainly, and below 65 % we see no difference. The figures and their sources are listed under “All figures” and on each city’s page.',
    { size: 9, ink: inks.caption },
  );
};
