import { formatTemperature, monthNames, type TemperatureUnit } from '@wanderwork/contracts';
import { daysWords } from '../../common/model/day';
import { ALLOWANCE_C, type StopMonth, type Weather } from './climate';
import { type PackingReading } from './reading';
import { groups, type Thing } from './things';

const whenWords = ({ city, month }: StopMonth): string => `${city} in ${monthNames[month]}`;

/** "For 28 days, washed 3 times: 12 of 31 packed." */
export const headline = ({ days, washes, packed, things }: PackingReading): string => {
  const washed = washes === 0 ? 'without a wash' : `washed ${washes === 1 ? 'once' : `${washes} times`}`;
  return `For ${daysWords(days)}, ${washed}: ${packed} of ${things.length} packed.`;
};

/** What the bag is for, from the coldest, the warmest and the wettest month. */
export const weatherFacts = (weather: Weather, unit: TemperatureUnit): (readonly [string, string])[] => {
  const { coldest, warmest, wettest } = weather;
  const warmth = (month: StopMonth, sign: 1 | -1) =>
    `${formatTemperature(month.tempC!, unit)}, ${whenWords(month)}; ready for ${formatTemperature(month.tempC! + sign * ALLOWANCE_C, unit)}`;
  return [
    ['Coldest mean of a month', coldest ? warmth(coldest, -1) : 'No figure'],
    ['Warmest mean of a month', warmest ? warmth(warmest, 1) : 'No figure'],
    ['Wettest month', wettest ? `${Math.round(wettest.rainMm!)} mm, ${whenWords(wettest)}` : 'No figure'],
  ];
};

/** "Porto in April, Porto in May". */
export const listed = (months: readonly StopMonth[]): string =>
  [...new Set(months.map(whenWords))].join(', ');

/** "8 Underwear" as a line of text. */
export const thingWords = ({ name, count }: Thing): string => (count === 1 ? name : `${count} × ${name}`);

/** The list as plain text, to be kept or sent. */
export const packingText = (
  reading: PackingReading,
  packed: readonly string[],
  unit: TemperatureUnit,
): string =>
  [
    'Packing list',
    headline(reading),
    ...weatherFacts(reading.weather, unit).map(([name, value]) => `${name}: ${value}`),
    ...groups.flatMap((group) => {
      const own = reading.things.filter((thing) => thing.group === group);
      const lines = own.map((thing) => `[${packed.includes(thing.id) ? 'x' : ' '}] ${thingWords(thing)}`);
      return own.length > 0 ? [`${group}:`, ...lines] : [];
    }),
  ].join('\n');
