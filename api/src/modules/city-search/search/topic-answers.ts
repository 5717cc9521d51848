import {
  CALL_NEEDS,
  capitalize,
  type CityDetail,
  COMFORT,
  type EntryRules,
  type Figure,
  formatPlaceName,
  formatTenths,
  getCallVerdict,
  isCountryFigure,
  monthNames,
  type Topic,
  type TopicAnswer,
} from '@wanderwork/contracts';
import type { ValueStanding } from '../../cities/index.js';
import { formatMoney } from '../phrases/format.js';
import { ENGLISH_EVERYWHERE, ENGLISH_SPOKEN, monthlyRain } from '../phrases/meanings.js';
import { getOffset } from '../phrases/zones.js';

/** What a question about a city asks, and what is known about the city. */
export interface TopicQuestion {
  city: CityDetail;
  standings: ReadonlyMap<string, ValueStanding>;
  /** The months that were named, 1–12. */
  months: readonly number[];
  /** The passport that was named. */
  passport: { people: string; rules: EntryRules } | null;
  now: Date;
}

/** The yearly mean of fine particles that the WHO recommends not to exceed, in µg/m³ (2021). */
const WHO_PM25 = 5;

/** The figures of a topic, the one that decides first. */
const topicFigures: Readonly<Record<Topic, readonly string[]>> = {
  cost: ['monthly_cost', 'rent', 'food', 'transport', 'utilities_internet', 'leisure', 'other'],
  rent: ['rent'],
  internet: ['download', 'upload', 'latency'],
  safety: ['safety_index', 'safety_label', 'homicide_rate', 'political_stability', 'rule_of_law'],
  climate: ['temperature_year', 'rain_year'],
  air: ['air_pm25'],
  visa: [
    'nomad_visa',
    'nomad_visa_name',
    'nomad_visa_months',
    'nomad_visa_income',
    'nomad_visa_fee',
    'nomad_visa_page',
  ],
  english: ['english_share', 'english_level', 'english_official'],
  airport: ['airport_large', 'airport_large_km', 'airport_nearest', 'airport_nearest_km'],
  health: ['health_coverage', 'life_expectancy', 'health_spending'],
  time: [],
};

interface Rank {
  key: string;
  isLowBetter: boolean;
  better: string;
  worse: string;
}

const ranks: Readonly<Partial<Record<Topic, Rank>>> = {
  cost: { key: 'monthly_cost', isLowBetter: true, better: 'Cheaper than', worse: 'More expensive than' },
  rent: { key: 'rent', isLowBetter: true, better: 'Lower rent than', worse: 'Higher rent than' },
  internet: { key: 'download', isLowBetter: false, better: 'Faster than', worse: 'Slower than' },
  safety: { key: 'safety_index', isLowBetter: false, better: 'Safer than', worse: 'Less safe than' },
  air: { key: 'air_pm25', isLowBetter: true, better: 'Cleaner air than', worse: 'More polluted air than' },
  english: {
    key: 'english_share',
    isLowBetter: false,
    better: 'More English than',
    worse: 'Less English than',
  },
  airport: {
    key: 'airport_large_km',
    isLowBetter: true,
    better: 'Closer to a large airport than',
    worse: 'Farther from a large airport than',
  },
  health: {
    key: 'health_coverage',
    isLowBetter: false,
    better: 'Better covered than',
    worse: 'Less covered than',
  },
};

/** The figures whose standings the ranks need. */
export const rankedFigures: readonly string[] = Object.values(ranks).map(({ key }) => key);

const findFigure = ({ figures }: CityDetail, key: string): Figure | undefined =>
  figures.find((figure) => figure.key === key);

const getNumber = (city: CityDetail, key: string): number | null => {
  const value = findFigure(city, key)?.value;
  return typeof value === 'number' ? value : null;
};

const formatNumber = (value: number): string =>
  formatTenths(Math.abs(value) < 100 ? value : Math.round(value));

/** The short name of a figure's source: "M-Lab NDT" of "M-Lab NDT, country percentiles, October 2025". */
const describeOrigin = ({ sources }: CityDetail, figure: Figure | undefined): string => {
  const title = sources.find(({ id }) => id === figure?.sourceId)?.title;
  return title === undefined ? '' : ` (${title.split(/[,:;]/)[0]?.replace(/^Our /, 'our ')})`;
};

