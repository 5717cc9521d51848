import { type ClimateMonth } from '@wanderwork/contracts';
import { parseWholeNumber } from '../../common/model/numbers';
import { type StopText } from './url-codec';

/** A month of a stop: where, which, and what is known of it. */
export interface StopMonth extends ClimateMonth {
  city: string;
  /** 0 for January. */
  month: number;
}

const MONTHS = { min: 1, max: 12 };

/** The months of a stop, 0 for January; none where what was typed names none. */
export const getStopMonths = ({ month, months }: StopText): number[] => {
  const first = parseWholeNumber(month, MONTHS);
  const count = parseWholeNumber(months, MONTHS);
  if (first === null || count === null) return [];
  return Array.from({ length: count }, (_, at) => (first - 1 + at) % 12);
};

/** What is known of the months in a city; a month without figures is there without figures. */
export const getStopClimate = (
  name: string,
  climate: readonly ClimateMonth[] | null,
  stop: StopText,
): StopMonth[] =>
  getStopMonths(stop).map((month) => ({
    city: name,
    month,
    tempC: climate?.[month]?.tempC ?? null,
    rainMm: climate?.[month]?.rainMm ?? null,
  }));

/** What a bag must be ready for. */
export interface Weather {
  coldest: StopMonth | null;
  warmest: StopMonth | null;
  wettest: StopMonth | null;
  unknownTemperature: StopMonth[];
  unknownRain: StopMonth[];
}

const findExtreme =
  (key: 'tempC' | 'rainMm', sign: 1 | -1) =>
  (months: readonly StopMonth[]): StopMonth | null =>
    months
      .filter((month) => month[key] !== null)
      .reduce<StopMonth | null>(
        (best, month) => (best === null || sign * month[key]! > sign * best[key]! ? month : best),
        null,
      );

export const summarizeWeather = (months: readonly StopMonth[]): Weather => ({
  coldest: findExtreme('tempC', -1)(months),
  warmest: findExtreme('tempC', 1)(months),
  wettest: findExtreme('rainMm', 1)(months),
  unknownTemperature: months.filter(({ tempC }) => tempC === null),
  unknownRain: months.filter(({ rainMm }) => rainMm === null),
});

/** A mean is no limit: a cold night and a hot noon lie about so many degrees away from a month's mean. */
export const TEMPERATURE_MARGIN_C = 10;
const HOT_C = 25;
const COLD_C = 10;
const FROST_C = 0;
/** Less rain than this in every month, and a rain jacket stays at home. */
const DRY_MM = 20;

export interface Needs {
  heat: boolean;
  mild: boolean;
  cold: boolean;
  /** A month's mean below freezing: more than a bag of layers is for. */
  winter: boolean;
  rain: boolean;
}

/** What weather asks of a bag. Where something is not known, it is packed for. */
export const toNeeds = ({ coldest, warmest, wettest, unknownTemperature, unknownRain }: Weather): Needs => {
  const isUncertain = unknownTemperature.length > 0 || coldest === null || warmest === null;
  const low = (coldest?.tempC ?? 0) - TEMPERATURE_MARGIN_C;
  const high = (warmest?.tempC ?? 0) + TEMPERATURE_MARGIN_C;
  return {
    heat: isUncertain || high > HOT_C,
    mild: isUncertain || low < HOT_C,
    cold: isUncertain || low < COLD_C,
    winter: (coldest?.tempC ?? COLD_C) < FROST_C,
    rain: unknownRain.length > 0 || wettest === null || wettest.rainMm! >= DRY_MM,
  };
};
