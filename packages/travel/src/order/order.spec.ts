import fc from 'fast-check';
import { checkTrip } from '../check/check.js';
import { facts } from '../check/facts.fixture.js';
import { describeOrder } from '../messages/conflict-message.js';
import { toDay } from '../time/day.js';
import { alignLegs, layOutStops } from '../trip/dates.js';
import { applyOperations } from '../trip/operations.js';
import { createSeries, createStop, withStops } from '../trip/trip.fixture.js';
import type { Leg, Stop, Trip } from '../trip/trip.js';
import { finishSearch } from './best-order.js';
import { orderStops } from './order.js';
import { scorePlan } from './score.js';

const start = toDay(2027, 1, 4);
const slugs = Object.keys(facts.cities);

const listOrders = (stops: readonly Stop[]): Stop[][] =>
  stops.length === 0
    ? [[]]
    : stops.flatMap((stop) =>
        listOrders(stops.filter((one) => one !== stop)).map((others) => [stop, ...others]),
      );

/** The best order by trying each one with the full check. */
const orderByBruteForce = (trip: Trip): { ids: string[] | null; score: number | null } => {
  let best: { ids: string[]; score: number } | null = null;
  const sorted = trip.stops.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const sequence of listOrders(sorted)) {
    if (trip.stops.some(({ id, pinned }, at) => pinned.order && sequence[at]!.id !== id)) continue;
    const { stops, unplaced } = layOutStops(sequence, trip.from);
    if (unplaced.length > 0) continue;
    const { score, blocking } = scorePlan(
      checkTrip({ ...trip, stops, legs: alignLegs(trip.legs, stops) }, facts),
    );
    if (blocking > 0) continue;
    if (best === null || score > best.score) best = { ids: stops.map(({ id }) => id), score };
  }
  return best ?? { ids: null, score: null };
};

const createStops = (maxLength: number) =>
  fc
    .uniqueArray(fc.tuple(fc.nat(slugs.length - 1), fc.integer({ min: 1, max: 70 }), fc.nat(11)), {
      minLength: 1,
      maxLength,
      selector: ([city]) => city,
    })
    .map((list) => {
      let arrive = start;
      return list.map(([city, nights, pin], at) => {
        const stop = createStop('abcdefg'[at]!, slugs[city]!, arrive, arrive + nights, {
          pinned: { place: false, dates: pin === 0, order: pin === 1 },
        });
        arrive += nights;
        return stop;
      });
    });

const createTrips = (maxLength: number): fc.Arbitrary<Trip> =>
  fc
    .record({
      stops: createStops(maxLength),
      passports: fc.constantFrom<Trip['passports'][]>(
        [{ code: 'DE' }],
        [{ code: 'US' }],
        [{ code: 'BR' }],
        [],
      ),
      calls: fc.subarray([
        createSeries({ id: 'a', weekdays: [1, 3], from: 1000, to: 1060 }),
        createSeries({ id: 'b', zone: 'America/New_York', weekdays: [2, 3], from: 720, to: 780 }),
      ]),
      days: fc.constantFrom<number[][]>([], [1, 2, 3, 4, 5]),
      limits: fc.constantFrom({}, { tempMonth: 20 }, { tempMonth: 15, usdMonth: 1500 }),
      leg: fc.option(fc.tuple(fc.nat(5), fc.nat(5), fc.boolean())),
    })
    .map(({ stops: list, days, leg, ...others }) => {
      const [from, to] = [list[leg?.[0] ?? 0], list[leg?.[1] ?? 0]];
      const isLeg = leg !== null && from && to && from !== to;
      const typed: Leg[] = isLeg
        ? [
            {
              from: from.id,
              to: to.id,
              day: to.arrive,
              mode: 'coach',
              ...(leg[2] && { departs: 600, arrives: 1800 }),
            },
          ]
        : [];
      const work = { days, from: 540, to: 1020, earliest: 480, latest: 1320 };
      return withStops(list, { ...others, legs: typed, work });
    });

