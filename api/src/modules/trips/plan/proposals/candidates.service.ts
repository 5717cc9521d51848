import { Injectable } from '@nestjs/common';
import {
  isReliability,
  BUDGET_MAX,
  BUDGET_MIN,
  type EntryRules,
  type Figure,
  type Grade,
  type IrexCity,
  type IrexPreferences,
  type PhraseFilter,
} from '@wanderwork/contracts';
import { computePersonalScores, neutralPreferences } from '@wanderwork/irex';
import { readEntry, toDateParts, type Trip, type TripCity, type TripFacts } from '@wanderwork/travel';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../../../platform/database/sql.js';
import { CitiesService, citiesNotFound } from '../../../cities/index.js';
import { BestCitiesService, Clock } from '../../../city-search/index.js';
import { EntryRulesService, PersonalInputsService, PreferencesService } from '../../../irex/index.js';

/** The most cities that a plan is made from. */
export const MAX_CANDIDATES = 60;
/** Cities by the published score from which the personal score chooses. */
const POOL = 100;

/** The figures from which the engine computes costs and journeys. */
const planFigures = [
  ...['rent', 'food', 'transport', 'utilities_internet', 'leisure', 'other'],
  ...['airport_nearest_km', 'airport_large_km'],
];

interface FigureRow {
  key: string;
  value: unknown;
  grade: Grade | null;
  basis: string | null;
  range: [number, number] | null;
}

const toFigure = ({ key, value, grade, basis, range }: FigureRow): Figure => ({
  key,
  label: key,
  group: 'cost',
  value: typeof value === 'number' ? value : null,
  unit: null,
  grade,
  ...(range && { range, ...(isReliability(basis) && { reliability: basis }) }),
  sourceId: null,
  year: null,
  note: null,
});

/** One row for each city, so that the driver reads an eighth of the rows. */
const selectFiguresSql = (slugs: readonly string[]) => sql`
  SELECT city_slug AS slug, json_agg(json_build_object(
    'key', key, 'value', value, 'grade', grade, 'basis', basis, 'range', range)) AS figures
  FROM city_figures
  WHERE city_slug = ANY (${slugs}::text[]) AND key = ANY (${planFigures}::text[]) AND NOT score_only
  GROUP BY city_slug`;

/** All months of a year, 1–12. */
export const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The conditions of a trip as preferences of the score, with the person's own weights. */
const toPreferences = (trip: Trip, own: IrexPreferences | null): IrexPreferences => {
  const [calls] = trip.calls;
  const { usdMonth } = trip.limits;
  return {
    sliders: own?.sliders ?? neutralPreferences.sliders,
    passport: trip.passports[0]?.code ?? null,
    clients: calls ? { zone: calls.zone, from: calls.from, to: calls.to % (24 * 60) } : null,
    stay: null,
    budgetUsd: usdMonth === undefined ? null : clamp(usdMonth / trip.people, BUDGET_MIN, BUDGET_MAX),
  };
};

