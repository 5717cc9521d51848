import { addUnit, type BoundFigure, formatTenths, isCountryFigure } from '@wanderwork/contracts';
import { formatMoney, formatNumber } from '../phrases/format.js';
import { type CityFigures, isGuess } from './city-figures.js';

/** A figure of a city in words, and what a difference from a bound means. */
interface FigureLabels {
  /** In a text such as "Rent not known". */
  name: string;
  /** "Rent $700". `amount` is the value with its unit. */
  toText: (amount: string, city: CityFigures) => string;
  /** `finely`: with a decimal, because the bound is less than one away. */
  format: (value: number, finely?: boolean) => string;
  /** "$150 over your $1,500", for values above the bound. */
  above: (amount: string, bound: string) => string;
  /** "4 °C too cold", for values below the bound. */
  below: (amount: string, bound: string) => string;
  /** The difference from a bound that people notice. */
  getScale: (bound: number) => number;
}

const always = (scale: number) => () => scale;
const shareOf = (share: number) => (bound: number) => Math.max(1, Math.abs(bound) * share);

/** Rounded to whole numbers from `wholeFrom` on. */
const formatAmount = (value: number, finely = false, wholeFrom = 10): string =>
  formatTenths(finely || Math.abs(value) < wholeFrom ? value : Math.round(value));

const withUnit =
  (unit: string, wholeFrom?: number) =>
  (value: number, finely?: boolean): string =>
    addUnit(formatAmount(value, finely, wholeFrom), unit);

const addScope = (text: string, key: string, { origins }: CityFigures, scope: string): string =>
  isCountryFigure({ key, grade: origins[key]?.grade ?? null }) ? `${text}, ${scope}` : text;

const COUNTRYS = 'the country’s';

const describeMoney = (name: 'Cost' | 'Rent'): FigureLabels => ({
  name,
  toText: (amount, city) =>
    isGuess(city, name === 'Cost' ? 'cost' : 'rent')
      ? `${name} about ${amount}, a rough guess`
      : `${name} ${amount}`,
  format: formatMoney,
  above: (amount, bound) => `${amount} over your ${bound}`,
  below: (amount, bound) => `${amount} under your ${bound}`,
  getScale: shareOf(0.2),
});

const describeDegrees = (name: string, toText: (amount: string) => string): FigureLabels => ({
  name,
  toText,
  format: withUnit('°C', 0),
  above: (amount) => `${amount} too warm`,
  below: (amount) => `${amount} too cold`,
  getScale: always(3),
});

const formatPoints = (value: number): string => {
  const amount = formatAmount(value);
  return `${amount} ${amount === '1' ? 'point' : 'points'}`;
};

export const figureLabels: Readonly<Record<BoundFigure | 'temp' | 'rain', FigureLabels>> = {
  cost: describeMoney('Cost'),
  rent: describeMoney('Rent'),
  irex: {
    name: 'Score',
    toText: (amount) => `Score ${amount}`,
    format: formatAmount,
    above: (amount, bound) => `${amount} above your ${bound}`,
    below: (amount, bound) => `${amount} below your ${bound}`,
    getScale: always(5),
  },
  speed: {
    name: 'Speed',
    toText: (amount, city) => addScope(amount, 'download', city, 'the country’s median'),
    format: withUnit('Mbps'),
    above: (amount, bound) => `${amount} above your ${bound}`,
    below: (amount, bound) => `${amount} below your ${bound}`,
    getScale: shareOf(0.25),
  },
  population: {
    name: 'Population',
    toText: (amount) => `Population ${amount}`,
    format: (value) => formatNumber(Math.round(value)),
    above: (amount, bound) => `${amount} above your ${bound}`,
    below: (amount, bound) => `${amount} below your ${bound}`,
    getScale: shareOf(0.5),
  },
  air: {
    name: 'PM2.5',
    toText: (amount, city) => addScope(`PM2.5 ${amount}`, 'air_pm25', city, COUNTRYS),
    format: withUnit('µg/m³'),
    above: (amount, bound) => `${amount} above your ${bound}`,
    below: (amount, bound) => `${amount} below your ${bound}`,
    getScale: always(5),
  },
  english: {
    name: 'Share of people who use English',
    toText: (amount, city) => addScope(`English ${amount}`, 'english_share', city, COUNTRYS),
    format: withUnit('%'),
    above: (amount, bound) => `${amount} above your ${bound}`,
    below: (amount, bound) => `${amount} below your ${bound}`,
    getScale: always(15),
  },
  airport: {
    name: 'Distance to a large airport',
    toText: (amount) => `Large airport ${amount} away`,
    format: withUnit('km'),
    above: (amount, bound) => `${amount} farther than your ${bound}`,
    below: (amount, bound) => `${amount} nearer than your ${bound}`,
    getScale: always(30),
  },
  safetyIndex: {
    name: 'Safety index',
    toText: (amount, city) => addScope(`Safety index ${amount}`, 'safety_index', city, COUNTRYS),
    format: formatAmount,
    above: (amount, bound) => `${amount} above your ${bound}`,
    below: (amount, bound) => `${amount} below your ${bound}`,
    getScale: always(8),
  },
  tempYear: describeDegrees('Temperature', (amount) => `${amount} over the year`),
  coldestMonth: describeDegrees('Temperature of the coldest month', (amount) => `Coldest month ${amount}`),
  hottestMonth: describeDegrees('Temperature of the hottest month', (amount) => `Hottest month ${amount}`),
  temp: describeDegrees('Temperature', (amount) => amount),
  rainYear: {
    name: 'Rain',
    toText: (amount) => `Rain ${amount} a year`,
    format: withUnit('mm'),
    above: (amount, bound) => `${amount} above your ${bound}`,
    below: (amount, bound) => `${amount} below your ${bound}`,
    getScale: always(250),
  },
  rain: {
    name: 'Rain',
    toText: (amount) => `Rain ${amount}`,
    format: withUnit('mm'),
    above: (amount, bound) => `${amount} above your ${bound}`,
    below: (amount, bound) => `${amount} below your ${bound}`,
    getScale: always(40),
  },
};

/** Scores and safety indexes have no unit, so a difference of them is in points. */
export const formatDifference = (figure: BoundFigure | 'temp' | 'rain', by: number): string =>
  figure === 'irex' || figure === 'safetyIndex' || figure === 'english'
    ? formatPoints(by)
    : figureLabels[figure].format(by, by < 1);
