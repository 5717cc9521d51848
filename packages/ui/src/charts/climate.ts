import {
  formatTemperature,
  monthNames,
  type ClimateMonth,
  type TemperatureUnit,
} from '@wanderwork/contracts';

/** The upper limit of each step from cold blue to brick red, in °C. */
const temperatureSteps: [limit: number, colour: string][] = [
  [6, 'var(--t1)'],
  [13, 'var(--t2)'],
  [20, 'var(--t3)'],
  [26, 'var(--t4)'],
];

export const getTemperatureColor = (celsius: number): string =>
  temperatureSteps.find(([limit]) => celsius < limit)?.[1] ?? 'var(--t5)';

const describeMonth = ({ tempC, rainMm }: ClimateMonth, index: number, unit: TemperatureUnit): string => {
  const temperature = tempC === null ? 'temperature unknown' : formatTemperature(tempC, unit);
  const rain = rainMm === null ? 'rain unknown' : `${Math.round(rainMm)} mm of rain`;
  return `${monthNames[index]} ${temperature}, ${rain}`;
};

/** All twelve months as text, for screen readers. */
export const describeClimate = (months: ClimateMonth[], unit: TemperatureUnit): string =>
  months.map((month, index) => describeMonth(month, index, unit)).join('; ');

const HOTTEST_C = 36;
const LOWEST_FLOOR_C = -4;

/**
 * Converts °C to a height above the line, 0–1. The line is slightly below the coldest month, so every column has a
 * height.
 */
export const createTemperatureScale = (months: ClimateMonth[]): ((celsius: number) => number) => {
  const temperatures = months.flatMap(({ tempC }) => (tempC === null ? [] : [tempC]));
  const floor = Math.min(LOWEST_FLOOR_C, Math.min(...temperatures) - 3);
  return (celsius) => Math.min(1, (celsius - floor) / (HOTTEST_C - floor));
};

/** The rain that fills the space below the line, in mm a month. */
const RAIN_FULL_MM = 300;

/** Converts mm to a depth below the line, 0–1. */
export const scaleRain = (mm: number): number => Math.min(1, mm / RAIN_FULL_MM);

/** "4 to 141 mm", "about 20 mm", or null when no month is known. */
export const formatRainRange = (months: ClimateMonth[]): string | null => {
  const amounts = months.flatMap(({ rainMm }) => (rainMm === null ? [] : [Math.round(rainMm)]));
  if (amounts.length === 0) return null;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least === most ? `about ${most} mm` : `${least} to ${most} mm`;
};