/** A word where a share would say more than a rough guess can. */
const describeRoughRank = (cheaperThan: number): string => {
  if (cheaperThan >= 2 / 3) return 'Roughly, among the cheaper cities here';
  return cheaperThan >= 1 / 3
    ? 'Roughly in the middle of the cities here'
    : 'Roughly, among the more expensive cities here';
};

/**
 * The share of the cities here that are worse or better. Cities with the same value, such as those of one country, are
 * neither.
 */
const describeRank = (topic: Topic, { city, standings }: TopicQuestion): string | null => {
  const rank = ranks[topic];
  const world = rank && standings.get(rank.key)?.world;
  if (!world || world.known < 2) return null;
  const [worse, better] = rank.isLowBetter ? [world.above, world.below] : [world.below, world.above];
  const others = world.known - 1;
  if (findFigure(city, rank.key)?.reliability === 'D') return describeRoughRank(worse / others);
  const [words, count] = worse >= better ? [rank.better, worse] : [rank.worse, better];
  const share = Math.round((100 * count) / others);
  return share === 0 ? null : `${words} ${share}% of the cities here`;
};

const describeMoney = (city: CityDetail, key: string, what: string, unknown: string): string => {
  const figure = findFigure(city, key);
  const value = getNumber(city, key);
  if (!figure || value === null) return unknown;
  const isGuess = figure.reliability === 'D';
  const range = figure.range
    ? `, between ${formatMoney(figure.range[0])} and ${formatMoney(figure.range[1])} in four of five cases`
    : '';
  const start = isGuess ? 'A rough guess: about' : figure.range ? 'About' : '';
  return `${start} ${formatMoney(value)} a month ${what}${range}${describeOrigin(city, figure)}.`.trim();
};

const describeInternet = (city: CityDetail): string => {
  const [up, down, latency] = [
    getNumber(city, 'upload'),
    getNumber(city, 'download'),
    getNumber(city, 'latency'),
  ];
  const verdict = getCallVerdict(city.figures);
  if (verdict === null || up === null || down === null || latency === null)
    return down === null
      ? `We don’t know the internet speed in ${city.name}.`
      : `The country’s median is ${formatNumber(down)} Mbps down. We don’t know the upload speed or the latency, so we can’t say how calls work.`;
  const needs = `a group call in full HD needs ${CALL_NEEDS.up} Mbps up and ${CALL_NEEDS.down} down (Zoom) and at most ${CALL_NEEDS.latency} ms (ITU-T G.114)`;
  const has = `the country’s median is ${formatNumber(up)} up, ${formatNumber(down)} down and ${Math.round(latency)} ms`;
  return `${verdict}: ${needs}, and ${has}${describeOrigin(city, findFigure(city, 'download'))}.`;
};

const describeSafety = (city: CityDetail): string => {
  const index = getNumber(city, 'safety_index');
  const label = findFigure(city, 'safety_label')?.value;
  if (index === null || typeof label !== 'string') return `We don’t know how safe ${city.name} is.`;
  const country = capitalize(formatPlaceName(city.country));
  return `${country} is rated “${label}”: ${Math.round(index)} of 100 on our index of country figures. No source has one for the city alone.`;
};

const isTheCountrys = (figure: Figure | undefined): boolean =>
  figure !== undefined && isCountryFigure(figure);

const describeAir = (city: CityDetail): string => {
  const figure = findFigure(city, 'air_pm25');
  const value = getNumber(city, 'air_pm25');
  if (value === null) return `We don’t know how clean the air in ${city.name} is.`;
  const what = `${formatNumber(value)} µg/m³ of fine particles${isTheCountrys(figure) ? ', the country’s average' : ''}`;
  const ratio =
    value <= WHO_PM25
      ? `within the WHO’s guideline of ${WHO_PM25}`
      : `${formatNumber(Math.round((10 * value) / WHO_PM25) / 10)} times the WHO’s guideline of ${WHO_PM25}`;
  return `${what}: ${ratio}${describeOrigin(city, figure)}.`;
};

