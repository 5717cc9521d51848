import { checkTrip } from '../check/check.js';
import { createCity, facts as fixture } from '../check/facts.fixture.js';
import type { TripFacts } from '../check/facts.js';
import { finishSearch } from '../order/best-order.js';
import { scorePlan } from '../order/score.js';
import { toDay } from '../time/day.js';
import { createStop } from '../trip/trip.fixture.js';
import { createTrip, noPins, type Trip } from '../trip/trip.js';
import { findTripErrors } from '../trip/validate.js';
import { proposeTrips } from './propose.js';
import { createTemplate, removeSlot, type Slot } from './template.js';

const from = toDay(2027, 11, 1);
const trip: Trip = {
  ...createTrip('trip', from),
  passports: [{ code: 'DE' }],
  limits: { tempMonth: 18, usdMonth: 2500 },
};

/** Cities around the world, with temperatures and rents by a fixed rule. */
const others = Array.from({ length: 24 }, (_, at) =>
  createCity({
    name: `City ${at}`,
    country: [['PT', 'SN', 'BR', 'CO', 'JP', 'FJ'][at % 6]!, 'Country'],
    at: [-30 + ((at * 37) % 80), -170 + ((at * 61) % 340)],
    zone: ['Europe/Lisbon', 'Africa/Dakar', 'America/Sao_Paulo', 'Asia/Tokyo'][at % 4]!,
    temps: Array.from({ length: 12 }, (__, month) => 12 + ((at * 5 + month) % 16)),
    rent: 400 + ((at * 173) % 1500),
    score: 55 + ((at * 11) % 30),
  }),
);
const facts: TripFacts = {
  ...fixture,
  cities: { ...fixture.cities, ...Object.fromEntries(others.map((city) => [city.slug, city])) },
};
const candidates = Object.keys(facts.cities);

describe('a template', () => {
  const show = (request: Parameters<typeof createTemplate>[1], conditions = trip) =>
    createTemplate(conditions, request, facts).map(({ city, nights }) => [city, nights]);

  it('has stays of thirty nights, six at most, and of fourteen at least', () => {
    expect(show({ nights: 90 })).toEqual([
      [null, 30],
      [null, 30],
      [null, 30],
    ]);
    expect(show({ nights: 300 })).toHaveLength(6);
    expect(show({ nights: 300, stops: 8 })).toHaveLength(8);
    expect(show({ nights: 40, stops: 5 })).toEqual([
      [null, 20],
      [null, 20],
    ]);
    expect(show({ nights: 10 })).toEqual([[null, 10]]);
  });

  it('has the pace that is stated, however short, down to two nights', () => {
    expect(show({ nights: 90, stayNights: 7 })).toHaveLength(13);
    expect(show({ nights: 28, stayNights: 7 })).toEqual(Array.from({ length: 4 }, () => [null, 7]));
    expect(show({ nights: 10, stayNights: 1 })).toEqual(Array.from({ length: 5 }, () => [null, 2]));
    expect(show({ nights: 180, stayNights: 60 })).toHaveLength(3);
    expect(show({ nights: 731, stayNights: 7 })).toHaveLength(24);
    expect(show({ nights: 21, stops: 3, stayNights: 7 })).toHaveLength(3);
  });

  it('keeps a start that contradicts a condition, for seven nights', () => {
    expect(show({ nights: 97, start: 'lisbon', end: 'dakar', visit: ['bogota'] })).toEqual([
      ['lisbon', 7],
      ['bogota', 30],
      [null, 30],
      ['dakar', 30],
    ]);
    expect(show({ nights: 90, start: 'dakar' })[0]).toEqual(['dakar', 30]);
  });
});

describe('a template with one stay fewer', () => {
  const createSlot = (city: string | null, nights: number, dates = false): Slot => ({
    ...{ id: `${city} ${nights}`, city, nights },
    pinned: { ...noPins, dates },
  });
  const show = (slots: Slot[]) =>
    removeSlot(slots)?.map(({ city, nights }) => `${city ?? '?'} ${nights}`) ?? null;

  it('gives the nights of the last free stay to the other free ones', () => {
    expect(show([createSlot('lisbon', 7), createSlot(null, 30), createSlot(null, 30)])).toEqual([
      'lisbon 7',
      '? 60',
    ]);
    expect(show([createSlot('lisbon', 7), createSlot(null, 30)])).toEqual(['lisbon 37']);
  });

  it('never moves pinned dates', () => {
    const dated = createSlot('dakar', 14, true);
    expect(show([createSlot(null, 20), createSlot(null, 20), dated, createSlot(null, 30)])).toEqual([
      '? 40',
      'dakar 14',
      '? 30',
    ]);
    expect(show([createSlot(null, 20), dated, createSlot(null, 30)])).toBeNull();
    expect(show([createSlot('lisbon', 20)])).toBeNull();
  });
});

