import {
  figureGroups,
  figureGroupTitles,
  type CityDetail,
  type Figure,
  type FigureGroup,
  type Source,
  temperaturesIn,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { figureLabel, gradeWords } from '../figure-labels.js';
import { sourcesOf, type ReportFacts } from '../report-facts.js';
import { referenceOf } from './reference.js';
import type { PdfSheet } from './pdf-sheet.js';
import { drawTable, type Column, type TableRow } from './table.js';

const columns: Column[] = [
  { head: 'Figure', width: 170 },
  { head: 'Value', width: 132 },
  { head: 'Grade', width: 80 },
  { head: 'Source, year', width: 101 },
];

/** Whether what must be known of a figure is said of the next one too. */
const goesOn = (figure: Figure, next: Figure | undefined): boolean =>
  next !== undefined && next.sourceId === figure.sourceId && next.note === figure.note;

/** How a report's figures are written: in whose degrees, and where their sources stand. */
interface Writing {
  degrees: TemperatureUnit;
  sources: readonly Source[];
}

const rowOf = (figure: Figure, next: Figure | undefined, { degrees, sources }: Writing): TableRow => ({
  cells: [
    figure.label,
    figureLabel(figure, degrees),
    figure.grade ? gradeWords[figure.grade] : 'Missing',
    referenceOf(figure, sources),
  ],
  below: goesOn(figure, next) || figure.note === null ? null : temperaturesIn(figure.note, degrees),
});

/** The figures under one heading; what is to be known of several in a row is said once, beneath them. */
const groupRows = (group: FigureGroup, figures: readonly Figure[], writing: Writing): TableRow[] => {
  const own = figures.filter((figure) => figure.group === group);
  if (own.length === 0) return [];
  const heading = { cells: [figureGroupTitles[group]], heads: true };
  return [heading, ...own.map((figure, at) => rowOf(figure, own[at + 1], writing))];
};

const cityFigures = async (sheet: PdfSheet, city: CityDetail, writing: Writing): Promise<void> => {
  sheet.subheading(city.name, 100);
  await drawTable(
    sheet,
    columns,
    figureGroups.flatMap((group) => groupRows(group, city.figures, writing)),
  );
  sheet.y += 18;
};

/** Every figure of every city, also the missing ones. */
export const figuresChapter = async (sheet: PdfSheet, { cities, degrees }: ReportFacts): Promise<void> => {
  sheet.heading('All figures', 140);
  const writing = { degrees, sources: sourcesOf(cities) };
  for (const city of cities) await cityFigures(sheet, city, writing);
};
