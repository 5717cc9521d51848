import {
  figureGroups,
  figureGroupTitles,
  type CityDetail,
  type Figure,
  type FigureGroup,
  type Source,
} from '@wanderwork/contracts';
import { figureWords, gradeWords } from '../figure-words.js';
import { sourcesOf, type ReportFacts } from '../report-facts.js';
import { referenceOf } from './reference.js';
import type { Sheet } from './sheet.js';
import { drawTable, type Column, type TableRow } from './table.js';

const columns: Column[] = [
  { head: 'Figure', width: 170 },
  { head: 'Value', width: 140 },
  { head: 'Grade', width: 88 },
  { head: 'Source, year', width: 85 },
];

/** Whether what must be known of a figure is said of the next one too. */
const goesOn = (figure: Figure, next: Figure | undefined): boolean =>
  next !== undefined && next.sourceId === figure.sourceId && next.note === figure.note;

const rowOf = (figure: Figure, next: Figure | undefined, sources: readonly Source[]): TableRow => ({
  cells: [
    figure.label,
    figureWords(figure),
    figure.grade ? gradeWords[figure.grade] : 'Missing',
    referenceOf(figure, sources),
  ],
  below: goesOn(figure, next) ? null : figure.note,
});

/** The figures under one heading; what is to be known of several in a row is said once, beneath them. */
const groupRows = (
  group: FigureGroup,
  figures: readonly Figure[],
  sources: readonly Source[],
): TableRow[] => {
  const own = figures.filter((figure) => figure.group === group);
  if (own.length === 0) return [];
  const heading = { cells: [figureGroupTitles[group]], heads: true };
  return [heading, ...own.map((figure, at) => rowOf(figure, own[at + 1], sources))];
};

const cityFigures = async (sheet: Sheet, city: CityDetail, sources: readonly Source[]): Promise<void> => {
  sheet.subheading(city.name, 100);
  await drawTable(
    sheet,
    columns,
    figureGroups.flatMap((group) => groupRows(group, city.figures, sources)),
  );
  sheet.y += 18;
};

/** Every figure of every city, also the missing ones. */
export const figuresChapter = async (sheet: Sheet, { cities }: ReportFacts): Promise<void> => {
  sheet.heading('All figures', 140);
  const sources = sourcesOf(cities);
  for (const city of cities) await cityFigures(sheet, city, sources);
};
