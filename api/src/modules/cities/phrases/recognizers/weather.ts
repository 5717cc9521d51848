import type { Bounds } from '@wanderwork/contracts';
import { amountOfAt, quantityAt, type Quantity } from '../quantity.js';
import { notBounds } from '../quantity-vocabulary.js';
import { formatted } from '../format.js';
import { ABOUT_DEGREES } from '../meanings.js';
import type { WeatherWord } from '../pieces.js';
import { bookOf } from '../phrase-book.js';
import { type Recognizer, recognized } from '../recognizer.js';

const nouns = ['weather', 'climate', 'temperatures', 'temperature', 'days'];
const adjectives: readonly (readonly [words: string, weather: WeatherWord])[] = [
  [
    'warm, warmth, balmy, pleasantly warm, nice and warm, summery, warmish, t shirt weather, beach weather, subtropical',
    'warm',
  ],
  [
    'hot, heat, scorching, sweltering, boiling, very hot, extreme heat, blistering, roasting, tropical, tropical heat, heatwaves, heat waves',
    'hot',
  ],
  [
    'mild, temperate, pleasant, comfortable, spring like, springlike, moderate weather, moderate climate, good weather, nice weather, great weather, lovely weather, nice climate, good climate, moderate temperatures, eternal spring',
    'mild',
  ],
  ['cool, chilly, fresh, crisp, coolish, brisk', 'cool'],
  ['cold, freezing, icy, frost, frosty, frigid, very cold, wintry, freezing cold', 'cold'],
  ['snow, snowy, snowfall, snow covered, snowing, below freezing, sub zero, subzero', 'snowy'],
  [
    'dry, arid, little rain, low rainfall, low rain, not much rain, rain free, rainless, without rain, no rain, without much rain, hardly any rain, dry season, minimal rain, no rainy season, without rainy season, no monsoon, outside monsoon, outside the monsoon, less rain, no rainfall, desert climate, dry weather',
    'dry',
  ],
  [
    'rain, rainy, wet, rainfall, raining, rains, monsoon, rainy season, monsoons, lots of rain, heavy rain, wet season, showers, soggy',
    'rainy',
  ],
  ['humid, muggy, humidity, sticky, sultry, high humidity, steamy', 'humid'],
  [
    'sunny, sun, sunshine, plenty of sun, lots of sun, sunny days, clear skies, blue skies, blue sky',
    'sunny',
  ],
];

/** An adjective may come with its noun: "warm weather", "dry climate". */
const words = bookOf<WeatherWord>(
  adjectives.flatMap(([list, weather]) =>
    list
      .split(', ')
      .flatMap((word) => [word, ...nouns.map((noun) => `${word} ${noun}`)])
      .map((word) => [word, weather] as const),
  ),
);

const opposite: Readonly<Partial<Record<string, WeatherWord>>> = {
  'low humidity': 'humid',
  'little humidity': 'humid',
  'not humid': 'humid',
  'no humidity': 'humid',
  'humidity free': 'humid',
  'monsoon free': 'rainy',
  'free of monsoons': 'rainy',
  'snow free': 'snowy',
  'frost free': 'cold',
};
const dryAir = bookOf<WeatherWord>(
  Object.entries(opposite).map(([said, weather]) => [said, weather ?? 'humid']),
);

const inWords: Recognizer = ({ words: said }, at, negated) => {
  const low = dryAir.at(said, at);
  if (low) return recognized(low.take, { is: 'weather', weather: low.value, negated: !negated });
  const found = words.at(said, at);
  return found && recognized(found.take, { is: 'weather', weather: found.value, negated });
};

const FAHRENHEIT_FROM = 50;

const inCelsius = ({ unit }: Quantity, value: number): number =>
  unit === 'fahrenheit' || (unit === 'degrees' && value > FAHRENHEIT_FROM)
    ? Math.round((((value - 32) * 5) / 9) * 10) / 10
    : value;

/** Converts the bounds to °C. A single temperature counts as an approximate one. */
const degreesOf = (quantity: Quantity, negated: boolean): Bounds => {
  const { from, to, about, bare } = quantity;
  const low = from === undefined ? undefined : inCelsius(quantity, from);
  const high = to === undefined ? undefined : inCelsius(quantity, to);
  if ((about || bare) && low !== undefined && low === high)
    return { from: low - ABOUT_DEGREES, to: low + ABOUT_DEGREES };
  if (negated && low === undefined && high !== undefined) return { over: high };
  if (negated && high === undefined && low !== undefined) return { under: low };
  return { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) };
};

const temperature = bookOf<true>([
  [
    'temperature, temperatures, temperature of, temperatures of, average temperature, a temperature of, temps, average temperatures, average',
    true,
  ],
]);

const degrees: Recognizer = ({ words: said }, at, negated) => {
  const before = temperature.at(said, at)?.take ?? 0;
  const quantity = (before > 0 ? amountOfAt : quantityAt)(said, at + before);
  if (!quantity) return null;
  const isTemperature =
    quantity.unit === 'celsius' ||
    quantity.unit === 'fahrenheit' ||
    quantity.unit === 'degrees' ||
    (before > 0 && quantity.unit === null);
  if (!isTemperature) return null;
  const always = negated || notBounds.at(said, at + before) !== null;
  return recognized(before + quantity.take, { is: 'degrees', bounds: degreesOf(quantity, negated), always });
};

/** Examples for chips: "25 to 30 °C", "25 °C or more". */
export const inDegrees = ({
  from,
  to,
  over,
  under,
}: {
  from?: number;
  to?: number;
  over?: number;
  under?: number;
}): string => {
  const [low, high] = [from ?? over, to ?? under];
  if (low !== undefined && high !== undefined) return `${formatted(low)} to ${formatted(high)} °C`;
  if (low !== undefined)
    return `${over === undefined ? '' : 'over '}${formatted(low)} °C${over === undefined ? ' or more' : ''}`;
  return `${under === undefined ? '' : 'under '}${formatted(high ?? 0)} °C${under === undefined ? ' or less' : ''}`;
};

export const weatherRecognizers = { degrees, words: inWords };
export const weatherVocabulary = [...words.words(), ...dryAir.words()];
