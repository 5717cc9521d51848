import {
  capitalize,
  formatPlaceName,
  formatTemperature,
  getCallVerdict,
  isCountryFigure,
  monthNames,
  type CallVerdict,
  type CityDetail,
  type Figure,
  type Source,
} from '@wanderwork/contracts';
import { formatCostRange, formatFigure, type FigureUnits } from '../../../shared/figure-text';

/** A sentence made of figures, and the sources of these figures. */
export interface Statement {
  text: string;
  sourceIds: string[];
}

type City = Pick<CityDetail, 'country' | 'climate' | 'saferThan' | 'figures' | 'sources'>;

/** The known figures of a city by key, written in the reader's units. */
const createReader = ({ figures }: City, units: FigureUnits) => {
  const find = (key: string): Figure | undefined =>
    figures.find((figure) => figure.key === key && figure.value !== null);
  const write = (key: string): string | null => {
    const figure = find(key);
    return figure ? formatFigure(figure, units) : null;
  };
  return { find, write, units };
};

type Reader = ReturnType<typeof createReader>;

/** A sentence and the keys of its figures. */
type Draft = { text: string; keys: string[] } | null;

/** The rent, which is most of a monthly cost, because the summary already states the cost. Without it, the cost. */
const describeMoney = (_city: City, { find, write, units }: Reader): Draft => {
  const key = find('rent') ? 'rent' : 'monthly_cost';
  const [figure, amount] = [find(key), write(key)];
  if (!figure || !amount) return null;
  const range = formatCostRange(figure, units.formatPrice);
  const start = key === 'rent' ? 'one bedroom rents for' : 'expect';
  const guess = figure.reliability === 'D' ? 'By a rough guess, ' : '';
  const text = capitalize(`${guess}${start} about ${amount}${range ? `, likely between ${range}` : ''}.`);
  return { text, keys: [key] };
};

const callPhrases: Readonly<Record<CallVerdict, string>> = {
  'Fine for video calls': 'Video calls work well',
  'Fine most of the time': 'Video calls work most of the time',
  'Expect trouble': 'Expect trouble with video calls',
};

const describeInternet = ({ figures }: City, { find, write }: Reader): Draft => {
  const verdict = getCallVerdict(figures);
  const upload = find('upload');
  if (!verdict || !upload) return null;
  const whose = isCountryFigure(upload) ? 'country' : 'city';
  return {
    text: `${callPhrases[verdict]}: the ${whose}’s median upload is ${write('upload')}, with a latency of ${write('latency')}.`,
    keys: ['upload', 'latency'],
  };
};

/** A share that is no praise. */
const FEW_PERCENT = 25;

const describeSafety = ({ country, saferThan }: City, { find, write }: Reader): Draft => {
  const label = find('safety_label');
  if (!label) return null;
  const only = saferThan !== null && saferThan < FEW_PERCENT ? 'only ' : '';
  const rank = saferThan === null ? '' : `, safer than ${only}${saferThan}% of the cities here`;
  const scope = isCountryFigure(label) ? '; we have no rating for the city alone' : '';
  return {
    text: `${capitalize(formatPlaceName(country))} is rated ${write('safety_label')}${rank}${scope}.`,
    keys: ['safety_label', 'safety_index'],
  };
};

interface Month {
  name: string;
  value: number;
}

const listMonths = (values: readonly (number | null)[]): Month[] =>
  values.flatMap((value, at) => (value === null ? [] : [{ name: monthNames[at] ?? '', value }]));

const findLowest = (months: readonly Month[]) => months.reduce((a, b) => (b.value < a.value ? b : a));
const findHighest = (months: readonly Month[]) => months.reduce((a, b) => (b.value > a.value ? b : a));

/** Without all twelve months, the coldest or the wettest may be one that is missing. */
const isWholeYear = (months: readonly Month[]): boolean => months.length === 12;

const describeWeather = ({ climate }: City, { units }: Reader): Draft => {
  const temperatures = listMonths((climate ?? []).map(({ tempC }) => tempC));
  const rain = listMonths((climate ?? []).map(({ rainMm }) => rainMm));
  if (!isWholeYear(temperatures)) return null;
  const inMonth = ({ name, value }: Month) => `${formatTemperature(value, units.degrees)} in ${name}`;
  const wettest = isWholeYear(rain) ? findHighest(rain) : null;
  const wet = wettest
    ? `; ${wettest.name} is the wettest month, with ${Math.round(wettest.value)} mm of rain`
    : '';
  return {
    text: `Months average from ${inMonth(findLowest(temperatures))} to ${inMonth(findHighest(temperatures))}${wet}.`,
    keys: ['temperature_year', 'rain_year'],
  };
};

const openVisas: readonly unknown[] = ['yes', 'partial'];

const describeVisa = (_city: City, { find, write }: Reader): Draft => {
  const length = write('nomad_visa_months');
  if (!openVisas.includes(find('nomad_visa')?.value) || !length) return null;
  const name = write('nomad_visa_name');
  const income = write('nomad_visa_income');
  const text = `${name ? `The ${name}` : 'A nomad visa'} lets remote workers stay for up to ${length}`;
  return {
    text: `${text}${income ? `; it requires an income of ${income}` : ''}.`,
    keys: ['nomad_visa', 'nomad_visa_months'],
  };
};

const describeAirport = (_city: City, { write }: Reader): Draft => {
  const distance = write('airport_large_km');
  if (!distance) return null;
  const code = write('airport_large');
  return {
    text: `The nearest large airport${code ? ` (${code})` : ''} is ${distance} away in a straight line.`,
    keys: ['airport_large_km'],
  };
};

const describeEnglish = ({ country }: City, { find }: Reader): Draft => {
  const share = find('english_share')?.value;
  if (typeof share !== 'number') return null;
  return {
    text: `About ${Math.round(share)}% of people in ${formatPlaceName(country)} use English.`,
    keys: ['english_share'],
  };
};

/** What matters most comes first. */
const topics = [
  describeMoney,
  describeInternet,
  describeWeather,
  describeSafety,
  describeVisa,
  describeAirport,
  describeEnglish,
];

const MAX_STATEMENTS = 5;

/** The main points of a city in at most five sentences. A topic without figures gets none. */
export const createStatements = (city: City, units: FigureUnits): Statement[] => {
  const reader = createReader(city, units);
  const findSources = (keys: readonly string[]): string[] =>
    [...new Set(keys.flatMap((key) => reader.find(key)?.sourceId ?? []))].filter((id) =>
      city.sources.some((source) => source.id === id),
    );
  return topics
    .flatMap((describe) => describe(city, reader) ?? [])
    .slice(0, MAX_STATEMENTS)
    .map(({ text, keys }) => ({ text, sourceIds: findSources(keys) }));
};

/** The sources in the order in which the statements cite them, then the others: their numbers are their positions. */
export const orderSources = (sources: readonly Source[], statements: readonly Statement[]): Source[] => {
  const citedIds = [...new Set(statements.flatMap(({ sourceIds }) => sourceIds))];
  return [
    ...citedIds.flatMap((id) => sources.find((source) => source.id === id) ?? []),
    ...sources.filter(({ id }) => !citedIds.includes(id)),
  ];
};

/** The anchor of a source on the page. */
export const getSourceAnchor = ({ id }: Pick<Source, 'id'>): string => `source-${id}`;