describe('a proposal', () => {
  const template = createTemplate(trip, { nights: 67, start: 'lisbon' }, facts);
  const { plan, fits, alternatives, sentences, isComplete } = finishSearch(
    proposeTrips(trip, template, candidates, facts),
  )!;

  it('is the best of all combinations within the limits, up to three free stays', () => {
    let best = -Infinity;
    for (const one of candidates)
      for (const two of candidates) {
        if (new Set(['lisbon', one, two]).size < 3) continue;
        const stops = [
          createStop('a', 'lisbon', from, from + 7),
          createStop('b', one, from + 7, from + 37),
          createStop('c', two, from + 37, from + 67),
        ];
        const check = checkTrip({ ...trip, stops }, facts);
        const { score, blocking } = scorePlan(check);
        const breaksLimits = check.conflicts.some(
          ({ code, ids }) => (code === 'climate.outside' || code === 'cost.over') && !ids.includes('a'),
        );
        if (blocking === 0 && !breaksLimits) best = Math.max(best, score);
      }
    expect(scorePlan(plan.check)).toEqual({ score: best, blocking: 0 });
    expect(isComplete).toBe(true);
  });

  it('keeps the start with its conflict, and fits otherwise', () => {
    expect(plan.trip.stops[0]).toMatchObject({ city: 'lisbon', leave: from + 7 });
    expect(plan.check.conflicts.filter(({ code }) => code === 'climate.outside')).toMatchObject([
      { ids: ['stop-1'] },
    ]);
    expect(fits).toBe(true);
    expect(findTripErrors(plan.trip)).toEqual([]);
  });

  it('has alternatives that gain a tenth, or says that there is none', () => {
    expect(alternatives.length + sentences.length).toBe(6);
    expect(alternatives.length).toBeGreaterThan(2);
    for (const { goal, gain, check } of alternatives) {
      const change = goal === 'warmer' ? gain!.after - gain!.before : gain!.before - gain!.after;
      expect(change).toBeGreaterThanOrEqual(0.1 * gain!.before);
      expect(check.conflicts.filter(({ level }) => level === 'blocking')).toEqual([]);
    }
  });

  it('names what no plan can be', () => {
    const fixed = template.map((slot, at) => ({ ...slot, city: ['lisbon', 'dakar', 'bogota'][at]! }));
    expect(finishSearch(proposeTrips(trip, fixed, [], facts))!.sentences).toEqual([
      'No plan is cheaper without changing something you pinned.',
      'No plan is warmer without changing something you pinned.',
      'No plan has fewer moves without changing something you pinned.',
      'No plan has better call hours without changing something you pinned.',
      'No plan has less CO2e without changing something you pinned.',
      'No plan avoids a visa without changing something you pinned.',
    ]);
  });

  it('is the nearest plan if nothing fits', () => {
    const hot = { ...trip, limits: { tempMonth: 45 } };
    const nearest = finishSearch(proposeTrips(hot, template, candidates, facts, []))!;
    expect(nearest.fits).toBe(false);
    expect(nearest.plan.check.conflicts.some(({ code }) => code === 'climate.outside')).toBe(true);
    const long = createTemplate(trip, { nights: 120, stops: 1 }, facts);
    const onlySchengen = finishSearch(
      proposeTrips({ ...trip, passports: [{ code: 'US' }] }, long, ['lisbon', 'madrid'], facts, []),
    )!;
    expect(onlySchengen.plan.check.conflicts[0]!.code).toBe('visa.schengen_over');
    expect(onlySchengen.fits).toBe(false);
  });

  it('of more free stays keeps the best prefixes, and says so', () => {
    const six = createTemplate(trip, { nights: 180 }, facts);
    const search = () => finishSearch(proposeTrips(trip, six, candidates, facts, []))!;
    const result = search();
    expect([result.isComplete, result.plan.trip.stops.length]).toEqual([false, 6]);
    expect(new Set(result.plan.trip.stops.map(({ city }) => city)).size).toBe(6);
    expect(result.plan.trip).toEqual(search().plan.trip);
  });

  it('is null without a candidate', () => {
    expect(finishSearch(proposeTrips(trip, template, [], facts))).toBeNull();
  });
});
