import fc from 'fast-check';
import { checkTrip, type TripCheck } from '../check/check.js';
import { createCity, facts as fixture } from '../check/facts.fixture.js';
import type { TripFacts } from '../check/facts.js';
import { finishSearch } from '../order/best-order.js';
import { scorePlan } from '../order/score.js';
import { toDay } from '../time/day.js';
import { createSeries } from '../trip/trip.fixture.js';
import { createTrip, noPins, type Stop, type Trip } from '../trip/trip.js';
import { proposeTrips } from './propose.js';
import { goals, type Goal } from './search.js';
import { breaksLimits, removeSlot, type Slot } from './template.js';

const FROM = toDay(2027, 3, 1);

/** Cities at both ends of the date line, where a day of travel can be over before it begins. */
const dateLine = [
  createCity({
    ...{ name: 'Pago Pago', country: ['AS', 'American Samoa'], at: [-14.3, -170.7] },
    ...{ zone: 'Pacific/Pago_Pago', temps: null, rent: 900 },
  }),
  createCity({
    ...{ name: 'Kiritimati', country: ['KI', 'Kiribati'], at: [1.9, -157.4] },
    ...{ zone: 'Pacific/Kiritimati', temps: Array.from({ length: 12 }, () => 28), rent: 400 },
  }),
];
const facts: TripFacts = {
  ...fixture,
  cities: { ...fixture.cities, ...Object.fromEntries(dateLine.map((city) => [city.slug, city])) },
};
const slugs = Object.keys(facts.cities);
const inSchengen = ['lisbon', 'porto', 'madrid', 'bogota'];

const measures: Record<Goal, (check: TripCheck) => number> = {
  cheaper: ({ cost }) => cost.total.middle,
  warmer: ({ route, nights }) => {
    const degrees = route.stops.map(({ place, arrive, leave }) => {
      let sum = 0;
      for (let day = arrive; day < leave; day += 1)
        sum += place.climate?.[new Date(day * 86_400_000).getUTCMonth()]?.tempC ?? 0;
      return sum;
    });
    return -degrees.reduce((sum, one) => sum + one, 0) / nights;
  },
  'fewer-moves': ({ route }) => route.legs.length,
  'better-calls': ({ callsOutside, conflicts }) =>
    callsOutside + conflicts.filter(({ code }) => code === 'call.on_leg').length,
  'less-carbon': ({ carbon }) => carbon.middle,
  'no-visa': ({ conflicts }) =>
    conflicts.filter(({ code }) => code === 'visa.needed' || code === 'visa.unknown').length,
};

/** What a plan is compared by; less is better. */
const rate = (check: TripCheck, goal: Goal | null): [measure: number, blocking: number, score: number] => {
  const { score, blocking } = scorePlan(check);
  return [goal === null ? 0 : Math.round(measures[goal](check) * 1e6) / 1e6, blocking, -score];
};

const countWarnings = ({ conflicts }: TripCheck): number =>
  conflicts.filter(({ level }) => level === 'warning').length;

const isGain = (goal: Goal, before: number, after: number): boolean =>
  goal === 'no-visa'
    ? before > 0 && after === 0
    : before - after > 0 && before - after >= Math.abs(before) / 10;

/** The full check of every combination. */
const checkAll = (trip: Trip, template: readonly Slot[], candidates: readonly string[]): TripCheck[] => {
  const fixed = template.map(({ city }) => city);
  const fill = (isStrict: boolean): Stop[][] => {
    let day = FROM;
    return template.reduce<Stop[][]>(
      (plans, { id, city, nights, pinned }) => {
        const [arrive, leave] = [day, day + nights];
        day = leave;
        return plans.flatMap((before) =>
          (city === null ? candidates : [city]).flatMap((slug) => {
            const stop = { id, city: slug, arrive, leave, pinned, note: '' };
            const isTwice = before.some((one) => one.city === slug) || fixed.includes(slug);
            if (city === null && isTwice) return [];
            const isOver = breaksLimits(trip, { ...stop, place: facts.cities[slug]! });
            return city === null && isStrict && isOver ? [] : [[...before, stop]];
          }),
        );
      },
      [[]],
    );
  };
  const strict = fill(true);
  return (strict.length > 0 ? strict : fill(false)).map((stops) => checkTrip({ ...trip, stops }, facts));
};