const describeWarmth = (temp: number): string => {
  if (temp < 8) return 'cold';
  if (temp < COMFORT.low) return 'cool';
  if (temp <= COMFORT.high) return 'comfortable';
  return temp <= 28 ? 'warm' : 'hot';
};

const describeRain = (rain: number): string => {
  if (rain <= monthlyRain.dry.to) return ' and dry';
  return rain >= monthlyRain.rainy.from ? ' and rainy' : '';
};

const describeMonth = ({ climate }: CityDetail, month: number): string => {
  const { tempC = null, rainMm = null } = climate?.[month - 1] ?? {};
  const name = monthNames[month - 1] ?? '';
  if (tempC === null) return `We don’t know the weather in ${name}.`;
  const rain = rainMm === null ? '' : ` and ${Math.round(rainMm)} mm of rain`;
  const word = `${describeWarmth(tempC)}${rainMm === null ? '' : describeRain(rainMm)}`;
  return `${name} is ${word}: ${Math.round(tempC)} °C on average${rain}.`;
};

const describeYear = (city: CityDetail): string => {
  const temps = (city.climate ?? []).flatMap(({ tempC }, at) => (tempC === null ? [] : [{ tempC, at }]));
  const [first, ...others] = temps;
  if (!first || temps.length < 12) return `We don’t know the climate of ${city.name}.`;
  const coldest = others.reduce((a, b) => (b.tempC < a.tempC ? b : a), first);
  const hottest = others.reduce((a, b) => (b.tempC > a.tempC ? b : a), first);
  const rain = getNumber(city, 'rain_year');
  const inMonth = ({ tempC, at }: typeof first) => `${Math.round(tempC)} °C in ${monthNames[at]}`;
  return `From ${inMonth(coldest)} to ${inMonth(hottest)}${rain === null ? '' : `, with ${formatNumber(rain)} mm of rain a year`}.`;
};

/** Enough for the months of a season. */
const MAX_MONTHS = 3;

const describeClimate = ({ city, months }: TopicQuestion): string =>
  months.length === 0
    ? describeYear(city)
    : months
        .slice(0, MAX_MONTHS)
        .map((month) => describeMonth(city, month))
        .join(' ');

const describeEntry = (rule: string, people: string): string => {
  const holder = `With ${/^[AEIO]/.test(people) ? 'an' : 'a'} ${people} passport`;
  if (/^\d+$/.test(rule)) return `${holder}, ${rule} days without a visa.`;
  const ways: Readonly<Record<string, string>> = {
    home: `${holder}, this is home: there is no limit.`,
    'visa free': `${holder}, you don’t need a visa.`,
    'visa on arrival': `${holder}, you get a visa on arrival.`,
    eta: `${holder}, you need an electronic authorization before the trip.`,
    'e-visa': `${holder}, you need a visa, which you can get online.`,
    'visa required': `${holder}, you need a visa before the trip.`,
    'no admission': `${holder}, you can’t enter.`,
  };
  return ways[rule] ?? `${holder}: ${rule}.`;
};

const describeVisa = ({ city, passport }: TopicQuestion): string => {
  const rule = passport?.rules.rules[city.countryCode];
  const entry =
    passport && rule !== undefined
      ? describeEntry(rule, passport.people)
      : 'How you can enter depends on your passport: add it to your search.';
  const nomad = findFigure(city, 'nomad_visa')?.value;
  const months = getNumber(city, 'nomad_visa_months');
  const length = months === null ? '' : ` for up to ${months} months`;
  const stay =
    nomad === 'yes' || nomad === 'partial'
      ? `There is a nomad visa${length}.`
      : nomad === 'announced'
        ? 'A nomad visa is announced.'
        : 'We found no nomad visa, but there may still be one.';
  return `${entry} ${stay}`;
};

const describeEnglish = (city: CityDetail): string => {
  const share = getNumber(city, 'english_share');
  if (share === null) return `We don’t know how many people use English in ${city.name}.`;
  const word =
    share >= ENGLISH_EVERYWHERE
      ? 'Nearly everybody uses English'
      : share >= ENGLISH_SPOKEN
        ? 'You get by with English'
        : 'Do not count on English';
  return `${word}: about ${Math.round(share)}% of the people in ${formatPlaceName(city.country)} use it.`;
};

