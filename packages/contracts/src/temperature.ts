import type { TemperatureUnit } from './account.js';

const unitSigns: Record<TemperatureUnit, string> = { celsius: '°C', fahrenheit: '°F' };

/** The comfortable monthly mean in °C: it gets the full score and is marked in all climate charts. */
export const COMFORT = { low: 18, high: 25 } as const;

/** The sign of the unit: "°C". */
export const getDegreeSign = (unit: TemperatureUnit): string => unitSigns[unit];

/** Converts degrees Fahrenheit, as in the launch samples, to °C. */
export const toCelsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

const convert = (celsius: number, unit: TemperatureUnit): number =>
  unit === 'fahrenheit' ? (celsius * 9) / 5 + 32 : celsius;

/** A temperature as a bare number in the unit, rounded to `digits` decimals: "17", "−3", "62.6". */
export const formatDegrees = (celsius: number, unit: TemperatureUnit, digits = 0): string => {
  const value = convert(celsius, unit);
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits;
  return String(rounded).replace('-', '−');
};

/** A temperature with its unit: "17 °C", "63 °F". */
export const formatTemperature = (celsius: number, unit: TemperatureUnit, digits = 0): string =>
  `${formatDegrees(celsius, unit, digits)} ${getDegreeSign(unit)}`;

const TEMPERATURE_PATTERN = /([−-]?\d{1,3}(?:\.\d)?)(?:( and | to |–)([−-]?\d{1,3}(?:\.\d)?))? °C/g;

/** A difference has no zero point to shift: 4 °C too cold are 7 °F too cold. */
const DIFFERENCE_PATTERN = /(\d{1,3}(?:\.\d)?) °C(?= too )/g;

const formatDifference = (celsius: number, unit: TemperatureUnit): string => {
  const degrees = (celsius * 9) / 5;
  const digits = degrees < 1 ? 10 : 1;
  return `${Math.round(degrees * digits) / digits} ${getDegreeSign(unit)}`;
};

const parseNumber = (digits: string): number => Number(digits.replace('−', '-'));

/** Converts the °C temperatures in a sentence to the unit: "12 months between 64 and 77 °F", "7 °F too cold". */
export const convertTemperatures = (words: string, unit: TemperatureUnit): string =>
  unit === 'celsius'
    ? words
    : words
        .replace(DIFFERENCE_PATTERN, (_all, celsius: string) => formatDifference(Number(celsius), unit))
        .replace(
          TEMPERATURE_PATTERN,
          (_all, from: string, link: string | undefined, to: string | undefined) =>
            link === undefined || to === undefined
              ? formatTemperature(parseNumber(from), unit)
              : `${formatDegrees(parseNumber(from), unit)}${link}${formatTemperature(parseNumber(to), unit)}`,
        );