describe('the order of stops', () => {
  it.each([
    [5, 150],
    [6, 15],
  ])('agrees with every order tried, up to %i stops', (count, numRuns) => {
    fc.assert(
      fc.property(createTrips(count), (trip) => {
        const { ids, score, isProven } = finishSearch(orderStops(trip, facts));
        expect({ ids, score }).toEqual(orderByBruteForce(trip));
        expect(isProven).toBe(true);
      }),
      { numRuns },
    );
  });

  it('agrees with every order tried, for seven stops', () => {
    const trip = createLong(7, [{ code: 'US' }]);
    const { ids, score, orders } = finishSearch(orderStops(trip, facts));
    expect({ ids, score }).toEqual(orderByBruteForce(trip));
    expect(orders).toBe(5040);
  });

  const createLong = (count: number, passports: Trip['passports']): Trip =>
    withStops(
      Array.from({ length: count }, (_, at) =>
        createStop(
          `s${String(at).padStart(2, '0')}`,
          slugs[(at * 7) % slugs.length]!,
          start + 21 * at,
          start + 21 * (at + 1),
        ),
      ),
      {
        passports,
        calls: [
          createSeries({ weekdays: [1, 2, 3, 4, 5], from: 960, to: 1020, last: start + 365 }),
          createSeries({ id: 'b', zone: 'America/New_York', weekdays: [2], last: start + 365 }),
        ],
      },
    );

  it('of nine free stops is proven, and counts 362,880 orders', () => {
    const trip = createLong(9, [{ code: 'DE' }]);
    const result = finishSearch(orderStops(trip, facts));
    expect(result).toMatchObject({ isProven: true, orders: 362_880 });
    expect(describeOrder(result)).toBe('The best of 362,880 orders by this rule');
    const applied = applyOperations(trip, result.ops);
    if (!('trip' in applied)) throw new Error(applied.reason);
    expect(scorePlan(checkTrip(applied.trip, facts)).score).toBe(result.score);
    expect(applied.trip.stops.map(({ id }) => id)).toEqual(result.ids);
  });

  it('of ten is the best one found, and says so', () => {
    const trip = createLong(10, [{ code: 'DE' }]);
    const result = finishSearch(orderStops(trip, facts));
    expect(describeOrder(result)).toBe('The best we found; not proven');
    const before = scorePlan(checkTrip(trip, facts));
    expect(result.score!).toBeGreaterThanOrEqual(before.blocking > 0 ? -Infinity : before.score);
  });

  it('breaks ties by id', () => {
    const same = ['c', 'a', 'b'].map((id, at) =>
      createStop(id, 'dakar', start + 10 * at, start + 10 * (at + 1)),
    );
    const trip = withStops(same, { passports: [{ code: 'DE' }] });
    expect(finishSearch(orderStops(trip, facts)).ids).toEqual(['a', 'b', 'c']);
  });

  it('is null if every order breaks a hard rule', () => {
    const trip = withStops(
      ['lisbon', 'porto', 'madrid'].map((city, at) =>
        createStop(`s${at}`, city, start + 40 * at, start + 40 * (at + 1)),
      ),
      { passports: [{ code: 'US' }] },
    );
    expect(finishSearch(orderStops(trip, facts))).toMatchObject({
      ids: null,
      score: null,
      ops: [],
      isProven: true,
    });
  });

  it('can be stopped at any time, with the best order so far', () => {
    const search = orderStops(createLong(12, [{ code: 'DE' }]), facts);
    let best = null;
    for (let slice = 0; slice < 500; slice += 1) {
      const { done, value } = search.next();
      if (done) break;
      best = value ?? best;
    }
    expect(best).toMatchObject({ score: expect.any(Number) as number });
    search.return({} as never);
    expect(search.next().done).toBe(true);
  });
});
