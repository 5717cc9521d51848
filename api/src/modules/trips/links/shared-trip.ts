import type { ClimateMonth, SharedCosts, SharedLeg, SharedTrip, TripLink } from '@wanderwork/contracts';
import { toDateParts, toDay, type Day, type Leg, type Trip } from '@wanderwork/travel';

type Shows = Pick<TripLink, 'dates' | 'costs'>;

const toFirstOfMonth = (day: Day): Day => {
  const { year, month } = toDateParts(day);
  return toDay(year, month, 1);
};

const toLeg = (leg: Leg, from: number, { dates, costs }: Shows): SharedLeg => {
  const { day, mode, departs, arrives, usd } = leg;
  return {
    from,
    to: from + 1,
    day: dates === 'days' ? day : toFirstOfMonth(day),
    mode,
    ...(dates === 'days' && {
      ...(departs !== undefined && { departs }),
      ...(arrives !== undefined && { arrives }),
    }),
    ...(costs && usd !== undefined && { usd }),
  };
};

const toCosts = ({ people, stops, housing, lines }: Trip): SharedCosts => ({
  people,
  housing: stops.map((stop) => stop.housing ?? housing),
  lines: lines.map(({ usd, per }) => ({ usd, per })),
});

/**
 * What readers of a link see. Every field is listed here, so that a new field of trips stays private. Titles are private
 * too: people write names in them.
 * @param climates by the slug of the city
 */
export const toSharedTrip = (
  trip: Trip,
  shows: Shows,
  climates: ReadonlyMap<string, ClimateMonth[] | null>,
): SharedTrip => {
  const toDate = shows.dates === 'days' ? (day: Day) => day : toFirstOfMonth;
  return {
    dates: shows.dates,
    stops: trip.stops.map(({ city, arrive, leave }) => ({
      city,
      arrive: toDate(arrive),
      leave: toDate(leave),
      climate: climates.get(city) ?? null,
    })),
    legs: trip.stops.flatMap(({ id }, at) => {
      const leg = trip.legs.find(({ from, to }) => from === id && to === trip.stops[at + 1]?.id);
      return leg ? [toLeg(leg, at, shows)] : [];
    }),
    costs: shows.costs ? toCosts(trip) : null,
  };
};
