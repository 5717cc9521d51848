import {
  type BoundFigure,
  type Bounds,
  type CityFact,
  capitalize,
  joinNames,
  monthNames,
  type PhraseFilter,
  safetyLabels,
  type UnderstoodCondition,
} from '@wanderwork/contracts';
import { formatNumber } from '../phrases/format.js';
import { MUGGY_LIMITS } from '../phrases/meanings.js';
import { getHoursAhead, getHoursApart, getSharedHours } from '../phrases/zones.js';
import type { CityFigures } from './city-figures.js';
import { figureLabels, formatDifference } from './figure-labels.js';
import { figureColumns } from './phrase-conditions.js';

/** How a city stands to one condition. `distance` is 0 if it meets it, and 1 for a difference that people notice. */
export interface Standing extends CityFact {
  distance: number;
}

/** How a city stands to one filter. */
interface Reading {
  text: string;
  /** The start of the text that names the months, if it does. */
  when?: string;
  miss: string | null;
  distance: number;
}

/** An unknown figure is farther away than a wrong one that comes close, and nearer than a hopeless one. */
export const UNKNOWN_DISTANCE = 3;
/** A city that misses a bound by nothing to speak of still misses it. */
const MIN_DISTANCE = 0.01;

const toUnknown = (text: string): Reading => ({
  text: `${text} not known`,
  miss: 'not known',
  distance: UNKNOWN_DISTANCE,
});

const met = (text: string): Reading => ({ text, miss: null, distance: 0 });

/** The bound that a value misses, and by how much; null if it is within all. */
const findMissedBound = ({ from, to, over, under }: Bounds, value: number) => {
  const low = from ?? over;
  const high = to ?? under;
  if ((from !== undefined && value < from) || (over !== undefined && value <= over))
    return { side: 'below', bound: low!, by: low! - value } as const;
  if ((to !== undefined && value > to) || (under !== undefined && value >= under))
    return { side: 'above', bound: high!, by: value - high! } as const;
  return null;
};

type Measured = BoundFigure | 'temp' | 'rain';

type MissedBound = NonNullable<ReturnType<typeof findMissedBound>>;

const describeMiss = (on: Measured, { side, by }: MissedBound): string => {
  const amount = formatDifference(on, by);
  return /^\$?0(?![.\d])/.test(amount) ? 'just missed' : figureLabels[on][side](amount);
};

const getDistance = (on: Measured, { bound, by }: MissedBound): number =>
  Math.max(MIN_DISTANCE, by / figureLabels[on].getScale(bound));

const describeFigure = (on: BoundFigure, city: CityFigures, finely = false): string => {
  const { name, toText, format } = figureLabels[on];
  const value = city[on];
  return value === null ? `${name} not known` : toText(format(value, finely), city);
};

const readFigure = (on: BoundFigure, bounds: Bounds, city: CityFigures): Reading => {
  const value = city[on];
  if (value === null) return toUnknown(figureLabels[on].name);
  const missed = findMissedBound(bounds, value);
  if (!missed) return met(describeFigure(on, city));
  return {
    text: describeFigure(on, city, missed.by < 1),
    miss: describeMiss(on, missed),
    distance: getDistance(on, missed),
  };
};

/** "January", "December to February", "March and October". */
const nameMonths = (months: readonly number[]): string => {
  const names = months.map((month) => monthNames[month - 1] ?? '');
  const isRun = months.every((month, at) => at === 0 || month === ((months[at - 1] ?? 0) % 12) + 1);
  if (months.length === 12) return 'All year';
  return isRun && months.length > 2 ? `${names[0]} to ${names.at(-1)}` : joinNames(names);
};

/** The months of a year in the order of a season: December before January. */
const sortMonths = (months: readonly number[]): number[] => {
  const sorted = [...new Set(months)].sort((a, b) => a - b);
  const gap = sorted.findIndex((month, at) => at > 0 && month !== (sorted[at - 1] ?? 0) + 1);
  const wraps = sorted[0] === 1 && sorted.at(-1) === 12 && gap > 0;
  return wraps ? [...sorted.slice(gap), ...sorted.slice(0, gap)] : sorted;
};

