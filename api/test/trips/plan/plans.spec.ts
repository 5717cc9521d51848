import type {
  ErrorBody,
  NearestPlan,
  SearchAllowance,
  TripFrame,
  TripParse,
  TripProposals,
} from '@wanderwork/contracts';
import { toDay, toIsoDay, type Conflict, type Trip } from '@wanderwork/travel';
import { findTripErrors } from '@wanderwork/travel/validate';
import { Clock } from '../../../src/modules/city-search/index.js';
import { forgetSearches } from '../../support/forget-searches.js';
import { startTestApp, type TestApp } from '../../support/index.js';
import { Browser } from '../../support/member.js';
import { READING_DAY } from './sentences.js';

type Plans = TripProposals<Trip, Conflict>;
type Refusal = ErrorBody & NearestPlan<Trip, Conflict>;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ config: { limitFactor: 1, trustProxy: 'loopback' } });
  api.app.get(Clock).now = () => READING_DAY;
});
beforeEach(() => forgetSearches(api));
afterAll(() => api.close());

const SENTENCE =
  '3 months from November, warm, under $1800, calls with London 9–12, German passport, start Lisbon';

let address = 0;
/** A visitor with an address of their own. */
const createVisitor = () => {
  const browser = new Browser(api);
  address += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${address}` };
  return {
    get: (url: string) => browser.request('GET', url, undefined, headers),
    parse: (text: string, removed?: string[]) =>
      browser.request('POST', '/api/trips/parse', { text, ...(removed && { removed }) }, headers),
    propose: (body: object) => browser.request('POST', '/api/trips/proposals', body, headers),
  };
};

const parse = async (text: string): Promise<TripFrame> =>
  (await createVisitor().parse(text)).json<TripParse>().frame;

const propose = async (text: string, more: object = {}) =>
  createVisitor().propose({ ...(await parse(text)), ...more });

const getPlans = async (text: string, more: object = {}): Promise<Plans> => {
  const response = await propose(text, more);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<Plans>();
};

describe('reading a sentence', () => {
  it('answers the frame, its chips and what is left over, and is not stored anywhere', async () => {
    const response = await createVisitor().parse(`${SENTENCE}, glorbing`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { frame, chips, leftovers } = response.json<TripParse>();
    expect(frame.pinned).toEqual([{ city: 'lisbon', at: 'start' }]);
    expect(chips).toHaveLength(7);
    expect(chips.map(({ label }) => label)).toContain('Warm (20 to 30 °C in the months of each stay)');
    expect(leftovers).toMatchObject([{ text: 'glorbing' }]);
  });

  it('counts as one search of the day; the same sentence and removing its chips are free', async () => {
    const { parse: ask, get } = createVisitor();
    for (const text of [SENTENCE, SENTENCE, `  ${SENTENCE.toUpperCase()} `])
      expect((await ask(text)).statusCode).toBe(200);
    expect((await ask(SENTENCE, ['warm', 'passport:DE'])).json<TripParse>().chips).toHaveLength(5);
    const { limit, left } = (await get('/api/search/allowance')).json<SearchAllowance>();
    expect(limit! - left!).toBe(1);
  });

  it('is refused over the limit of the day, as a search is', async () => {
    const { parse: ask } = createVisitor();
    const statuses: number[] = [];
    for (const months of [2, 3, 4, 5]) statuses.push((await ask(`${months} months in Asia`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask('6 months')).json<ErrorBody>().code).toBe('search.daily_limit');
  });

  it('of which nothing is understood is free', async () => {
    const { parse: ask, get } = createVisitor();
    expect((await ask('glorb')).json<TripParse>()).toMatchObject({
      chips: [],
      leftovers: [{ text: 'glorb' }],
    });
    const { limit, left } = (await get('/api/search/allowance')).json<SearchAllowance>();
    expect(left).toBe(limit);
  });

  it('says where the chips are in the sentence as it was read', async () => {
    const response = await createVisitor().parse('  3 months\n\nfrom   Lisbon ');
    const { text, chips } = response.json<TripParse>();
    expect(chips.map(({ start, end }) => text.slice(start, end))).toEqual(['3 months', 'from   Lisbon']);
  });

  it.each([
    ['no text', {}],
    ['an empty text', { text: '' }],
    ['601 characters', { text: 'a'.repeat(601) }],
    ['a list', { text: ['3 months'] }],
    ['an unknown field', { text: '3 months', plan: 1 }],
    ['61 keys', { text: '3 months', removed: Array.from({ length: 61 }, () => 'warm') }],
    ['a long key', { text: '3 months', removed: ['a'.repeat(81)] }],
    ['a NUL', { text: '3 months\0' }],
  ])('is refused with %s', async (_, body) => {
    const response = await new Browser(api).request('POST', '/api/trips/parse', body);
    expect({ status: response.statusCode, code: response.json<ErrorBody>().code }).toEqual({
      status: 400,
      code: 'validation.failed',
    });
  });

  it.each([
    '😀🏝️ 3 months 👩‍👩‍👧',
    'ثلاثة أشهر من لشبونة',
    '<img src=x onerror=alert(1)> 3 months',
    "'; DROP TABLE cities; --",
  ])('answers text that nobody means: %s', async (text) =>
    expect((await createVisitor().parse(text)).statusCode).toBe(200),
  );
});

describe('a first plan for the sentence of the design', () => {
  let plans: Plans;
  beforeAll(async () => (plans = await getPlans(SENTENCE)));
  const getBest = () => plans.drafts[0]!;

  it('keeps the start for the shortest stay, and says why it contradicts a condition', () => {
    const { trip, conflicts } = getBest();
    expect(trip.stops[0]).toMatchObject({ city: 'lisbon', arrive: toDay(2027, 11, 1) });
    expect(trip.stops[0]!.leave - trip.stops[0]!.arrive).toBe(7);
    expect(conflicts).toContainEqual(
      expect.objectContaining({ code: 'climate.outside', ids: [trip.stops[0]!.id] }) as unknown,
    );
  });

  it('lasts from the start to the end in stays that follow one another', () => {
    for (const { trip } of plans.drafts) {
      const { stops } = trip;
      expect(toIsoDay(stops.at(-1)!.leave)).toBe('2028-02-01');
      for (const [at, stop] of stops.slice(1).entries()) expect(stop.arrive).toBe(stops[at]!.leave);
      expect(new Set(stops.map(({ city }) => city)).size).toBe(stops.length);
    }
  });

  it('chooses cities that are warm and affordable in the months of their stays', () => {
    const free = getBest().trip.stops.slice(1);
    expect(free.length).toBeGreaterThan(0);
    for (const { id } of free)
      for (const code of ['climate.outside', 'cost.over'])
        expect(getBest().conflicts).not.toContainEqual(
          expect.objectContaining({ code, ids: [id] }) as unknown,
        );
  });

  it('is ready to be saved: at most three valid trips, with the figures of all their cities', () => {
    expect(plans.drafts.length).toBeLessThanOrEqual(3);
    for (const { trip } of plans.drafts) expect(findTripErrors(trip)).toEqual([]);
    expect(new Set(plans.drafts.map(({ trip }) => trip.id)).size).toBe(plans.drafts.length);
    const slugs = new Set(plans.drafts.flatMap(({ trip }) => trip.stops.map(({ city }) => city)));
    expect(new Set(plans.cities.map(({ slug }) => slug))).toEqual(slugs);
    expect(plans.cities[0]!.figures.length).toBeGreaterThan(10);
  });

  it('names alternatives by what they gain, at least a tenth', () => {
    expect(getBest().goal).toBeNull();
    for (const { goal, gain } of plans.drafts.slice(1)) {
      expect(goal).not.toBeNull();
      expect(Math.abs(gain!.after - gain!.before)).toBeGreaterThanOrEqual(0.1 * Math.abs(gain!.before));
    }
  });

  it('tries every combination of at most sixty cities', () => {
    expect(plans.isComplete).toBe(true);
    expect(plans.candidates).toBeGreaterThan(0);
    expect(plans.candidates).toBeLessThanOrEqual(60);
  });

  it('is the same for the same request, but for the ids of the trips', async () => {
    const getCities = ({ drafts }: Plans) => drafts.map(({ trip }) => trip.stops.map(({ city }) => city));
    expect(getCities(await getPlans(SENTENCE))).toEqual(getCities(plans));
  });
});

describe('a first plan', () => {
  const getCities = ({ drafts }: Plans) => drafts[0]!.trip.stops.map(({ city }) => city);

  it('uses defaults that it names', async () => {
    const plans = await getPlans('safe');
    expect(plans.defaults).toEqual(['from', 'nights', 'stops']);
    const { stops } = plans.drafts[0]!.trip;
    expect(toIsoDay(stops[0]!.arrive)).toBe('2026-12-01');
    expect(stops).toHaveLength(3);
  });

  it('keeps the order of the stops, the start first and the end last', async () => {
    const cities = getCities(
      await getPlans('from Porto via Athens to Belgrade, 6 months from May, EU, German passport'),
    );
    expect([cities[0], cities.at(-1)]).toEqual(['porto', 'belgrade']);
    expect(cities).toContain('athens');
  });

  it('has the stops and lengths that are asked for', async () => {
    const plans = await getPlans('2 months in Lisbon and 3 weeks in Porto');
    expect(plans.drafts[0]!.trip.stops.map(({ city, arrive, leave }) => [city, leave - arrive])).toEqual([
      ['lisbon', 60],
      ['porto', 21],
    ]);
    expect(getCities(await getPlans('6 months in Europe, at most 2 stops'))).toHaveLength(2);
    expect(getCities(await getPlans('6 months in Europe, 6 weeks each'))).toHaveLength(4);
    const short = await getPlans('4 weeks in Europe from May, a week each');
    expect(short.drafts[0]!.trip.stops.map(({ arrive, leave }) => leave - arrive)).toEqual([7, 7, 7, 7]);
  });

  it('stays in the places that are named, and out of those that are excluded', async () => {
    const { cities } = await getPlans('3 months in Asia but not Thailand, Indian passport');
    expect(cities.map(({ countryCode }) => countryCode)).not.toContain('TH');
  });

  it('without a visa goes only where the passport needs none', async () => {
    const { drafts } = await getPlans('3 months without a visa, Indian passport');
    for (const { conflicts } of drafts)
      expect(conflicts.filter(({ code }) => code === 'visa.needed')).toEqual([]);
  });

  it('leaves pinned dates alone', async () => {
    const [arrive, leave] = [toDay(2027, 6, 10), toDay(2027, 6, 24)];
    const plans = await getPlans('3 months from May 2027, start Lisbon', {
      pinned: [
        { city: 'lisbon', at: 'start' },
        { city: 'athens', arrive, leave },
      ],
    });
    for (const { trip } of plans.drafts) {
      expect(trip.stops.find(({ city }) => city === 'athens')).toMatchObject({ arrive, leave });
      expect(trip.stops[0]!.city).toBe('lisbon');
    }
  });

  it('answers one goal, or says why it is not reached', async () => {
    const { drafts, sentences } = await getPlans('3 months in Europe from May', { goal: 'cheaper' });
    expect(drafts.slice(1).map(({ goal }) => goal)).toEqual(sentences.length > 0 ? [] : ['cheaper']);
    const pinned = await getPlans('2 months in Lisbon', { goal: 'cheaper' });
    expect(pinned.sentences).toEqual(['No plan is cheaper without changing something you pinned.']);
  });
});

describe('a plan that cannot be', () => {
  it('is made of cities whose weather is known, if warmth is asked for', async () => {
    const response = await propose('3 months through Schengen from January, warm, under $2000 a month');
    expect(response.statusCode).toBe(422);
    const { nearest } = response.json<Refusal>();
    const stops = nearest.drafts[0]!.trip.stops.map(({ city }) => city);
    const cities = nearest.cities.filter(({ slug }) => stops.includes(slug));
    expect(cities.map(({ climate }) => climate?.[0]?.tempC)).toEqual(
      stops.map(() => expect.any(Number) as number),
    );
  });

  it('is the nearest one, with what its cities miss', async () => {
    const response = await propose('3 months from December, under $300, clean air, warm, safe');
    expect(response.statusCode).toBe(422);
    const { code, nearest, unmet } = response.json<Refusal>();
    expect(code).toBe('trips.nothing_fits');
    expect(nearest.drafts).toHaveLength(1);
    expect(nearest.drafts[0]!.trip.stops.length).toBeGreaterThan(0);
    expect(unmet).toContainEqual(expect.objectContaining({ label: '$300 a month or less' }) as unknown);
  });

  it('names what is missing for the months of the stays', async () => {
    const { unmet } = (await propose('3 months in Southeast Asia, dry, from May')).json<Refusal>();
    expect(unmet.map(({ label }) => label).join()).toMatch(/^Dry in May/);
  });

  it('names the days that the passport has too few of', async () => {
    const response = await propose('6 months in Lisbon, US passport');
    expect(response.statusCode).toBe(422);
    const { nearest } = response.json<Refusal>();
    expect(nearest.drafts[0]!.conflicts[0]).toMatchObject({ code: 'visa.schengen_over' });
  });

  it('has no draft if its dates overlap', async () => {
    const pinned = [
      { city: 'lisbon', arrive: toDay(2027, 6, 1), leave: toDay(2027, 7, 1) },
      { city: 'porto', arrive: toDay(2027, 6, 15), leave: toDay(2027, 7, 15) },
    ];
    const response = await createVisitor().propose({ conditions: { from: toDay(2027, 6, 1) }, pinned });
    expect(response.statusCode).toBe(422);
    expect(response.json<Refusal>().nearest).toMatchObject({
      drafts: [],
      sentences: [expect.stringMatching(/overlap/) as string],
    });
  });

  it('names cities that do not exist', async () => {
    const response = await createVisitor().propose({ conditions: {}, pinned: [{ city: 'atlantis' }] });
    expect(response.statusCode).toBe(404);
  });

  it('is refused after thirty of them in ten minutes', async () => {
    const { propose: ask } = createVisitor();
    const body = { conditions: {}, pinned: [{ city: 'atlantis' }] };
    for (let request = 0; request < 30; request += 1) expect((await ask(body)).statusCode).toBe(404);
    expect((await ask(body)).json<ErrorBody>().code).toBe('rate.limited');
  });
});

describe('a request for plans', () => {
  const calls = { title: 'Call', zone: 'Europe/London', from: 540, to: 720, weekdays: [1, 2] };

  it.each([
    ['no conditions', {}],
    ['a negative length', { conditions: { nights: -1 } }],
    ['a length of years', { conditions: { nights: 732 } }],
    ['half a night', { conditions: { nights: 1.5 } }],
    ['a day before 1990', { conditions: { from: 0 } }],
    ['a day as a text', { conditions: { from: '2027-01-01' } }],
    ['nine people', { conditions: { people: 9 } }],
    ['no people', { conditions: { people: 0 } }],
    ['a passport that does not exist', { conditions: { passports: ['XX'] } }],
    ['six passports', { conditions: { passports: ['DE', 'US', 'GB', 'FR', 'IT', 'ES'] } }],
    ['a zone that does not exist', { conditions: { calls: [{ ...calls, zone: 'Mars/Olympus' }] } }],
    ['a weekday that does not exist', { conditions: { calls: [{ ...calls, weekdays: [0] }] } }],
    ['an hour that does not exist', { conditions: { calls: [{ ...calls, from: 1440 }] } }],
    ['13 series of calls', { conditions: { calls: Array.from({ length: 13 }, () => calls) } }],
    ['money below nothing', { conditions: { usdMonth: -5 } }],
    ['more money than exists', { conditions: { usdMonth: 1e12 } }],
    ['words of 601 characters', { conditions: { words: 'a'.repeat(601) } }],
    ['50 cities', { conditions: {}, pinned: Array.from({ length: 50 }, () => ({ city: 'lisbon' })) }],
    ['a city that is a path', { conditions: {}, pinned: [{ city: '../lisbon' }] }],
    ['a goal that does not exist', { conditions: {}, goal: 'happier' }],
    ['an unknown field', { conditions: { score: 100 } }],
  ])('is refused with %s', async (_, body) => {
    const response = await createVisitor().propose(body);
    expect({ status: response.statusCode, code: response.json<ErrorBody>().code }).toEqual({
      status: 400,
      code: 'validation.failed',
    });
  });

  it.each([
    ['no condition at all', { conditions: {} }],
    ['calls around midnight', { conditions: { calls: [{ ...calls, from: 1380, to: 60 }] } }],
    ['calls without a length', { conditions: { calls: [{ ...calls, to: 540 }] } }],
    ['calls on no day', { conditions: { calls: [{ ...calls, weekdays: [] }] } }],
    ['one night', { conditions: { nights: 1 } }],
    ['two years', { conditions: { nights: 731, stayNights: 300 } }],
    ['more stops than nights', { conditions: { nights: 3, minStops: 24, maxStops: 24 } }],
    ['24 stops', { conditions: { nights: 731, minStops: 24, maxStops: 24, words: 'in Portugal' } }],
    [
      'one city again and again',
      { conditions: {}, pinned: Array.from({ length: 5 }, () => ({ city: 'lisbon' })) },
    ],
    ['emoji and right-to-left words', { conditions: { words: '😀 دافئ warm <b>' } }],
  ])('is answered with %s', async (_, body) => {
    const response = await createVisitor().propose(body);
    expect([200, 422]).toContain(response.statusCode);
  });
});
