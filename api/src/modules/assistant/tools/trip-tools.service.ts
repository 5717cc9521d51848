import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  paths,
  type AssistantFigure,
  type NearestPlan,
  type PlanDraft,
  type PlanGoal,
  type TripProposals,
  type TripStopItem,
} from '@wanderwork/contracts';
import {
  applyOperations,
  checkTrip,
  countNights,
  describeConflict,
  diffTrips,
  formatDay,
  toIsoDay,
  type Conflict,
  type Operation,
  type Trip,
  type TripCheck,
  type TripFacts,
} from '@wanderwork/travel';
import { AppError } from '../../../platform/errors/app-error.js';
import { BestCitiesService, VocabularyCache } from '../../city-search/index.js';
import {
  CandidatesService,
  MONTHS,
  getCountryName,
  readTrip,
  TripDraftsService,
  TripProposalsService,
} from '../../trips/index.js';
import type { IntentOf } from '../grammar/intent.js';
import { ask, link } from '../grammar/rule.js';
import { computed, computedDay, computedUsd, formatDegrees, formatUsd } from './figures.js';
import { improveTrip } from './improve-trip.js';
import { toOutcome, toRefusal, type TurnSubject, type OpenTrip, type Outcome } from './outcome.js';
import { toOperations } from './trip-edits.js';

const PLANNER = '/wanderlens/planner';
const MAX_CONFLICTS = 8;
/** Cities that an improvement chooses from. */
const MAX_CANDIDATES = 60;

const formats = {
  formatMoney: formatUsd,
  formatTemperature: formatDegrees,
  getPassportName: getCountryName,
};

const toStopItem = (
  stop: Trip['stops'][number],
  names: ReadonlyMap<string, { name: string; country: string }>,
): TripStopItem => ({
  slug: stop.city,
  name: names.get(stop.city)?.name ?? stop.city,
  country: names.get(stop.city)?.country ?? '',
  link: paths.web.city(stop.city),
  arrive: toIsoDay(stop.arrive),
  leave: toIsoDay(stop.leave),
  nights: countNights(stop),
});

const toNames = ({ cities }: TripFacts): ReadonlyMap<string, { name: string; country: string }> =>
  new Map(Object.values(cities).map((city) => [city.slug, city]));

const nights = (count: number): string => (count === 1 ? '1 night' : `${count} nights`);

/** The figures by which two states of a trip are compared. */
const toCheckFigures = (check: TripCheck, prefix = ''): AssistantFigure[] => [
  computed(`${prefix}nights`, 'Nights', check.nights, nights(check.nights)),
  computedUsd(`${prefix}cost`, 'Cost without journeys', check.cost.total, check.cost.isRough),
  computed(
    `${prefix}carbon`,
    'CO2e',
    Math.round(check.carbon.middle),
    `${Math.round(check.carbon.middle)} kg`,
    'kg',
  ),
  computed(`${prefix}calls`, 'Calls outside your hours', check.callsOutside),
  computed(`${prefix}conflicts`, 'Conflicts', check.conflicts.filter(({ level }) => level !== 'info').length),
];

const toStayFigures = (trip: Trip, names: ReturnType<typeof toNames>): AssistantFigure[] =>
  trip.stops.flatMap((stop, at) => [
    {
      ...computed(
        `stop_${at}`,
        names.get(stop.city)?.name ?? stop.city,
        countNights(stop),
        `${formatDay(stop.arrive)} – ${formatDay(stop.leave)}, ${nights(countNights(stop))}`,
      ),
    },
  ]);

/** One operation in words. */
const describeOperation = (
  op: Operation,
  trip: Trip,
  names: ReadonlyMap<string, { name: string }>,
): string | null => {
  const getName = (id: string) => {
    const city = trip.stops.find((stop) => stop.id === id)?.city;
    return city === undefined ? 'a stop' : (names.get(city)?.name ?? city);
  };
  switch (op.type) {
    case 'addStop':
      return `${names.get(op.stop.city)?.name ?? op.stop.city} from ${formatDay(op.stop.arrive)} to ${formatDay(op.stop.leave)}`;
    case 'removeStop':
      return `No stop in ${getName(op.id)}`;
    case 'moveStop':
      return op.list === 'unplaced'
        ? `${getName(op.id)} no longer fits`
        : `${getName(op.id)} in another place of the order`;
    case 'setStay':
      return `${getName(op.id)} from ${formatDay(op.arrive)} to ${formatDay(op.leave)}`;
    case 'setPlace':
      return `${names.get(op.city)?.name ?? op.city} instead of ${getName(op.id)}`;
    case 'setStart':
      return `Start on ${formatDay(op.from)}`;
    case 'setPerson':
      return op.person.people === undefined
        ? null
        : `For ${op.person.people === 1 ? '1 person' : `${op.person.people} people`}`;
    case 'setLimits':
      return op.limits.usdMonth === undefined ? null : `A budget of ${formatUsd(op.limits.usdMonth)} a month`;
    case 'pin':
    case 'note':
    case 'setLeg':
    case 'setSeries':
    case 'setLine':
    case 'check':
    case 'setWork':
    case 'rename':
      return null;
  }
};

