import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  NearestPlan,
  PhraseFilter,
  PlanDraft,
  TripProposals,
  UnmetCondition,
} from '@wanderwork/contracts';
import { planLimits } from '@wanderwork/contracts';
import type { TripProposalsRequest } from '@wanderwork/contracts/requests';
import { listMonths, type Conflict, type Trip, type TripFacts } from '@wanderwork/travel';
import {
  goals as allGoals,
  MIN_PACE_NIGHTS,
  proposeTrips,
  type Goal,
  type Proposal,
  type Proposals,
  type Slot,
} from '@wanderwork/travel/propose';
import { BestCitiesService, Clock, VocabularyCache } from '../../../city-search/index.js';
import { TripCitiesService } from '../../trip-cities.service.js';
import { nothingFits } from '../trip-plans.errors.js';
import { toToday } from '../frame/dates.js';
import { CandidatesService, MAX_CANDIDATES } from './candidates.service.js';
import { findTempLimit, readCityConditions, toStayFilters, type CityPhrase } from './city-conditions.js';
import { createPlanTrip, sortPinned } from './plan-trip.js';
import { runInSlices } from './run-in-slices.js';
import { ProposalLimiter } from './proposal-limiter.js';
import { buildTemplate } from './template.js';

type Draft = PlanDraft<Trip, Conflict>;

const WHY_NO_ROOM = 'The dates that you pinned overlap, or leave the other stops no time.';
const WHY_LONG_STAYS = `In a first plan, a stay lasts at least ${MIN_PACE_NIGHTS} nights.`;
const WHY_MOST_STOPS = `A trip has at most ${planLimits.stops} stops, so stays are longer than you asked for.`;

/** The months of each stay and of the whole trip, 1–12, in their order. */
const listStayMonths = (trip: Trip, slots: readonly Slot[]): number[][] => {
  let day = trip.from;
  return slots.map(({ nights }) => {
    const stay = { arrive: day, leave: day + nights };
    day = stay.leave;
    return [...new Set(listMonths(stay).map(({ month }) => month + 1))];
  });
};

const toDraft = ({ goal, trip, check, gain }: Proposal): Draft => ({
  goal,
  trip: { ...trip, id: randomUUID() },
  figures: {
    nights: check.nights,
    stops: check.route.stops.length,
    moves: check.route.legs.length,
    usd: Math.round(check.cost.total.middle),
    carbonKg: Math.round(check.carbon.middle),
    callsOutside: check.callsOutside,
  },
  conflicts: check.conflicts,
  gain,
});

const getShare = ({ gain }: Proposal): number =>
  gain ? Math.abs(gain.after - gain.before) / Math.max(1, Math.abs(gain.before)) : 0;

const getCities = ({ trip }: Proposal): string => trip.stops.map(({ city }) => city).join(' ');

/** The first plan and the alternatives that gain most; of two with the same cities, the first. */
const chooseDrafts = ({ plan, alternatives }: Proposals): Draft[] => {
  const byGain = alternatives.toSorted((one, other) => getShare(other) - getShare(one));
  const unique = [...new Map([plan, ...byGain].toReversed().map((one) => [getCities(one), one])).values()];
  return unique
    .toReversed()
    .sort((one, other) => Number(other === plan) - Number(one === plan) || getShare(other) - getShare(one))
    .slice(0, planLimits.drafts)
    .map(toDraft);
};