const findBest = (checks: readonly TripCheck[], goal: Goal | null) =>
  checks
    .map((check) => rate(check, goal))
    .sort((one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2])[0];

const templates = fc
  .array(
    fc.record({
      city: fc.option(fc.constantFrom('lisbon', 'dakar', 'miami'), { freq: 3 }),
      nights: fc.constantFrom(1, 7, 30, 46, 60, 95),
      dates: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .filter((slots) => slots.filter(({ city }) => city === null).length <= 3)
  .map((slots) =>
    slots.map(({ city, nights, dates }, at): Slot => ({
      ...{ id: `stop-${at}`, city, nights },
      pinned: { ...noPins, dates: dates && city !== null },
    })),
  );

const series = fc.record({
  zone: fc.constantFrom('Europe/London', 'Asia/Tokyo', 'America/New_York'),
  from: fc.constantFrom(0, 540, 600, 1380),
  weekdays: fc.constantFrom<number[]>([1], [1, 2, 3, 4, 5], [7]),
});
const trips = fc
  .record({
    passports: fc.subarray(['DE', 'US', 'BR', 'XX']),
    limits: fc.record(
      { tempMonth: fc.constantFrom(12, 18, 40), usdMonth: fc.constantFrom(1200, 2000) },
      {
        requiredKeys: [],
      },
    ),
    calls: fc.array(series, { maxLength: 2 }),
    pastStays: fc.subarray([
      { country: 'FR', entry: FROM - 60, exit: FROM - 10 },
      { country: 'US', entry: FROM - 150, exit: FROM },
      { country: 'SN', entry: FROM - 50, exit: FROM - 1 },
    ]),
    people: fc.constantFrom(1, 3),
    workdays: fc.constantFrom<number[]>([], [1, 2, 3, 4, 5]),
  })
  .map(({ passports, calls, workdays, ...others }): Trip => {
    const trip = createTrip('trip', FROM);
    return {
      ...trip,
      ...others,
      passports: passports.map((code) => ({ code })),
      work: { ...trip.work, days: workdays },
      calls: calls.map((one, at) =>
        createSeries({ ...one, id: `s${at}`, to: one.from + 60, first: FROM - 5, last: FROM + 400 }),
      ),
      lines: [{ id: 'line', title: 'Insurance', usd: 1.37, per: 'day' }],
    };
  });

describe('proposals of up to three free stays', () => {
  it('are as good as the best of all combinations by the full check, for every goal', () => {
    const seen = { schengen: 0, alternatives: 0, missing: 0 };
    fc.assert(
      fc.property(
        trips,
        templates,
        fc.oneof(fc.subarray(slugs, { minLength: 3, maxLength: 7 }), fc.constant(inSchengen)),
        (trip, template, candidates) => {
          const found = finishSearch(proposeTrips(trip, template, candidates, facts));
          const all = checkAll(trip, template, candidates);
          expect(found === null).toBe(all.length === 0);
          if (!found) return;
          const first = found.plan.check;
          expect(rate(first, null)).toEqual(findBest(all, null));
          if (all.some(({ conflicts }) => conflicts.some(({ code }) => code === 'visa.schengen_over')))
            seen.schengen += 1;
          const shorter = removeSlot(template);
          for (const goal of goals) {
            const checks =
              goal === 'fewer-moves' ? (shorter ? checkAll(trip, shorter, candidates) : []) : all;
            const before = measures[goal](first);
            const allowed = checks.filter(
              (check) =>
                scorePlan(check).blocking <= scorePlan(first).blocking &&
                countWarnings(check) <= countWarnings(first) &&
                isGain(goal, before, measures[goal](check)),
            );
            const alternative = found.alternatives.find((one) => one.goal === goal);
            expect([goal, alternative && rate(alternative.check, goal)]).toEqual([
              goal,
              findBest(allowed, goal),
            ]);
            seen[alternative ? 'alternatives' : 'missing'] += 1;
          }
        },
      ),
      { numRuns: 250 },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });
});
