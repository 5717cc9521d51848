import { Injectable } from '@nestjs/common';
import {
  planLimits,
  type NearestPlan,
  type PhraseFilter,
  type TripProposals,
  type UnmetCondition,
} from '@wanderwork/contracts';
import type { TripProposalsRequest } from '@wanderwork/contracts/requests';
import type { Conflict, Trip } from '@wanderwork/travel';
import { proposeTrips, type Proposals, type Slot } from '@wanderwork/travel/propose';
import { BestCitiesService, Clock, VocabularyCache } from '../../../city-search/index.js';
import { TripCitiesService } from '../../trip-cities.service.js';
import { nothingFits } from '../trip-plans.errors.js';
import { CandidatesService, MAX_CANDIDATES } from './candidates.service.js';
import { chooseDrafts } from './choose-drafts.js';
import { readCityConditions, toStayFilters, type CityPhrase } from './city-conditions.js';
import { buildSlots, listStayMonths, readPlanQuery, type PlanQuery } from './plan-query.js';
import { ProposalLimiter } from './proposal-limiter.js';
import { runInSlices } from './run-in-slices.js';

type Answer = TripProposals<Trip, Conflict>;
type Stop = Trip['stops'][number];

const WHY_NO_ROOM = 'The dates that you pinned overlap, or leave the other stops no time.';

const isFree = ({ city }: Slot): boolean => city === null;

/** The stops for which the search chose a city that does not meet all conditions. */
const listMisfits = (slots: readonly Slot[], stops: readonly Stop[], fitting: readonly string[]): Stop[] => {
  const freeIds = new Set(slots.filter(isFree).map(({ id }) => id));
  return stops.filter(({ id, city }) => freeIds.has(id) && !fitting.includes(city));
};

const toEmpty = ({ defaults }: PlanQuery, sentences: readonly string[]): NearestPlan<Trip, Conflict> => {
  const nearest = {
    drafts: [],
    cities: [],
    candidates: 0,
    isComplete: true,
    sentences: [...sentences],
    defaults,
  };
  return { nearest, unmet: [] };
};

