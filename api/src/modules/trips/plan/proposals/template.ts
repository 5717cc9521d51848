import { planLimits, type PlanConditions, type PlanStop } from '@wanderwork/contracts';
import { noPins, type Day, type Trip, type TripFacts } from '@wanderwork/travel';
import { createTemplate, type PlanRequest, type Slot } from '@wanderwork/travel/propose';

/** A part of the trip between stops with fixed dates. */
interface Segment {
  from: Day;
  nights: number;
  pinned: PlanStop[];
}

interface Layout {
  segments: Segment[];
  /** The stop with fixed dates after each segment; undefined after the last one. */
  dated: (PlanStop | undefined)[];
}

const isDated = ({ arrive, leave }: PlanStop): boolean => arrive !== undefined && leave !== undefined;

/** Splits the trip at the stops with fixed dates; null if they overlap or leave other stops no time. */
const layOut = (from: Day, nights: number, pinned: readonly PlanStop[]): Layout | null => {
  const layout: Layout = { segments: [], dated: [] };
  let segment: Segment = { from, nights: 0, pinned: [] };
  for (const stop of pinned) {
    if (!isDated(stop)) {
      segment.pinned.push(stop);
      continue;
    }
    const [arrive, leave] = [stop.arrive!, stop.leave!];
    segment.nights = arrive - segment.from;
    if (leave <= arrive || segment.nights < segment.pinned.length) return null;
    layout.segments.push(segment);
    layout.dated.push(stop);
    segment = { from: leave, nights: 0, pinned: [] };
  }
  segment.nights = Math.max(0, from + nights - segment.from);
  if (segment.nights < segment.pinned.length) return null;
  layout.segments.push(segment);
  layout.dated.push(undefined);
  return layout;
};

/** Gives stops the nights that they name, and spreads the rest over the others. */
const applyOwnNights = (
  slots: readonly Slot[],
  own: readonly (number | undefined)[],
  nights: number,
): Slot[] => {
  if (own.every((one) => one === undefined)) return [...slots];
  const rest = nights - own.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const others = slots.filter((_, at) => own[at] === undefined);
  if (others.length === 0 || rest < others.length)
    return slots.flatMap((slot, at) => (own[at] === undefined ? [] : [{ ...slot, nights: own[at] }]));
  return slots.map((slot, at) => {
    const index = others.indexOf(slot);
    const share = Math.floor(rest / others.length) + (index < rest % others.length ? 1 : 0);
    return { ...slot, nights: own[at] ?? share };
  });
};

const toSlots = (
  trip: Trip,
  segment: Segment,
  { stops, stayNights }: Pick<PlanRequest, 'stops' | 'stayNights'>,
  facts: TripFacts,
): Slot[] => {
  const { from, nights, pinned } = segment;
  if (nights === 0) return [];
  const find = (at: 'start' | 'end') => pinned.find((stop) => stop.at === at);
  const [start, end] = [find('start'), find('end')];
  const visit = pinned.filter((stop) => stop !== start && stop !== end);
  const request = {
    nights,
    start: start?.city ?? null,
    end: end?.city ?? null,
    visit: visit.map(({ city }) => city),
    ...(stops !== undefined && { stops }),
    ...(stayNights !== undefined && { stayNights }),
  };
  const slots = createTemplate({ ...trip, from }, request, facts);
  const own = slots.map((slot, at) => {
    if (at === 0 && start) return start.nights;
    if (at === slots.length - 1 && end) return end.nights;
    return visit[at - (start ? 1 : 0)]?.nights;
  });
  return applyOwnNights(slots, own, nights);
};

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A pace at which the time around the pinned stops has no more stops than a trip may have. */
const getPace = ({ stayNights }: PlanConditions, nights: number, pinned: number): number | undefined =>
  stayNights === undefined
    ? undefined
    : Math.max(stayNights, Math.ceil(nights / Math.max(1, planLimits.stops - 2 * pinned)));

/** How many stops the words ask for; undefined for the usual number. */
const countStops = (conditions: PlanConditions, nights: number): number | undefined => {
  const { minStops, maxStops, stayNights } = conditions;
  const paced =
    stayNights === undefined ? undefined : clamp(Math.round(nights / stayNights), 1, planLimits.stops);
  if (minStops !== undefined) return Math.max(minStops, Math.min(paced ?? minStops, maxStops ?? minStops));
  return paced === undefined ? undefined : Math.min(paced, maxStops ?? paced);
};

/**
 * The stays of a plan, with null where the search chooses a city; null if the fixed dates leave no room.
 * @param pinned the start first and the end last
 * @param mostFree the most stays without a city, if there are few cities to choose from
 */
export const buildTemplate = (
  trip: Trip,
  nights: number,
  conditions: PlanConditions,
  pinned: readonly PlanStop[],
  facts: TripFacts,
  mostFree = Infinity,
): Slot[] | null => {
  const layout = layOut(trip.from, nights, pinned);
  if (!layout) return null;
  const isWhole = layout.segments.length === 1;
  const most = Math.min(conditions.maxStops ?? Infinity, pinned.length + mostFree);
  const stayNights = isWhole ? conditions.stayNights : getPace(conditions, nights, pinned.length);
  const pace = stayNights === undefined ? {} : { stayNights };
  const slots = layout.segments.flatMap((segment, at) => {
    const stops = isWhole ? countStops(conditions, nights) : undefined;
    const usual = toSlots(trip, segment, { ...pace, ...(stops !== undefined && { stops }) }, facts);
    const fewer =
      usual.length > most ? toSlots(trip, segment, { ...pace, stops: Math.max(1, most) }, facts) : usual;
    const stop = layout.dated[at];
    if (!stop) return fewer;
    const dated: Slot = {
      id: '',
      city: stop.city,
      nights: stop.leave! - stop.arrive!,
      pinned: { ...noPins, dates: true },
    };
    return [...fewer, dated];
  });
  const cities = new Set(pinned.map(({ city }) => city));
  return slots.map((slot, at) => ({
    ...slot,
    id: `stop-${at + 1}`,
    pinned: { ...slot.pinned, place: slot.city !== null && cities.has(slot.city) },
  }));
};