const getMonthValue = (on: 'temp' | 'rain', month: number, city: CityFigures): number | null =>
  (on === 'temp' ? city.temps : city.rains)[month - 1] ?? null;

const describeMonths = (
  on: 'temp' | 'rain',
  months: readonly number[],
  city: CityFigures,
  finely = false,
): string => {
  const { name, format } = figureLabels[on];
  const values = months.map((month) => getMonthValue(on, month, city)).filter((value) => value !== null);
  const what = on === 'rain' ? ' rain' : '';
  const when = nameMonths(sortMonths(months));
  if (values.length < months.length) return `${name} in ${when} not known`;
  const [low, high] = [format(Math.min(...values), finely), format(Math.max(...values), finely)];
  return low === high ? `${when}${what} ${low}` : `${when}${what} ${low.replace(/ \D+$/, '')} to ${high}`;
};

/** The month that misses the bounds most decides. */
const readMonths = (
  { on, months, bounds }: Extract<PhraseFilter, { on: 'temp' | 'rain' }>,
  city: CityFigures,
): Reading => {
  const text = describeMonths(on, months, city);
  const when = nameMonths(sortMonths(months));
  if (months.some((month) => getMonthValue(on, month, city) === null))
    return { text, miss: 'not known', distance: UNKNOWN_DISTANCE };
  const misses = months.flatMap((month) => {
    const missed = findMissedBound(bounds, getMonthValue(on, month, city) ?? NaN);
    return missed ? [{ month, ...missed }] : [];
  });
  const [first, ...others] = misses;
  if (!first) return { ...met(text), when };
  const worst = others.reduce((a, b) => (b.by > a.by ? b : a), first);
  const miss = describeMiss(on, worst);
  return {
    text: worst.by < 1 ? describeMonths(on, months, city, true) : text,
    when,
    miss: months.length > 1 ? `${miss} in ${monthNames[worst.month - 1]}` : miss,
    distance: getDistance(on, worst),
  };
};

const isMuggy = (month: number, city: CityFigures): boolean | null => {
  const [temp, rain] = [getMonthValue('temp', month, city), getMonthValue('rain', month, city)];
  return temp === null || rain === null
    ? null
    : temp >= MUGGY_LIMITS.tempFrom && rain >= MUGGY_LIMITS.rainFrom;
};

const countMonths = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;

const readMuggy = ({ months, is }: Extract<PhraseFilter, { on: 'muggy' }>, city: CityFigures): Reading => {
  const relevantMonths = months.length > 0 ? months : monthNames.map((_, at) => at + 1);
  const muggy = relevantMonths.filter((month) => isMuggy(month, city) === true);
  if (relevantMonths.some((month) => isMuggy(month, city) === null)) return toUnknown('Humid months');
  const when = muggy.length === 0 ? 'no month' : nameMonths(sortMonths(muggy));
  const text =
    months.length > 0 && muggy.length === months.length
      ? `Humid in ${when}`
      : months.length > 0
        ? `Humid in ${muggy.length} of ${countMonths(months.length)}`
        : `Humid in ${muggy.length === 0 ? when : countMonths(muggy.length)}`;
  const wrong = is
    ? months.length > 0
      ? relevantMonths.length - muggy.length
      : Number(muggy.length === 0)
    : muggy.length;
  if (wrong === 0) return met(text);
  return { text, miss: is ? 'not humid' : `humid in ${countMonths(wrong)}`, distance: Math.min(wrong, 4) };
};

