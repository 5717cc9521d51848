import {
  figureGroups,
  figureGroupTitles,
  type CityDetail,
  type Figure,
  type FigureGroup,
  type Source,
  convertTemperatures,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { figureLabel, originLabel, rangeLabel } from '../figure-labels.js';
import { listSources, type ReportFacts } from '../report-facts.js';
import { formatReference } from './reference.js';
import type { PdfSheet } from './pdf-sheet.js';
import { drawTable, type Column, type TableRow } from './table.js';

const columns: Column[] = [
  { head: 'Figure', width: 170 },
  { head: 'Value', width: 132 },
  { head: 'Grade', width: 80 },
  { head: 'Source, year', width: 101 },
];

/** Whether the next figure has the same note and source. The note is then printed once, below the last of them. */
const hasSameNote = (figure: Figure, next: Figure | undefined): boolean =>
  next !== undefined && next.sourceId === figure.sourceId && next.note === figure.note;

/** `sources`: all sources of the report, in the order of their numbers. */
interface FormatOptions {
  degrees: TemperatureUnit;
  sources: readonly Source[];
}

const toRow = (figure: Figure, next: Figure | undefined, { degrees, sources }: FormatOptions): TableRow => ({
  cells: [
    figure.label,
    [figureLabel(figure, degrees), rangeLabel(figure)].filter((part) => part !== null).join(', '),
    originLabel(figure),
    formatReference(figure, sources),
  ],
  below: hasSameNote(figure, next) || figure.note === null ? null : convertTemperatures(figure.note, degrees),
});

/** The figures of one group, under its heading. */
const groupRows = (group: FigureGroup, figures: readonly Figure[], options: FormatOptions): TableRow[] => {
  const groupFigures = figures.filter((figure) => figure.group === group);
  if (groupFigures.length === 0) return [];
  const heading = { cells: [figureGroupTitles[group]], isHeading: true };
  return [heading, ...groupFigures.map((figure, index) => toRow(figure, groupFigures[index + 1], options))];
};

const addCityFigures = async (sheet: PdfSheet, city: CityDetail, options: FormatOptions): Promise<void> => {
  sheet.subheading(city.name, 100);
  await drawTable(
    sheet,
    columns,
    figureGroups.flatMap((group) => groupRows(group, city.figures, options)),
  );
  sheet.y += 18;
};

/** Every figure of every city, including the missing ones. */
export const addFiguresChapter = async (sheet: PdfSheet, { cities, degrees }: ReportFacts): Promise<void> => {
  sheet.heading('All figures', 140);
  const options = { degrees, sources: listSources(cities) };
  for (const city of cities) await addCityFigures(sheet, city, options);
};
