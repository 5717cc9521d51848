import type { ClimateMonth } from '@wanderwork/contracts';
import { monthNames } from './words';

/** Where people are at ease outdoors and in, °C: the band behind the columns. */
export const COMFORT = { low: 18, high: 25 } as const;

/** The upper limit of each step from cold blue to brick, °C. */
const temperatureSteps: [limit: number, colour: string][] = [
  [6, 'var(--t1)'],
  [13, 'var(--t2)'],
  [20, 'var(--t3)'],
  [26, 'var(--t4)'],
  [Infinity, 'var(--t5)'],
];

export const temperatureColour = (celsius: number): string =>
  (temperatureSteps.find(([limit]) => celsius < limit) ?? temperatureSteps[4]!)[1];

const monthWords = ({ tempC, rainMm }: ClimateMonth, index: number): string => {
  const temperature = tempC === null ? 'temperature not known' : `${Math.round(tempC)} °C`;
  const rain = rainMm === null ? 'rain not known' : `${Math.round(rainMm)} mm of rain`;
  return `${monthNames[index]} ${temperature}, ${rain}`;
};

/** All twelve months in words, for those who do not see the drawing. */
export const climateWords = (months: ClimateMonth[]): string => months.map(monthWords).join('; ');