const readSafety = (anyOf: readonly string[], { safety }: CityFigures): Reading => {
  if (safety === null) return toUnknown('Safety');
  const labels: readonly string[] = safetyLabels;
  const text = `Country rated ${safety}`;
  const own = labels.indexOf(safety);
  const nearest = anyOf
    .map((label) => labels.indexOf(label))
    .reduce((a, b) => (Math.abs(b - own) < Math.abs(a - own) ? b : a), Infinity);
  if (nearest === own) return met(text);
  const steps = Math.abs(nearest - own);
  const miss = `${['one step', 'two steps', 'three steps'][steps - 1]} ${own > nearest ? 'below' : 'above'} ${labels[nearest]}`;
  return { text, miss, distance: steps };
};

const countHours = (hours: number): string => `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`;

const describeClock = (
  { clock }: Extract<PhraseFilter, { on: 'zone' }>,
  { timezone }: CityFigures,
  now: Date,
): string => {
  if (!clock) return timezone;
  if (clock.measure === 'shared')
    return `${countHours(getSharedHours(clock.zone, timezone, now))} with ${clock.name}`;
  const ahead = getHoursAhead(clock.zone, timezone, now);
  if (ahead === 0) return `Same time as ${clock.name}`;
  return `${countHours(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} ${clock.name}`;
};

/** A distance of 1.5 hours is one that people notice. */
const ZONE_SCALE = 1.5;

const readZone = (filter: Extract<PhraseFilter, { on: 'zone' }>, city: CityFigures, now: Date): Reading => {
  const text = describeClock(filter, city, now);
  if (filter.zones.includes(city.timezone)) return met(text);
  const by = Math.min(24, ...filter.zones.map((zone) => getHoursApart(zone, city.timezone, now)));
  const miss = `${countHours(by)} ${filter.clock?.measure === 'shared' ? 'short' : 'off'}`;
  return { text, miss, distance: Math.max(MIN_DISTANCE, by / ZONE_SCALE) };
};

/** In search profiles, free movement counts as ten years and "visa free" as one. */
const FREE_MOVEMENT_DAYS = 3650;
const VISA_FREE_DAYS = 365;

const readEntry = (
  { passport, days, people }: Extract<PhraseFilter, { on: 'entry' }>,
  { entry }: CityFigures,
): Reading => {
  const holders = people ? `${people} passports` : `passports of ${passport.toUpperCase()}`;
  const allowed = entry[passport];
  if (allowed === undefined) return toUnknown(`Entry for ${holders}`);
  const text =
    allowed >= FREE_MOVEMENT_DAYS
      ? `No limit for ${holders}`
      : allowed === VISA_FREE_DAYS
        ? `Visa-free for ${holders}`
        : allowed === 0
          ? `Visa needed for ${holders}`
          : `${allowed} days for ${holders}`;
  if (allowed >= days) return met(text);
  return {
    text,
    miss: allowed === 0 ? 'visa needed' : `${days - allowed} days short`,
    distance: allowed === 0 ? 2 : (days - allowed) / 30,
  };
};

const readNomadVisa = (months: number, { nomadVisaMonths }: CityFigures): Reading => {
  if (nomadVisaMonths === null) return { text: 'No nomad visa known', miss: 'none known', distance: 2 };
  const text =
    nomadVisaMonths === 0 ? 'Nomad visa, length not known' : `Nomad visa for ${countMonths(nomadVisaMonths)}`;
  if (nomadVisaMonths >= months) return met(text);
  const by = months - nomadVisaMonths;
  return {
    text,
    miss: nomadVisaMonths === 0 ? 'length not known' : `${countMonths(by)} short`,
    distance: by / 6,
  };
};

const readEnglishOfficial = (is: boolean, { englishOfficial }: CityFigures): Reading => {
  if (englishOfficial === null) return toUnknown('Official languages');
  const text = englishOfficial ? 'English is official' : 'English is not official';
  return englishOfficial === is ? met(text) : { text, miss: is ? 'not official' : 'official', distance: 2 };
};

type FigureFilter = Extract<PhraseFilter, { on: BoundFigure }>;