/** What a plan is searched with. */
interface Question {
  trip: Trip;
  slots: Slot[];
  facts: TripFacts;
  candidates: string[];
  /** The candidates that meet all conditions. */
  fitting: ReadonlySet<string>;
}

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

  private async findProposals(
    { conditions, pinned: stops = [], goal }: TripProposalsRequest,
    userId: string | null,
  ): Promise<TripProposals<Trip, Conflict>> {
    const now = this.clock.now();
    const pinned = sortPinned(stops);
    const { trip, nights, defaults } = createPlanTrip(conditions, pinned, toToday(now));
    const { words = '', without = [] } = conditions;
    const phrase: CityPhrase = { words, without, vocabulary: await this.vocabulary.get(words), now };
    const fixed = [...new Set(pinned.map(({ city }) => city))];
    const fixedFacts = await this.candidates.getFacts(fixed, trip, userId);
    const months = [
      ...new Set(listMonths({ arrive: trip.from, leave: trip.from + nights }).map(({ month }) => month + 1)),
    ];
    const whole = readCityConditions(phrase, months);
    const tempMonth = findTempLimit(whole);
    const limited: Trip = {
      ...trip,
      limits: { ...trip.limits, ...(tempMonth !== undefined && { tempMonth }) },
    };
    const build = (mostFree?: number) =>
      buildTemplate(limited, nights, conditions, pinned, fixedFacts, mostFree);
    const template = build();
    if (!template) throw nothingFits(this.toEmpty(defaults, [WHY_NO_ROOM]));
    const general = this.getGeneralFilters(limited, conditions.noVisa ?? false);
    const hasFree = template.some(({ city }) => city === null);
    const lists = listStayMonths(limited, template).map((own) => [
      ...toStayFilters(readCityConditions(phrase, own), whole),
      ...general,
    ]);
    const matches = hasFree ? await this.candidates.findFitting(lists) : [];
    const free = matches.filter((slug) => !fixed.includes(slug));
    const nearest = hasFree && free.length === 0 ? await this.findNearest(whole.understood, general) : [];
    const facts = await this.candidates.getFacts(
      [...new Set([...fixed, ...free, ...nearest])],
      limited,
      userId,
    );
    const chosen = this.candidates.rank(free.length > 0 ? free : nearest, facts, months);
    const question: Question = {
      trip: limited,
      slots: build(chosen.length) ?? template,
      facts,
      candidates: chosen,
      fitting: new Set(free),
    };
    const { stayNights = Infinity } = conditions;
    const notes = [
      ...(stayNights < MIN_PACE_NIGHTS ? [WHY_LONG_STAYS] : []),
      ...(nights / stayNights >= planLimits.stops + 1 ? [WHY_MOST_STOPS] : []),
    ];
    return this.search(question, goal ? [goal] : allGoals, defaults, notes, phrase);
  }

  private async search(
    question: Question,
    goals: readonly Goal[],
    defaults: TripProposals<Trip, Conflict>['defaults'],
    notes: readonly string[],
    phrase: CityPhrase,
  ): Promise<TripProposals<Trip, Conflict>> {
    const { trip, slots, candidates, facts, fitting } = question;
    const found = await runInSlices(proposeTrips(trip, slots, candidates, facts, goals));
    if (!found) throw nothingFits(this.toEmpty(defaults, notes));
    const drafts = chooseDrafts(found);
    const slugs = [...new Set(drafts.flatMap((draft) => draft.trip.stops.map(({ city }) => city)))];
    const { cities } = await this.tripCities.get(slugs.slice(0, planLimits.stops));
    const answer: TripProposals<Trip, Conflict> = {
      drafts,
      cities,
      candidates: candidates.length,
      isComplete: found.isComplete,
      sentences: [...notes, ...found.sentences],
      defaults,
    };
    const isFree = new Set(slots.flatMap(({ id, city }) => (city === null ? [id] : [])));
    const missing = found.plan.trip.stops.filter(({ id, city }) => isFree.has(id) && !fitting.has(city));
    if (found.fits && missing.length === 0) return answer;
    const unmet = await this.findUnmet(missing, phrase);
    throw nothingFits({ nearest: { ...answer, drafts: drafts.slice(0, 1) }, unmet });
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
  private async findUnmet(stops: Trip['stops'], phrase: CityPhrase): Promise<UnmetCondition[]> {
    const unmet = await Promise.all(
      stops.map(async ({ city, arrive, leave }) => {
        const months = [...new Set(listMonths({ arrive, leave }).map(({ month }) => month + 1))];
        const { understood } = readCityConditions(phrase, months);
        const misses = await this.best.findMisses([city], understood);
        return (misses.get(city) ?? []).map((at) => ({ city, label: understood[at]!.label }));
      }),
    );
    return unmet.flat();
  }

  private toEmpty(
    defaults: TripProposals<Trip, Conflict>['defaults'],
    sentences: readonly string[],
  ): NearestPlan<Trip, Conflict> {
    const nearest = {
      drafts: [],
      cities: [],
      candidates: 0,
      isComplete: true,
      sentences: [...sentences],
      defaults,
    };
    return { nearest, unmet: [] };
  }
}
