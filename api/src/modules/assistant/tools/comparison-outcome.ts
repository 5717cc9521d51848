import {
  getVerdictLabel,
  joinNames,
  paths,
  type AssistantFigure,
  type Comparison,
  type ComparisonRow,
  type FigureTopic,
} from '@wanderwork/contracts';
import { computed, formatValue, toAssistantCity, UNKNOWN } from './figures.js';
import { toOutcome, type Outcome } from './outcome.js';

/** The rows that every card has as figures. */
const mainRows = ['irex', 'monthly_cost', 'download', 'safety_index'];

/** The rows that answer a question without a topic. */
const overviewRows = ['irex', 'monthly_cost'];

const rowsByTopic: Readonly<Partial<Record<FigureTopic, string>>> = {
  score: 'irex',
  cost: 'monthly_cost',
  rent: 'rent',
  internet: 'download',
  safety: 'safety_index',
  air: 'air_pm25',
  english: 'english_share',
};

const findAnswerRows = (topics: readonly FigureTopic[], rows: readonly ComparisonRow[]): string[] => {
  const answers = topics
    .flatMap((topic) => rowsByTopic[topic] ?? [])
    .filter((key) => rows.some((row) => row.key === key));
  return answers.length > 0 ? answers : overviewRows;
};

const toText = (value: number | string | null, unit: string | null): string =>
  typeof value === 'number' ? formatValue(value, unit) : (value ?? UNKNOWN);

/** The card of a comparison, with the rows that answer the question first. */
export const toComparisonOutcome = (
  slugs: readonly string[],
  topics: readonly FigureTopic[],
  { cities, rows }: Comparison,
): Outcome => {
  const named = cities.map(toAssistantCity);
  const answerRows = findAnswerRows(topics, rows);
  const isAnswer = ({ key }: ComparisonRow) => answerRows.includes(key);
  const toFigures = ({ key, label, unit, cells }: ComparisonRow): AssistantFigure[] =>
    cells.map(({ value, grade, reliability }, at) => ({
      ...computed(`${key}.${slugs[at]}`, `${label}, ${named[at]!.name}`, value, toText(value, unit), unit),
      grade,
      ...(reliability && { reliability }),
    }));
  return toOutcome({
    id: `city.compare:${slugs.join('+')}`,
    tool: 'city.compare',
    title: joinNames(named.map(({ name }) => name)),
    link: paths.web.compare(slugs),
    figures: rows.filter((row) => mainRows.includes(row.key) || isAnswer(row)).flatMap(toFigures),
    notes: [],
    cities: named,
    answerRows,
    rows: [...rows.filter(isAnswer), ...rows.filter((row) => !isAnswer(row))].map((row) => ({
      key: row.key,
      label: row.label,
      texts: row.cells.map(({ value }) => toText(value, row.unit)),
      note: getVerdictLabel(row, cities),
    })),
  });
};
