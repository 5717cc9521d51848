import { formatTemperature, monthNames, type TemperatureUnit } from '@wanderwork/contracts';
import {
  formatDays,
  TEMPERATURE_MARGIN_C,
  type StopMonth,
  type Weather,
  groups,
  type PackingItem,
} from '@wanderwork/travel';
import { type PackingCalculation } from './calculate-packing';

const formatCityMonth = ({ city, month }: StopMonth): string => `${city} in ${monthNames[month]}`;

/** "28 days, 3 washes: 12 of 31 packed." */
export const formatHeadline = ({ days, washes, packed, items }: PackingCalculation): string => {
  const washCount = washes === 0 ? 'no washes' : washes === 1 ? '1 wash' : `${washes} washes`;
  return `${formatDays(days)}, ${washCount}: ${packed} of ${items.length} packed.`;
};

/** The coldest, warmest and wettest month of the trip. */
export const getWeatherFacts = (weather: Weather, unit: TemperatureUnit): (readonly [string, string])[] => {
  const { coldest, warmest, wettest } = weather;
  const formatTemperatureFact = (month: StopMonth, sign: 1 | -1) =>
    `${formatTemperature(month.tempC!, unit)}, ${formatCityMonth(month)}; packed for ${formatTemperature(month.tempC! + sign * TEMPERATURE_MARGIN_C, unit)}`;
  return [
    ['Coldest monthly average', coldest ? formatTemperatureFact(coldest, -1) : 'No figure'],
    ['Warmest monthly average', warmest ? formatTemperatureFact(warmest, 1) : 'No figure'],
    [
      'Wettest month',
      wettest ? `${Math.round(wettest.rainMm!)} mm, ${formatCityMonth(wettest)}` : 'No figure',
    ],
  ];
};

/** "Porto in April, Porto in May". */
export const listMonths = (months: readonly StopMonth[]): string =>
  [...new Set(months.map(formatCityMonth))].join(', ');

/** "8 × Underwear". */
export const formatItem = ({ name, count }: PackingItem): string =>
  count === 1 ? name : `${count} × ${name}`;

/** The list as plain text, for copying. */
export const toPackingText = (
  result: PackingCalculation,
  packed: readonly string[],
  unit: TemperatureUnit,
): string =>
  [
    'Packing list',
    formatHeadline(result),
    ...getWeatherFacts(result.weather, unit).map(([name, value]) => `${name}: ${value}`),
    ...groups.flatMap((group) => {
      const groupItems = result.items.filter((item) => item.group === group);
      const lines = groupItems.map((item) => `[${packed.includes(item.id) ? 'x' : ' '}] ${formatItem(item)}`);
      return groupItems.length > 0 ? [`${group}:`, ...lines] : [];
    }),
  ].join('\n');