const isBoundFigure = (on: string): on is BoundFigure => on in figureColumns;
const isFigureFilter = (filter: PhraseFilter): filter is FigureFilter => isBoundFigure(filter.on);

/** Null for places: a card says where its city is. */
const readFilter = (filter: PhraseFilter, city: CityFigures, now: Date): Reading | null => {
  if (isFigureFilter(filter)) return readFigure(filter.on, filter.bounds, city);
  switch (filter.on) {
    case 'place':
    case 'notPlace':
      return null;
    case 'temp':
    case 'rain':
      return readMonths(filter, city);
    case 'muggy':
      return readMuggy(filter, city);
    case 'safety':
      return readSafety(filter.anyOf, city);
    case 'zone':
      return readZone(filter, city, now);
    case 'entry':
      return readEntry(filter, city);
    case 'nomadVisa':
      return readNomadVisa(filter.months, city);
    case 'englishOfficial':
      return readEnglishOfficial(filter.is, city);
  }
};

/** The figure of an order: "cheapest" is about the cost. Every card shows the score anyway. */
const readRanking = ({ ranking }: UnderstoodCondition, city: CityFigures): Reading[] => {
  if (!ranking || ranking.by === 'similar' || ranking.by === 'irex') return [];
  if (ranking.by === 'temp') return [met(describeMonths('temp', ranking.months ?? [], city))];
  return isBoundFigure(ranking.by) ? [met(describeFigure(ranking.by, city))] : [];
};

/** Filters on single months of one figure are read as one, so that a card names the season once. */
const joinMonths = (filters: readonly PhraseFilter[]): readonly PhraseFilter[] => {
  const [first] = filters;
  if (filters.length < 2 || (first?.on !== 'temp' && first?.on !== 'rain')) return filters;
  const bounds = JSON.stringify(first.bounds);
  const areAlike = filters.every(
    (filter) => filter.on === first.on && JSON.stringify(filter.bounds) === bounds,
  );
  const months = filters.flatMap((filter) =>
    'months' in filter && Array.isArray(filter.months) ? filter.months : [],
  );
  return areAlike ? [{ ...first, months }] : filters;
};

/** "January 22 °C, rain 40 mm": months that several filters share are named once. */
const joinTexts = (readings: readonly Reading[]): string => {
  const texts = readings.map(({ text, when }, at) =>
    at > 0 && when !== undefined && when === readings[0]?.when ? text.slice(when.length + 1) : text,
  );
  return capitalize([...new Set(texts)].join(', '));
};

/** How a city stands to a condition; null if no figure is behind it. */
export const readCondition = (
  condition: UnderstoodCondition,
  city: CityFigures,
  now: Date,
): Standing | null => {
  const readings = joinMonths(condition.filters).flatMap((filter) => readFilter(filter, city, now) ?? []);
  const shown = readings.length > 0 ? readings : readRanking(condition, city);
  if (shown.length === 0) return null;
  const worst = shown.reduce((a, b) => (b.distance > a.distance ? b : a));
  return {
    condition: condition.id,
    text: joinTexts(shown),
    miss: worst.miss,
    distance: shown.reduce((sum, { distance }) => sum + distance, 0),
  };
};

/** How a city stands to all conditions. */
export const readConditions = (
  conditions: readonly UnderstoodCondition[],
  city: CityFigures,
  now: Date,
): Standing[] => conditions.flatMap((condition) => readCondition(condition, city, now) ?? []);

/** Tells whether a condition is about a figure, so that a city can come close to it. */
export const isAboutFigures = ({ filters }: UnderstoodCondition): boolean =>
  filters.some(({ on }) => on !== 'place' && on !== 'notPlace');

/** Tells whether cards can show a figure for a condition. */
export const hasFacts = (condition: UnderstoodCondition): boolean =>
  isAboutFigures(condition) || !['similar', 'irex', undefined].includes(condition.ranking?.by);