/** Proposes first plans: the database chooses cities, the engine combines them. */
@Injectable()
export class TripProposalsService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly best: BestCitiesService,
    private readonly vocabulary: VocabularyCache,
    private readonly tripCities: TripCitiesService,
    private readonly limiter: ProposalLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws 404 for unknown cities, 422 with the nearest plan if none fits, and 503 while too many other plans are being
   * made.
   */
  propose(request: TripProposalsRequest, userId: string | null): Promise<TripProposals<Trip, Conflict>> {
    return this.limiter.run(() => this.findProposals(request, userId));
  }

  private async findProposals(request: TripProposalsRequest, userId: string | null): Promise<Answer> {
    const query = await this.readQuery(request);
    const { trip, pinned, months, goals, notes, phrase } = query;
    const fixed = [...new Set(pinned.map(({ city }) => city))];
    const fixedFacts = await this.candidates.getFacts(fixed, trip, months, userId);
    const template = buildSlots(query, fixedFacts);
    if (!template) throw nothingFits(toEmpty(query, [WHY_NO_ROOM]));
    const { fitting, nearest } = await this.findCities(query, template, fixed);
    const facts = await this.candidates.getFacts(
      [...new Set([...fixed, ...fitting, ...nearest])],
      trip,
      months,
      userId,
    );
    const possible = this.candidates.leaveOutUnknownWeather(
      fitting.length > 0 ? fitting : nearest,
      facts,
      trip,
      months,
      template.filter(isFree).length,
    );
    const chosen = this.candidates.rank(possible, facts, months);
    const slots = buildSlots(query, fixedFacts, chosen.length) ?? template;
    const found = await runInSlices(proposeTrips(trip, slots, chosen, facts, goals));
    if (!found) throw nothingFits(toEmpty(query, notes));
    const answer = await this.toAnswer(query, found, chosen.length);
    const misfits = listMisfits(slots, found.plan.trip.stops, fitting);
    if (found.fits && misfits.length === 0) return answer;
    const unmet = await this.findUnmet(misfits, phrase);
    throw nothingFits({ nearest: { ...answer, drafts: answer.drafts.slice(0, 1) }, unmet });
  }

  private async readQuery(request: TripProposalsRequest): Promise<PlanQuery> {
    const vocabulary = await this.vocabulary.get(request.conditions.words ?? '');
    return readPlanQuery(request, vocabulary, this.clock.now());
  }

  /** The cities for the free stays: those that meet all conditions or, if there are none, those that come nearest. */
  private async findCities(
    query: PlanQuery,
    template: readonly Slot[],
    fixed: readonly string[],
  ): Promise<{ fitting: string[]; nearest: string[] }> {
    if (!template.some(isFree)) return { fitting: [], nearest: [] };
    const { trip, conditions, cityConditions } = query;
    const general = this.getGeneralFilters(trip, conditions.noVisa ?? false);
    const matches = await this.candidates.findFitting(this.listStayFilters(query, template, general));
    const fitting = matches.filter((slug) => !fixed.includes(slug));
    const nearest = fitting.length > 0 ? [] : await this.findNearest(cityConditions.understood, general);
    return { fitting, nearest };
  }

  /** The conditions on the city of each stay, in its own months. */
  private listStayFilters(
    { trip, phrase, cityConditions }: PlanQuery,
    template: readonly Slot[],
    general: readonly PhraseFilter[],
  ): PhraseFilter[][] {
    let day = trip.from;
    return template.map(({ nights }) => {
      const months = listStayMonths({ arrive: day, leave: (day += nights) });
      return [...toStayFilters(readCityConditions(phrase, months), cityConditions), ...general];
    });
  }

  private async toAnswer(
    { notes, defaults }: PlanQuery,
    found: Proposals,
    candidates: number,
  ): Promise<Answer> {
    const drafts = chooseDrafts(found);
    const slugs = [...new Set(drafts.flatMap(({ trip }) => trip.stops.map(({ city }) => city)))];
    const { cities } = await this.tripCities.get(slugs.slice(0, planLimits.stops));
    const { isComplete, sentences } = found;
    return { drafts, cities, candidates, isComplete, sentences: [...notes, ...sentences], defaults };
  }

  /** Filters that the words do not contain: the money for the whole trip, and countries without a visa. */
  private getGeneralFilters(trip: Trip, noVisa: boolean): PhraseFilter[] {
    const { usdMonth } = trip.limits;
    return [
      ...(usdMonth === undefined ? [] : [{ on: 'cost', bounds: { to: usdMonth } } as const]),
      ...(noVisa && trip.passports.length > 0
        ? [{ on: 'place', anyOf: [{ countries: this.candidates.findCountriesWithoutVisa(trip) }] } as const]
        : []),
    ];
  }

  /** The cities that come nearest: at the places that are named, or anywhere if the other conditions leave nothing there. */
  private async findNearest(
    understood: Parameters<BestCitiesService['findNearest']>[0],
    general: readonly PhraseFilter[],
  ): Promise<string[]> {
    const isPlace = (filter: PhraseFilter) => filter.on === 'place' || filter.on === 'notPlace';
    const required = [...understood.flatMap(({ filters }) => filters), ...general].filter(isPlace);
    const conditions = understood.filter(({ filters }) => !filters.every(isPlace));
    const inPlace = await this.best.findNearest(conditions, required, MAX_CANDIDATES);
    return inPlace.length > 0 ? inPlace : this.best.findNearest(conditions, [], MAX_CANDIDATES);
  }

  /** The conditions that the cities of the nearest plan miss, in the months of their stays. */
  private async findUnmet(stops: readonly Stop[], phrase: CityPhrase): Promise<UnmetCondition[]> {
    const unmet = await Promise.all(
      stops.map(async ({ city, arrive, leave }) => {
        const { understood } = readCityConditions(phrase, listStayMonths({ arrive, leave }));
        const misses = await this.best.findMisses([city], understood);
        return (misses.get(city) ?? []).map((at) => ({ city, label: understood[at]!.label }));
      }),
    );
    return unmet.flat();
  }
}