const describeAirport = (city: CityDetail): string => {
  const km = getNumber(city, 'airport_large_km');
  const code = findFigure(city, 'airport_large')?.value;
  if (km === null) return `We don’t know how far ${city.name} is from a large airport.`;
  return `A large airport${typeof code === 'string' ? ` (${code})` : ''} is ${Math.round(km)} km away, in a straight line.`;
};

const describeHealth = (city: CityDetail): string => {
  const coverage = getNumber(city, 'health_coverage');
  const years = getNumber(city, 'life_expectancy');
  if (coverage === null) return `We have no figures on health services in ${city.name}.`;
  const life = years === null ? '' : `, and people live ${formatNumber(years)} years on average`;
  return `In ${formatPlaceName(city.country)}, health services cover ${Math.round(coverage)} of 100 (UHC index)${life}.`;
};

const describeTime = ({ city: { name, timezone }, now }: TopicQuestion): string => {
  const offset = getOffset(timezone, now);
  const [hours, minutes] = [Math.trunc(Math.abs(offset)), Math.round((Math.abs(offset) % 1) * 60)];
  const sign = offset < 0 ? '−' : '+';
  return `${name} is at UTC${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} today.`;
};

const describeTopic = (topic: Topic, question: TopicQuestion): string => {
  const { city } = question;
  switch (topic) {
    case 'cost':
      return describeMoney(
        city,
        'monthly_cost',
        'for one person',
        `We have no monthly cost for ${city.name} yet.`,
      );
    case 'rent':
      return describeMoney(
        city,
        'rent',
        'for a one-bedroom in a good district',
        `We have no rent for ${city.name} yet.`,
      );
    case 'internet':
      return describeInternet(city);
    case 'safety':
      return describeSafety(city);
    case 'climate':
      return describeClimate(question);
    case 'air':
      return describeAir(city);
    case 'visa':
      return describeVisa(question);
    case 'english':
      return describeEnglish(city);
    case 'airport':
      return describeAirport(city);
    case 'health':
      return describeHealth(city);
    case 'time':
      return describeTime(question);
  }
};

/** The months that were asked about as figures, from the sources of the year's. */
const toMonthFigures = ({ city, months }: TopicQuestion): Figure[] =>
  months.slice(0, MAX_MONTHS).flatMap((month) => {
    const { tempC = null, rainMm = null } = city.climate?.[month - 1] ?? {};
    const toMonth = (key: string, label: string, value: number | null): Figure[] => {
      const year = findFigure(city, key);
      if (!year || value === null) return [];
      return [
        {
          ...year,
          key: `${key.replace('_year', '')}_${month}`,
          label: `${label} in ${monthNames[month - 1]}`,
          value,
        },
      ];
    };
    return [...toMonth('temperature_year', 'Temperature', tempC), ...toMonth('rain_year', 'Rain', rainMm)];
  });

/** The entry rule of the passport as a figure. */
const toEntryFigure = ({ city, passport }: TopicQuestion): Figure[] => {
  const value = passport?.rules.rules[city.countryCode];
  if (!passport || value === undefined) return [];
  const { passport: code, source, date } = passport.rules;
  return [
    {
      key: `entry_${code.toLowerCase()}`,
      label: `Entry with ${/^[AEIO]/.test(passport.people) ? 'an' : 'a'} ${passport.people} passport`,
      group: 'visa',
      value,
      unit: null,
      grade: 'country',
      sourceId: source,
      year: date,
      note: null,
    },
  ];
};

const listFigures = (topic: Topic, question: TopicQuestion): Figure[] => {
  const own = topicFigures[topic].flatMap((key) => findFigure(question.city, key) ?? []);
  const knownFigures = own.filter(({ value }) => value !== null);
  if (topic === 'climate' && question.months.length > 0)
    return [...toMonthFigures(question), ...knownFigures];
  return topic === 'visa' ? [...toEntryFigure(question), ...knownFigures] : knownFigures;
};

/** What is known of a city about one topic, in a line and in figures. */
export const answerTopic = (topic: Topic, question: TopicQuestion): TopicAnswer => ({
  topic,
  verdict: describeTopic(topic, question),
  figures: listFigures(topic, question),
  rank: describeRank(topic, question),
});