/** Chooses the cities that a plan is made from, and reads what the engine needs to know about them. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly database: DataSource,
    private readonly cities: CitiesService,
    private readonly best: BestCitiesService,
    private readonly inputs: PersonalInputsService,
    private readonly preferences: PreferencesService,
    private readonly entryRules: EntryRulesService,
    private readonly clock: Clock,
  ) {}

  /** The best cities by the published score that meet one of these lists of filters. */
  async findFitting(lists: readonly (readonly PhraseFilter[])[]): Promise<string[]> {
    const unique = [...new Map(lists.map((filters) => [JSON.stringify(filters), filters])).values()];
    const found = await Promise.all(unique.map((filters) => this.best.findBest(filters, POOL)));
    return [...new Set(found.flat())];
  }

  /** The countries that one of the passports enters without a visa or another document. */
  findCountriesWithoutVisa(trip: Pick<Trip, 'passports'>): string[] {
    const countries = trip.passports.flatMap((passport) => {
      const rules = this.entryRules.get(passport.code);
      return Object.keys(rules.rules).filter((country) =>
        ['free', 'days'].includes(readEntry(passport, country, rules).kind),
      );
    });
    return [...new Set(countries)].sort();
  }

  /**
   * What the engine needs to know about cities. Throws 404 that names unknown ones.
   * @param months of the trip, 1–12: scores of others are not personal
   * @param userId whose saved weights make the score personal; null for a visitor
   */
  async getFacts(
    slugs: readonly string[],
    trip: Trip,
    months: readonly number[],
    userId: string | null,
  ): Promise<TripFacts> {
    const entryRules = Object.fromEntries(
      trip.passports.map(({ code }) => [code, this.entryRules.get(code)]),
    );
    if (slugs.length === 0) return { cities: {}, entryRules };
    const [rows, figures, inputs, own] = await Promise.all([
      this.cities.findSummaries(slugs),
      readRows<{ slug: string; figures: FigureRow[] }>(this.database, selectFiguresSql(slugs)),
      this.inputs.get(slugs),
      userId === null ? null : this.preferences.find(userId),
    ]);
    const foundSlugs = new Set(rows.map(({ slug }) => slug));
    const unknown = slugs.filter((slug) => !foundSlugs.has(slug));
    if (unknown.length > 0) throw citiesNotFound(unknown);
    const scores = this.scoreMonths(inputs, months, toPreferences(trip, own?.wishes ?? null));
    const figuresBySlug = new Map(figures.map((row) => [row.slug, row.figures.map(toFigure)]));
    const cities = rows.map((row): TripCity => {
      const { slug, name, country, countryCode, latitude, longitude, timezone, climate } = row;
      return {
        ...{ slug, name, country, countryCode, latitude, longitude, timezone, climate },
        figures: figuresBySlug.get(slug) ?? [],
        sources: [],
        monthScores: MONTHS.map((month) => scores.get(slug)?.get(month) ?? row.irex),
      };
    });
    return { cities: Object.fromEntries(cities.map((city) => [city.slug, city])), entryRules };
  }

  /**
   * Where a trip asks for warmth, leaves out the cities whose weather in its months is not known, unless too few for its
   * stays are left.
   */
  leaveOutUnknownWeather(
    slugs: readonly string[],
    { cities }: TripFacts,
    { limits }: Trip,
    months: readonly number[],
    stays: number,
  ): readonly string[] {
    if (limits.tempMonth === undefined) return slugs;
    const hasWeather = (slug: string) =>
      months.every((month) => typeof cities[slug]?.climate?.[month - 1]?.tempC === 'number');
    const withWeather = slugs.filter(hasWeather);
    return withWeather.length >= stays ? withWeather : slugs;
  }

  /** The best of these cities by the personal scores of the trip's months. */
  rank(slugs: readonly string[], { cities }: TripFacts, months: readonly number[]): string[] {
    const getScore = (slug: string) =>
      months.reduce((sum, month) => sum + (cities[slug]?.monthScores[month - 1] ?? 0), 0);
    return [...slugs]
      .sort((one, other) => getScore(other) - getScore(one) || (one < other ? -1 : 1))
      .slice(0, MAX_CANDIDATES);
  }

  /** The personal scores of some months by city and month. */
  private scoreMonths(
    cities: readonly IrexCity[],
    months: readonly number[],
    preferences: IrexPreferences,
  ): ReadonlyMap<string, ReadonlyMap<number, number>> {
    const { year, month } = toDateParts(Math.floor(this.clock.now().getTime() / 86_400_000));
    const rules: EntryRules | null = this.entryRules.findFor(preferences);
    const byMonth = months.map((one) => {
      const stay = { month: one, months: 1 };
      return computePersonalScores(cities, { ...preferences, stay }, { year, month }, rules);
    });
    return new Map(
      cities.map(({ slug }, at) => [
        slug,
        new Map(months.map((one, index) => [one, byMonth[index]![at]!.score])),
      ]),
    );
  }
}