const whyNoGain: Readonly<Record<PlanGoal, string>> = {
  cheaper: 'No other city for one of the stops makes this trip cheaper without a new conflict.',
  warmer: 'No other city for one of the stops makes this trip warmer without a new conflict.',
  'fewer-moves': 'No stop can be left out without changing something you pinned.',
  'better-calls': 'No other city for one of the stops has better hours for your calls.',
  'less-carbon': 'No other city for one of the stops saves CO2e without a new conflict.',
  'no-visa': 'No other city for one of the stops avoids a visa.',
};

/** Reads and checks trips, and creates drafts. It never changes a trip. */
@Injectable()
export class TripToolsService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly best: BestCitiesService,
    private readonly drafts: TripDraftsService,
    private readonly proposals: TripProposalsService,
    private readonly vocabulary: VocabularyCache,
  ) {}

  async read({ trip: open }: TurnSubject): Promise<Outcome> {
    const { trip } = open!;
    const facts = await open!.getFacts();
    const names = toNames(facts);
    const check = checkTrip(trip, facts);
    const last = trip.stops.at(-1);
    return toOutcome({
      id: 'trip.read',
      tool: 'trip.read',
      title: 'Your trip',
      link: PLANNER,
      figures: [
        ...(trip.stops[0] ? [computedDay('from', 'From', trip.stops[0].arrive)] : []),
        ...(last ? [computedDay('to', 'To', last.leave)] : []),
        computed('stops', 'Stops', trip.stops.length),
        ...toStayFigures(trip, names),
        ...toCheckFigures(check),
      ],
      notes: check.cost.unpricedLegs > 0 ? ['The cost does not include journeys without a price.'] : [],
      trip: trip.id,
      stops: trip.stops.map((stop) => toStopItem(stop, names)),
    });
  }

  async check({ trip: open }: TurnSubject): Promise<Outcome> {
    const { trip } = open!;
    const check = checkTrip(trip, await open!.getFacts());
    const serious = check.conflicts.filter(({ level }) => level !== 'info');
    const shown = serious.slice(0, MAX_CONFLICTS);
    return toOutcome({
      id: 'trip.check',
      tool: 'trip.check',
      title: serious.length === 0 ? 'Your trip fits' : 'What doesn’t fit',
      link: PLANNER,
      figures: toCheckFigures(check),
      notes:
        serious.length > shown.length ? [`And ${serious.length - shown.length} more in the planner.`] : [],
      trip: trip.id,
      conflicts: shown.map((conflict) => ({
        level: conflict.level,
        code: conflict.code,
        text: describeConflict(conflict, formats),
      })),
    });
  }

  /** Stores a draft for the person to accept or reject. */
  async draft({ edit }: IntentOf<'trip.draft'>, subject: TurnSubject): Promise<Outcome> {
    const open = subject.trip!;
    const { trip } = open;
    if (!open.canChange)
      return toRefusal(
        'permission',
        'Free members can change one trip. Choose this one, or upgrade to Pro to change all of them.',
        [link('See Pro', paths.web.subscription())],
      );
    const edited =
      edit.kind === 'improve' ? await this.improve(open, edit.goal, subject) : toOperations(trip, edit);
    if ('error' in edited)
      return toRefusal('missing', edited.error, [ask('Show my trip'), link('Open the planner', PLANNER)]);
    const { ops } = edited;
    if (ops.length === 0)
      return toRefusal('missing', 'Your trip is already like that.', [ask('Show my trip')]);
    const applied = applyOperations(trip, ops);
    if (!('trip' in applied))
      return toRefusal('missing', 'This change doesn’t fit your trip.', [ask('Show my trip')]);
    const slugs = [...new Set([...trip.stops, ...applied.trip.stops].map(({ city }) => city))];
    const facts = await this.candidates.getFacts(slugs, trip, MONTHS, subject.user.id);
    const { id, items } = await this.drafts.create(subject.user, trip.id, {
      id: randomUUID(),
      base: open.revision,
      writer: 'assistant',
      ops,
    });
    return toOutcome(this.toDraftCard(trip, applied.trip, ops, { id, items }, facts));
  }

  private toDraftCard(
    trip: Trip,
    changed: Trip,
    ops: readonly Operation[],
    { id, items }: { id: string; items: { id: string; at: number[] }[] },
    facts: TripFacts,
  ): Extract<Outcome, { card: unknown }>['card'] {
    const names = toNames(facts);
    const [before, after] = [checkTrip(trip, facts), checkTrip(changed, facts)];
    const keys = new Set(before.conflicts.map(({ code, ids }) => `${code} ${ids.join()}`));
    const appearing = after.conflicts.filter(
      ({ code, ids, level }) => level !== 'info' && !keys.has(`${code} ${ids.join()}`),
    );
    const texts = new Map(
      items.map((item) => [item.id, item.at.flatMap((at) => describeOperation(ops[at]!, trip, names) ?? [])]),
    );
    return {
      id: 'trip.draft',
      tool: 'trip.draft',
      title: 'A draft for your trip',
      link: PLANNER,
      figures: [
        ...toCheckFigures(after),
        ...toCheckFigures(before, 'before_'),
        ...toStayFigures(changed, names),
        computed(
          'difference',
          'Difference',
          Math.round(after.cost.total.middle - before.cost.total.middle),
          formatUsd(after.cost.total.middle - before.cost.total.middle).replace('-', '−'),
          'USD',
        ),
      ],
      notes: appearing
        .slice(0, MAX_CONFLICTS)
        .map((conflict) => `New: ${describeConflict(conflict, formats)}`),
      trip: trip.id,
      draft: id,
      items: items.map((item) => ({
        id: item.id,
        text: [...new Set(texts.get(item.id))].join('; ') || item.id,
      })),
    };
  }

  private async improve(
    open: OpenTrip,
    goal: PlanGoal,
    { user }: TurnSubject,
  ): Promise<{ ops: Operation[] } | { error: string }> {
    const { trip } = open;
    const best = goal === 'fewer-moves' ? [] : await this.listCandidates(trip, goal);
    const slugs = [...new Set([...trip.stops.map(({ city }) => city), ...best])];
    const facts = await this.candidates.getFacts(slugs, trip, MONTHS, user.id);
    const improved = improveTrip(trip, goal, best, facts);
    return improved ? { ops: diffTrips(trip, improved.trip) } : { error: whyNoGain[goal] };
  }

  private async listCandidates(trip: Trip, goal: PlanGoal): Promise<string[]> {
    const noVisa =
      goal === 'no-visa' && trip.passports.length > 0 ? this.candidates.findCountriesWithoutVisa(trip) : null;
    const filters = noVisa ? [{ on: 'place' as const, anyOf: [{ countries: noVisa }] }] : [];
    return this.best.findBest(filters, MAX_CANDIDATES);
  }

  async propose({ text, goal }: IntentOf<'trip.propose'>, { user, now }: TurnSubject): Promise<Outcome> {
    const parsed = readTrip(text, await this.vocabulary.get(text), now);
    const chips = parsed.chips.map(({ label }) => label);
    if (chips.length === 0)
      return toRefusal('understanding', 'I don’t know what this trip should be like.', [
        ask('Plan three months from November, warm, under $1800'),
        ask('Plan 2 months in Lisbon and a month in Tbilisi'),
        link('Open the planner', PLANNER),
      ]);
    try {
      const found = await this.proposals.propose({ ...parsed.frame, ...(goal && { goal }) }, user.id);
      return toOutcome(this.toProposalCard(found, chips, true, found.sentences));
    } catch (error) {
      const nearest =
        error instanceof AppError && error.code === 'trips.nothing_fits'
          ? (error.extra as unknown as NearestPlan<Trip, Conflict>)
          : null;
      if (!nearest) throw error;
      const missed = nearest.unmet.map(({ city, label }) => `${city}: not ${label}`);
      if (nearest.nearest.drafts.length === 0)
        return toRefusal('data', nearest.nearest.sentences[0] ?? 'No plan fits these conditions.', [
          ask('Plan three months from November, warm'),
          link('Open the planner', PLANNER),
        ]);
      return toOutcome(
        this.toProposalCard(nearest.nearest, chips, false, [
          'No plan meets all conditions. This one comes nearest.',
          ...missed,
        ]),
      );
    }
  }

  private toProposalCard(
    { drafts, cities, defaults }: TripProposals<Trip, Conflict>,
    chips: string[],
    fits: boolean,
    notes: readonly string[],
  ): Extract<Outcome, { card: unknown }>['card'] {
    const names = new Map(cities.map((city) => [city.slug, city]));
    const toFigures = ({ figures }: PlanDraft<Trip, Conflict>): AssistantFigure[] => [
      computed('nights', 'Nights', figures.nights, nights(figures.nights)),
      computed('stops', 'Stops', figures.stops),
      computed('cost', 'Cost without journeys', figures.usd, formatUsd(figures.usd), 'USD'),
      computed('carbon', 'CO2e', figures.carbonKg, `${figures.carbonKg} kg`, 'kg'),
      computed('calls', 'Calls outside your hours', figures.callsOutside),
    ];
    const words: Readonly<Record<string, string>> = {
      from: 'The start is the first of next month.',
      nights: 'The length is 90 nights.',
      stops: 'The number of stops is ours.',
    };
    return {
      id: 'trip.propose',
      tool: 'trip.propose',
      title: fits ? 'A plan' : 'The nearest plan',
      link: PLANNER,
      figures: drafts[0] ? toFigures(drafts[0]) : [],
      notes: [...notes, ...defaults.flatMap((one) => words[one] ?? [])],
      plans: drafts.map((draft) => ({
        goal: draft.goal,
        stops: draft.trip.stops.map((stop) => toStopItem(stop, names)),
        trip: draft.trip,
        figures: toFigures(draft),
      })),
      chips,
      fits,
    };
  }
}
