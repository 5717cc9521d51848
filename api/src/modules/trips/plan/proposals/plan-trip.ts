import { randomUUID } from 'node:crypto';
import { planLimits, type PlanConditions, type PlanDefault, type PlanStop } from '@wanderwork/contracts';
import { createTrip, type Day, type Trip } from '@wanderwork/travel';
import { DEFAULT_NIGHTS, getDefaultStart } from '../frame/assemble-dates.js';

/** The stops in the order of the trip: the start first, the end last. */
export const sortPinned = (pinned: readonly PlanStop[]): PlanStop[] => {
  const places = { start: 0, end: 2 };
  const getPlace = ({ at }: PlanStop) => (at ? places[at] : 1);
  return [...pinned].sort((one, other) => getPlace(one) - getPlace(other));
};

const sumNights = (pinned: readonly PlanStop[]): number =>
  pinned.reduce(
    (sum, { nights, arrive, leave }) => sum + (nights ?? Math.max(0, (leave ?? 0) - (arrive ?? 0))),
    0,
  );

/** What the request says about the trip, with defaults for the rest. The trip has no stops yet. */
export const createPlanTrip = (
  conditions: PlanConditions,
  pinned: readonly PlanStop[],
  today: Day,
): { trip: Trip; nights: number; defaults: PlanDefault[] } => {
  const { people = 1, passports = [], calls = [], usdMonth } = conditions;
  const firstDated = pinned.find(({ arrive }) => arrive !== undefined)?.arrive;
  const from =
    conditions.from ?? (pinned[0]?.arrive !== undefined ? firstDated : undefined) ?? getDefaultStart(today);
  const ownNights =
    pinned.length > 0 && pinned.every((stop) => stop.nights ?? stop.leave) ? sumNights(pinned) : 0;
  const nights = Math.min(planLimits.nights, conditions.nights ?? (ownNights || DEFAULT_NIGHTS));
  const trip: Trip = {
    ...createTrip(randomUUID(), from),
    people,
    passports: passports.map((code) => ({ code })),
    calls: calls
      .filter((one) => one.from !== one.to && one.weekdays.length > 0)
      .map((one, at) => ({
        id: `calls-${at + 1}`,
        ...one,
        weekdays: [...one.weekdays].sort((a, b) => a - b),
        first: from,
        last: from + nights,
        except: [],
      })),
    limits: usdMonth === undefined ? {} : { usdMonth },
  };
  const { maxStops, minStops, stayNights } = conditions;
  const defaults: PlanDefault[] = [
    ...(conditions.from === undefined && from !== firstDated ? (['from'] as const) : []),
    ...(conditions.nights === undefined && ownNights === 0 ? (['nights'] as const) : []),
    ...((maxStops ?? minStops ?? stayNights) ? [] : (['stops'] as const)),
  ];
  return { trip, nights, defaults };
};
