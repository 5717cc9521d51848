import { type ClimateMonth } from '@wanderwork/contracts';

/** The climate of one month at a stop. */
export interface StopMonth extends ClimateMonth {
  city: string;
  /** 0 for January. */
  month: number;
}

/** The climate of a stop in `months` (0 for January); months without data have null values. */
export const getStopClimate = (
  name: string,
  climate: readonly ClimateMonth[] | null,
  months: readonly number[],
): StopMonth[] =>
  months.map((month) => ({
    city: name,
    month,
    tempC: climate?.[month]?.tempC ?? null,
    rainMm: climate?.[month]?.rainMm ?? null,
  }));

/** The extremes of a trip, and the months without data. */
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

/** Cold nights and hot days differ from the monthly average by about this much. */
export const TEMPERATURE_MARGIN_C = 10;
const HOT_C = 25;
const COLD_C = 10;
const FROST_C = 0;
/** With less rain than this in every month, no rain jacket is needed. */
const DRY_MM = 20;

export interface Needs {
  heat: boolean;
  mild: boolean;
  cold: boolean;
  /** A monthly average below freezing: the list is too light for that. */
  winter: boolean;
  rain: boolean;
}

/** What to pack for. Missing data counts as both hot and cold, and as rain. */
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
