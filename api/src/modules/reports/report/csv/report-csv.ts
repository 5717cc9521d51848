import {
  monthNames,
  type CityDetail,
  type Figure,
  type FigureGroup,
  dimensionNames,
} from '@wanderwork/contracts';
import { stringify, type Stringifier } from 'csv-stringify';
import { harmlessText } from '../../../../platform/csv/harmless-text.js';
import { gradeWords } from '../figure-labels.js';
import { hasSection, type ReportFacts } from '../report-facts.js';

const columns = ['city', 'country', 'figure', 'value', 'unit', 'grade', 'source', 'licence', 'year', 'note'];

type Row = Record<(typeof columns)[number], string | number | null>;

/** The score is ours: its source is the formula. */
const scoreRows = ({ irex }: CityDetail, own: number | null, day: string): Partial<Row>[] => {
  const formula = { unit: 'of 100', grade: 'Computed', source: `IREX ${irex.formulaVersion}`, year: day };
  return [
    { ...formula, figure: 'IREX', value: irex.score },
    { ...formula, figure: 'IREX, lower end of the range', value: irex.low },
    { ...formula, figure: 'IREX, upper end of the range', value: irex.high },
    { ...formula, figure: 'IREX, how much of it is known', value: irex.confidence, unit: '%' },
    ...irex.dimensions.map(({ key, score }) => ({
      ...formula,
      figure: `Dimension: ${dimensionNames[key]}`,
      value: score,
    })),
    ...(own === null ? [] : [{ ...formula, figure: 'IREX by your own wishes', value: own }]),
  ];
};

const figureRow = (figure: Figure, { sources }: CityDetail): Partial<Row> => {
  const source = sources.find(({ id }) => id === figure.sourceId);
  return {
    figure: figure.label,
    value: figure.value,
    unit: figure.unit,
    grade: figure.grade ? gradeWords[figure.grade] : 'Missing',
    source: source?.title ?? null,
    licence: source?.licence ?? null,
    year: figure.year,
    note: figure.note,
  };
};

/** A month's figures are of the station whose year stands among the figures. */
const monthRows = (city: CityDetail): Partial<Row>[] =>
  (
    [
      ['temperature_year', 'Temperature', 'tempC', '°C'],
      ['rain_year', 'Rain', 'rainMm', 'mm'],
    ] as const
  ).flatMap(([key, label, part, unit]) => {
    const year = city.figures.find((figure) => figure.key === key);
    return year && city.climate
      ? city.climate.map((month, at) => {
          const value = month[part];
          const said = { ...year, label: `${label}, ${monthNames[at]}`, unit, value };
          return figureRow({ ...said, grade: value === null ? null : year.grade }, city);
        })
      : [];
  });

const groupsOf = (facts: ReportFacts): FigureGroup[] | 'all' => {
  if (hasSection(facts, 'figures') || hasSection(facts, 'comparison')) return 'all';
  return [
    ...(hasSection(facts, 'cost') ? ['cost' as const] : []),
    ...(hasSection(facts, 'climate') ? ['climate' as const] : []),
  ];
};

const cityRows = (facts: ReportFacts, city: CityDetail, own: number | null): Partial<Row>[] => {
  const groups = groupsOf(facts);
  return [
    ...(hasSection(facts, 'score') ? scoreRows(city, own, facts.day) : []),
    ...city.figures
      .filter(({ group }) => groups === 'all' || groups.includes(group))
      .map((figure) => figureRow(figure, city)),
    ...(hasSection(facts, 'climate') ? monthRows(city) : []),
  ];
};

/** A line for each figure of each city, with its value, unit, grade, source, licence and year. */
export const csvReport = (facts: ReportFacts): Stringifier => {
  const lines = stringify({
    header: true,
    columns,
    bom: true,
    record_delimiter: 'windows',
    // Numbers stay numbers, below zero too.
    cast: { string: (text, { header }) => (header ? text : harmlessText(text)) },
  });
  facts.cities.forEach((city, at) => {
    const own = facts.own?.[at]?.score ?? null;
    for (const row of cityRows(facts, city, own === null ? null : Math.round(own * 10) / 10))
      lines.write({ city: city.name, country: city.country, ...row });
  });
  lines.end();
  return lines;
};
