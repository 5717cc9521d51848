import type { CityDetail, Figure, Source } from '@wanderwork/contracts';
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

const rowOf = (figure: Figure, sources: readonly Source[]): TableRow => ({
  cells: [
    figure.label,
    figureWords(figure),
    figure.grade ? gradeWords[figure.grade] : 'Missing',
    referenceOf(figure, sources),
  ],
  note: figure.note,
});

const cityFigures = async (sheet: Sheet, city: CityDetail, sources: readonly Source[]): Promise<void> => {
  sheet.subheading(city.name, 100);
  await drawTable(
    sheet,
    columns,
    city.figures.map((figure) => rowOf(figure, sources)),
  );
  sheet.y += 18;
};

/** Every figure of every city, also the missing ones. */
export const figuresChapter = async (sheet: Sheet, { cities }: ReportFacts): Promise<void> => {
  sheet.heading('All figures', 140);
  const sources = sourcesOf(cities);
  for (const city of cities) await cityFigures(sheet, city, sources);
};
