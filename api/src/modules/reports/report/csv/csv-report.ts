import {
  monthNames,
  type CityDetail,
  type Figure,
  type FigureGroup,
  dimensionNames,
} from '@wanderwork/contracts';
import { stringify, type Stringifier } from 'csv-stringify';
import { toSafeCsvText } from '../../../../platform/csv/safe-csv-text.js';
import { originLabel } from '../figure-labels.js';
import { hasSection, type ReportFacts } from '../report-facts.js';

const columns = 'city country figure value low high unit grade source licence year note'.split(' ');

type Row = Record<(typeof columns)[number], string | number | null>;

/** The rows of the score. Their source is our formula. */
const scoreRows = ({ irex }: CityDetail, personalScore: number | null, day: string): Partial<Row>[] => {
  const formula = { unit: 'of 100', grade: 'Computed', source: `IREX ${irex.formulaVersion}`, year: day };
  return [
    { ...formula, figure: 'IREX', value: irex.score },
    { ...formula, figure: 'IREX, lower end of the range', value: irex.low },
    { ...formula, figure: 'IREX, upper end of the range', value: irex.high },
    { ...formula, figure: 'IREX, share of data known', value: irex.confidence, unit: '%' },
    ...irex.dimensions.map(({ key, score }) => ({
      ...formula,
      figure: `Dimension: ${dimensionNames[key]}`,
      value: score,
    })),
    ...(personalScore === null ? [] : [{ ...formula, figure: 'Your IREX', value: personalScore }]),
  ];
};

const figureRow = (figure: Figure, { sources }: CityDetail): Partial<Row> => {
  const source = sources.find(({ id }) => id === figure.sourceId);
  return {
    figure: figure.label,
    value: figure.value,
    low: figure.range?.[0] ?? null,
    high: figure.range?.[1] ?? null,
    unit: figure.unit,
    grade: originLabel(figure),
    source: source?.title ?? null,
    licence: source?.licence ?? null,
    year: figure.year,
    note: figure.note,
  };
};

/** Monthly figures come from the same weather station as the yearly ones, so they share its source and note. */
const monthRows = (city: CityDetail): Partial<Row>[] =>
  (
    [
      ['temperature_year', 'Temperature', 'tempC', '°C'],
      ['rain_year', 'Rain', 'rainMm', 'mm'],
    ] as const
  ).flatMap(([key, label, field, unit]) => {
    const year = city.figures.find((figure) => figure.key === key);
    return year && city.climate
      ? city.climate.map((month, index) => {
          const value = month[field];
          const figure = { ...year, label: `${label}, ${monthNames[index]}`, unit, value };
          return figureRow({ ...figure, grade: value === null ? null : year.grade }, city);
        })
      : [];
  });

const selectGroups = (facts: ReportFacts): FigureGroup[] | 'all' => {
  if (hasSection(facts, 'figures') || hasSection(facts, 'comparison')) return 'all';
  return [
    ...(hasSection(facts, 'cost') ? ['cost' as const] : []),
    ...(hasSection(facts, 'climate') ? ['climate' as const] : []),
  ];
};

const cityRows = (facts: ReportFacts, city: CityDetail, personalScore: number | null): Partial<Row>[] => {
  const groups = selectGroups(facts);
  return [
    ...(hasSection(facts, 'score') ? scoreRows(city, personalScore, facts.day) : []),
    ...city.figures
      .filter(({ group }) => groups === 'all' || groups.includes(group))
      .map((figure) => figureRow(figure, city)),
    ...(hasSection(facts, 'climate') ? monthRows(city) : []),
  ];
};

/** Creates a CSV file with a line for each figure of each city: value, likely range, unit, grade, source, license and year. */
export const createCsvReport = (facts: ReportFacts): Stringifier => {
  const lines = stringify({
    header: true,
    columns,
    bom: true,
    record_delimiter: 'windows',
    // Only strings are escaped, so that negative numbers stay numbers.
    cast: { string: (text, { header }) => (header ? text : toSafeCsvText(text)) },
  });
  facts.cities.forEach((city, index) => {
    const score = facts.personalScores?.[index]?.score ?? null;
    for (const row of cityRows(facts, city, score === null ? null : Math.round(score * 10) / 10))
      lines.write({ city: city.name, country: city.country, ...row });
  });
  lines.end();
  return lines;
};
