import type { TemperatureUnit } from './account.js';

const signs: Record<TemperatureUnit, string> = { celsius: '°C', fahrenheit: '°F' };

/** A month's means at which one is at ease, °C: what counts fully in the score, and what every drawing of a year marks. */
export const COMFORT = { low: 18, high: 25 } as const;

/** What the unit is called beside figures: "°C". */
export const degreeSign = (unit: TemperatureUnit): string => signs[unit];

/** Degrees Fahrenheit, as the launch samples give them, in °C. */
export const celsiusOf = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

const converted = (celsius: number, unit: TemperatureUnit): number =>
  unit === 'fahrenheit' ? (celsius * 9) / 5 + 32 : celsius;

/** °C as a bare number of the unit, whole unless `digits` are asked for: "17", "−3", "62.6". */
export const degrees = (celsius: number, unit: TemperatureUnit, digits = 0): string => {
  const value = converted(celsius, unit);
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits;
  return String(rounded).replace('-', '−');
};

/** °C as a person reads it: "17 °C", "63 °F". */
export const formatTemperature = (celsius: number, unit: TemperatureUnit, digits = 0): string =>
  `${degrees(celsius, unit, digits)} ${degreeSign(unit)}`;

const IN_WORDS = /([−-]?\d{1,3}(?:\.\d)?)(?:( and | to |–)([−-]?\d{1,3}(?:\.\d)?))? °C/g;

const numberOf = (digits: string): number => Number(digits.replace('−', '-'));

/** A sentence whose temperatures are in °C, for somebody who reads °F: "12 months between 64 and 77 °F". */
export const temperaturesIn = (words: string, unit: TemperatureUnit): string =>
  unit === 'celsius'
    ? words
    : words.replace(IN_WORDS, (_all, from: string, link: string | undefined, to: string | undefined) =>
        link === undefined || to === undefined
          ? formatTemperature(numberOf(from), unit)
          : `${degrees(numberOf(from), unit)}${link}${formatTemperature(numberOf(to), unit)}`,
      );
