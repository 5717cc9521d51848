import type { ClimateMonth, EntryRules, PassportCode } from '@wanderwork/contracts';
import { getNumber, type FiguredCity } from '../money/city-figures.js';
import type { LegEnd } from '../legs/estimates.js';

/** What the planner needs to know about a city. */
export interface TripCity extends FiguredCity {
  countryCode: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  timezone: string;
  /** January to December; null if unknown. */
  climate: readonly ClimateMonth[] | null;
  /** The personal score of each month, 0–100, January to December. */
  monthScores: readonly number[];
}

/** The data behind a plan. What is missing here is unknown. */
export interface TripFacts {
  /** By slug. */
  cities: Readonly<Record<string, TripCity>>;
  /** By passport. */
  entryRules: Readonly<Record<PassportCode, EntryRules>>;
}

export const findCity = ({ cities }: Pick<TripFacts, 'cities'>, slug: string): TripCity | null =>
  Object.hasOwn(cities, slug) ? cities[slug]! : null;

export const toLegEnd = (city: TripCity): LegEnd => ({
  latitude: city.latitude,
  longitude: city.longitude,
  airportKm: getNumber(city, 'airport_nearest_km').value,
  largeAirportKm: getNumber(city, 'airport_large_km').value,
});
