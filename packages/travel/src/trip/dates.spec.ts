import fc from 'fast-check';
import { changeStay, layOutStops, type DateScope } from './dates.js';
import { applyOperations } from './operations.js';
import { createStop, withStops } from './trip.fixture.js';
import { noPins, type Stop, type Trip } from './trip.js';

const day = 20_000;
const pins = { ...noPins, dates: true };
const plan = (nights: number[], pinnedAt: number[] = []) => {
  let arrive = day;
  return withStops(
    nights.map((count, at) => {
      const stop = createStop('abcdef'[at]!, 'lisbon', arrive, arrive + count);
      arrive += count;
      return pinnedAt.includes(at) ? { ...stop, pinned: pins } : stop;
    }),
  );
};

const change = (trip: Trip, id: string, arrive: number, leave: number, scope: DateScope) => {
  const result = applyOperations(
    trip,
    changeStay(trip, id, { arrive: day + arrive, leave: day + leave }, scope),
  );
  if (!('trip' in result)) throw new Error(result.reason);
  return result.trip;
};
const show = (stops: readonly Stop[]) =>
  stops.map(({ id, arrive, leave }) => `${id} ${arrive - day}–${leave - day}`).join(', ');

describe('a change of dates', () => {
  it('of only one stay takes days from its neighbors, or gives them days', () => {
    expect(show(change(plan([30, 30, 30]), 'b', 20, 70, 'only').stops)).toBe('a 0–20, b 20–70, c 70–90');
    expect(show(change(plan([30, 30, 30]), 'b', 35, 50, 'only').stops)).toBe('a 0–35, b 35–50, c 50–90');
  });

  it('of everything after it moves the later stays', () => {
    expect(show(change(plan([30, 30, 30]), 'b', 30, 50, 'following').stops)).toBe('a 0–30, b 30–50, c 50–80');
    expect(show(change(plan([30, 30, 30]), 'b', 30, 70, 'following').stops)).toBe(
      'a 0–30, b 30–70, c 70–100',
    );
  });

  it('moves a stay that has no night left to "Not placed", and never drops it', () => {
    const trip = change(plan([30, 10, 30]), 'a', 0, 45, 'only');
    expect([show(trip.stops), show(trip.unplaced)]).toEqual(['a 0–45, c 45–70', 'b 30–40']);
  });

  it('never moves pinned dates', () => {
    const later = change(plan([30, 30, 30, 30], [2]), 'a', 0, 40, 'following');
    expect([show(later.stops), show(later.unplaced)]).toEqual(['a 0–40, c 60–90, d 90–120', 'b 30–60']);
    expect(show(change(plan([30, 30, 30], [1]), 'a', 0, 50, 'only').stops)).toBe('a 0–30, b 30–60, c 60–90');
    expect(changeStay(plan([30, 30], [1]), 'b', { arrive: day, leave: day + 1 }, 'only')).toEqual([]);
  });

  it('starts the trip with its first stay, and keeps legs between their stops', () => {
    const trip = { ...plan([30, 30]), legs: [{ from: 'a', to: 'b', day: day + 30, mode: 'train' as const }] };
    const changed = change(trip, 'a', 5, 35, 'following');
    expect([changed.from - day, changed.legs[0]!.day - day]).toEqual([5, 35]);
  });

  it('keeps every stop, the order of the placed ones and all pinned dates', () => {
    const nights = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
    const at = fc.nat(5);
    fc.assert(
      fc.property(
        nights,
        fc.array(at, { maxLength: 2 }),
        at,
        fc.integer({ min: -50, max: 200 }),
        fc.integer({ min: 1, max: 90 }),
        fc.constantFrom('only', 'following'),
        (lengths, pinned, place, arrive, count, scope) => {
          const trip = plan(lengths, pinned);
          const id = 'abcdef'[place % lengths.length]!;
          const { stops, unplaced } = change(trip, id, arrive, arrive + count, scope);
          const all = [...stops, ...unplaced].map((stop) => stop.id).sort();
          expect(all).toEqual(trip.stops.map((stop) => stop.id));
          for (const stop of trip.stops.filter((one) => one.pinned.dates)) expect(stops).toContainEqual(stop);
          for (const [index, stop] of stops.entries()) {
            expect(stop.leave).toBeGreaterThan(stop.arrive);
            if (index > 0) expect(stop.arrive).toBeGreaterThanOrEqual(stops[index - 1]!.leave);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('laying out stops', () => {
  it('places them one after another around pinned ones', () => {
    const [a, b, c] = plan([30, 30, 30]).stops as [Stop, Stop, Stop];
    const pinned = createStop('p', 'tokyo', day + 50, day + 60, { pinned: pins });
    const { stops, unplaced } = layOutStops([b, a, pinned, c], day);
    expect([show(stops), show(unplaced)]).toEqual(['b 0–30, p 50–60, c 60–90', 'a 0–30']);
  });
});
