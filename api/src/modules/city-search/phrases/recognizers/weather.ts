import type { Bounds } from '@wanderwork/contracts';
import { matchAmountAfterSubject, matchQuantity, type Quantity } from '../quantity.js';
import { boundNegations } from '../quantity-vocabulary.js';
import { formatNumber } from '../format.js';
import { ABOUT_TOLERANCE_DEGREES } from '../meanings.js';
import type { WeatherKind } from '../pieces.js';
import { createBook } from '../phrase-book.js';
import { type Recognizer, createRecognition } from '../recognizer.js';

const weatherNouns = ['weather', 'climate', 'temperatures', 'temperature', 'days'];
const weatherAdjectives: readonly (readonly [words: string, weather: WeatherKind])[] = [
  [
    'warm, warmth, balmy, pleasantly warm, nice and warm, summery, warmish, t shirt weather, beach weather, subtropical',
    'warm',
  ],
  [
    'hot, heat, scorching, sweltering, boiling, very hot, extreme heat, blistering, roasting, tropical, tropical heat, heatwaves, heat waves',
    'hot',
  ],
  [
    'mild, temperate, pleasant, comfortable, spring like, springlike, moderate weather, moderate climate, good weather, best weather, perfect weather, best climate, nice weather, great weather, lovely weather, nice climate, good climate, moderate temperatures, eternal spring',
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
const expressions = createBook<WeatherKind>(
  weatherAdjectives.flatMap(([list, weather]) =>
    list
      .split(', ')
      .flatMap((word) => [word, ...weatherNouns.map((noun) => `${word} ${noun}`)])
      .map((word) => [word, weather] as const),
  ),
);

const oppositeWeather: Readonly<Partial<Record<string, WeatherKind>>> = {
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
const oppositeExpressions = createBook<WeatherKind>(
  Object.entries(oppositeWeather).map(([words, weather]) => [words, weather ?? 'humid']),
);

const recognizeWeather: Recognizer = ({ words }, at, negated) => {
  const oppositeMatch = oppositeExpressions.match(words, at);
  if (oppositeMatch)
    return createRecognition(oppositeMatch.take, {
      is: 'weather',
      weather: oppositeMatch.value,
      negated: !negated,
    });
  const found = expressions.match(words, at);
  return found && createRecognition(found.take, { is: 'weather', weather: found.value, negated });
};

const MIN_FAHRENHEIT = 50;

const toCelsius = ({ unit }: Quantity, value: number): number =>
  unit === 'fahrenheit' || (unit === 'degrees' && value > MIN_FAHRENHEIT)
    ? Math.round((((value - 32) * 5) / 9) * 10) / 10
    : value;

/** Converts the bounds to °C. A single temperature counts as an approximate one. */
const toCelsiusBounds = (quantity: Quantity, negated: boolean): Bounds => {
  const { from, to, about, bare } = quantity;
  const oppositeMatch = from === undefined ? undefined : toCelsius(quantity, from);
  const high = to === undefined ? undefined : toCelsius(quantity, to);
  if ((about || bare) && oppositeMatch !== undefined && oppositeMatch === high)
    return { from: oppositeMatch - ABOUT_TOLERANCE_DEGREES, to: oppositeMatch + ABOUT_TOLERANCE_DEGREES };
  if (negated && oppositeMatch === undefined && high !== undefined) return { over: high };
  if (negated && high === undefined && oppositeMatch !== undefined) return { under: oppositeMatch };
  return {
    ...(oppositeMatch !== undefined && { from: oppositeMatch }),
    ...(high !== undefined && { to: high }),
  };
};

const temperatureNouns = createBook<true>([
  [
    'temperature, temperatures, temperature of, temperatures of, average temperature, a temperature of, temps, average temperatures, average',
    true,
  ],
]);

const recognizeDegrees: Recognizer = ({ words }, at, negated) => {
  const before = temperatureNouns.match(words, at)?.take ?? 0;
  const quantity = (before > 0 ? matchAmountAfterSubject : matchQuantity)(words, at + before);
  if (!quantity) return null;
  const isTemperature =
    quantity.unit === 'celsius' ||
    quantity.unit === 'fahrenheit' ||
    quantity.unit === 'degrees' ||
    (before > 0 && quantity.unit === null);
  if (!isTemperature) return null;
  const always = negated || boundNegations.match(words, at + before) !== null;
  return createRecognition(before + quantity.take, {
    is: 'degrees',
    bounds: toCelsiusBounds(quantity, negated),
    always,
  });
};

/** Examples for chips: "25 to 30 °C", "25 °C or more". */
export const formatDegrees = ({
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
  const [oppositeMatch, high] = [from ?? over, to ?? under];
  if (oppositeMatch !== undefined && high !== undefined)
    return `${formatNumber(oppositeMatch)} to ${formatNumber(high)} °C`;
  if (oppositeMatch !== undefined)
    return `${over === undefined ? '' : 'over '}${formatNumber(oppositeMatch)} °C${over === undefined ? ' or more' : ''}`;
  return `${under === undefined ? '' : 'under '}${formatNumber(high ?? 0)} °C${under === undefined ? ' or less' : ''}`;
};

export const weatherRecognizers = { degrees: recognizeDegrees, words: recognizeWeather };
export const weatherVocabulary = [...expressions.listVocabulary(), ...oppositeExpressions.listVocabulary()];
