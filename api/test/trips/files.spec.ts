import type { NewTripLink, TripCities } from '@wanderwork/contracts';
import { checkTrip, describeConflict, type Trip, type TripFacts, roundRoughly } from '@wanderwork/travel';
import { readPdf } from '../reports/report-client.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser, createMember } from '../support/member.js';
import { changeTrip, createDocument, rename, saveTrip, setTier, toRefusal, tripPath } from './planner.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const load = (who: Browser, id: string, format: string) => who.request('GET', tripPath(id, `.${format}`));

/** The text of a PDF, with single spaces. */
const readText = async ({ rawPayload }: { rawPayload: Buffer }) => {
  const { pages } = await readPdf(rawPayload);
  return pages
    .map((page) => page.text)
    .join(' ')
    .replace(/\s+/g, ' ');
};

const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '');
/** The events by the first part of their UID, such as `stop-a`. */
const readEvents = (calendar: string, id: string) =>
  new Map(
    unfold(calendar)
      .split('BEGIN:VEVENT\r\n')
      .slice(1)
      .map((event) => [event.split(`UID:${id}-`)[1]!.split('@')[0]!, event]),
  );
const getSequence = (event: string | undefined) => Number(/SEQUENCE:(\d+)/.exec(event ?? '')?.[1]);

describe('the files of a trip', () => {
  it('are its document, its places and its calendar', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const json = await load(ana, trip.id, 'json');
    expect(json.json<Trip>()).toEqual(trip);
    const places = await load(ana, trip.id, 'geojson');
    expect(places.json()).toMatchObject({
      type: 'FeatureCollection',
      features: [
        { properties: { name: 'Lisbon' } },
        { properties: { name: 'Medellín' } },
        { properties: { mode: 'plane' } },
      ],
    });
    const calendar = await load(ana, trip.id, 'ics');
    expect([...readEvents(calendar.body, trip.id).keys()]).toEqual(
      expect.arrayContaining(['stop-a', 'stop-b', 'leg-a-b', 'call-standup']),
    );
    expect(calendar.body).toContain('TZID:Europe/London');
    for (const [response, type, name] of [
      [json, 'application/json; charset=utf-8', 'trip.json'],
      [places, 'application/geo+json; charset=utf-8', 'trip.geojson'],
      [calendar, 'text/calendar; charset=utf-8', 'trip.ics'],
    ] as const)
      expect(response.headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      });
  });

  it('of a calendar have the same bytes for the same trip, and a sequence that grows with its item', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const first = (await load(ana, trip.id, 'ics')).body;
    expect((await load(ana, trip.id, 'ics')).body).toBe(first);
    const stop = trip.stops[1]!;
    await changeTrip(ana, trip.id, 1, {
      type: 'setStay',
      id: 'b',
      arrive: stop.arrive,
      leave: stop.leave + 5,
    });
    await changeTrip(ana, trip.id, 2, { type: 'check', id: 'visa', check: null, before: null });
    const [before, after] = [first, (await load(ana, trip.id, 'ics')).body].map((body) =>
      readEvents(body, trip.id),
    );
    for (const id of ['stop-b', 'leg-a-b'])
      expect(getSequence(after!.get(id))).toBeGreaterThan(getSequence(before!.get(id)));
    for (const id of ['stop-a', 'call-standup']) expect(after!.get(id)).toBe(before!.get(id));
  });

  it('are a PDF on the layout of the reports too', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(
      ana,
      createDocument({ title: 'Zima v Bělehradě', notes: 'First line\nSecond line' }),
    );
    const response = await load(ana, trip.id, 'pdf');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="trip.pdf"',
      'cache-control': 'private, no-store',
    });
    const text = await readText(response);
    for (const part of [
      trip.title,
      'Lisbon',
      '1 Nov 2027',
      'Medellín',
      '$640',
      'Standup with Acme',
      '09:00',
      'Second line',
    ])
      expect(text).toContain(part);
  });

  it('say in a PDF what the trip costs, with sources, and what does not fit', async () => {
    const ana = await createMember(api);
    const document = createDocument({ limits: { tempMonth: 20, usdMonth: 500 } });
    const [a, b] = [document.stops[0]!, document.stops[1]!];
    const c = { ...b, id: 'c', city: 'porto', arrive: b.leave, leave: b.leave + 1, note: '' };
    const { trip } = await saveTrip(ana, { ...document, stops: [a, b, c] });
    const { cities } = (
      await ana.request('POST', '/api/trips/cities', { slugs: ['lisbon', 'medellin', 'porto'] })
    ).json<TripCities>();
    const facts: TripFacts = {
      cities: Object.fromEntries(cities.map((city) => [city.slug, { ...city, monthScores: [] }])),
      entryRules: {},
    };
    const { cost, conflicts } = checkTrip(trip, facts);
    expect(cost.isRough).toBe(true);
    const formatMoney = (usd: number) => `$${roundRoughly(usd).toLocaleString('en-US')}`;
    const text = await readText(await load(ana, trip.id, 'pdf'));
    expect(text).toContain(
      `Total ${formatMoney(cost.total.low)}–${formatMoney(cost.total.high)}, plus 1 journey without a price (a rough guess)`,
    );
    expect(text).toMatch(/Porto, 1 night \$/);
    expect(text).toContain('A ring for Ana $900');
    const source = cities[0]!.sources.find(
      ({ id }) => id === cities[0]!.figures.find(({ key }) => key === 'food')!.sourceId,
    )!;
    expect(text).toContain(`Sources: `);
    expect(text).toContain(source.title);
    const warnings = conflicts.filter(({ code }) => code === 'climate.outside' || code === 'cost.over');
    expect(warnings.length).toBeGreaterThan(1);
    for (const conflict of [...warnings, ...conflicts.filter(({ code }) => code === 'stay.short')])
      expect(text).toContain(describeConflict(conflict));
    expect(text.indexOf('Only 1 night in Porto.')).toBeGreaterThan(text.indexOf('Things to know'));
  });

  it('name in a PDF the country of a passport, and what fits', async () => {
    const ana = await createMember(api);
    await setTier(api, ana, 'pro');
    const [stop] = createDocument().stops;
    const longStay = { ...stop!, city: 'medellin', leave: stop!.arrive + 200 };
    const { trip } = await saveTrip(
      ana,
      createDocument({ passports: [{ code: 'US' }], stops: [longStay], legs: [] }),
    );
    expect(await readText(await load(ana, trip.id, 'pdf'))).toContain(
      'with a passport from the United States',
    );
    const calm = createDocument({ calls: [], legs: [], stops: [createDocument().stops[0]!] });
    const saved = await saveTrip(ana, calm);
    expect(await readText(await load(ana, saved.trip.id, 'pdf'))).toContain(
      'Days, visas, calls and money fit, as far as we can check.',
    );
  });

  it('can be loaded after a downgrade', async () => {
    const ana = await createMember(api);
    await setTier(api, ana, 'pro');
    const ids = [(await saveTrip(ana)).trip.id, (await saveTrip(ana)).trip.id];
    await setTier(api, ana, 'free');
    for (const id of ids)
      for (const format of ['json', 'geojson', 'ics', 'pdf'])
        expect((await load(ana, id, format)).statusCode).toBe(200);
  });

  it('with a place that is gone leave it out', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana, createDocument());
    await changeTrip(ana, trip.id, 1, { type: 'setPlace', id: 'b', city: 'atlantis', housing: null });
    const places = (await load(ana, trip.id, 'geojson')).json<{ features: unknown[] }>();
    expect(places.features).toHaveLength(1);
    expect((await load(ana, trip.id, 'ics')).statusCode).toBe(200);
  });
});

describe('a calendar feed', () => {
  const reader = () => new Browser(api);
  const open = (token: string) => reader().request('GET', `/api/trips/feeds/${token}.ics`);

  /** A new trip and its feed. */
  const createFeed = async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    const link = (
      await ana.request('POST', tripPath(trip.id, '/links'), { kind: 'feed' })
    ).json<NewTripLink>();
    return { ana, trip, link };
  };

  it('is read without signing in, and keeps removed items as cancelled for thirty days', async () => {
    const { ana, trip, link } = await createFeed();
    const response = await open(link.token);
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect(response.body).toBe((await load(ana, trip.id, 'ics')).body);
    await changeTrip(ana, trip.id, 1, { type: 'removeStop', id: 'b' });
    await changeTrip(ana, trip.id, 2, { type: 'setSeries', id: 'standup', series: null, before: null });
    await changeTrip(ana, trip.id, 3, rename('Shorter'));
    const cancelled = [...readEvents((await open(link.token)).body, trip.id)].filter(([, event]) =>
      event.includes('STATUS:CANCELLED'),
    );
    expect(cancelled.map(([id, event]) => [id, getSequence(event)])).toEqual([
      ['call-standup', 3],
      ['stop-b', 2],
      ['leg-a-b', 2],
    ]);
    expect((await load(ana, trip.id, 'ics')).body).not.toContain('CANCELLED');
    await api.db.query(`UPDATE trip_changes SET at = at - interval '31 days' WHERE trip_id = $1`, [trip.id]);
    expect((await open(link.token)).body).not.toContain('CANCELLED');
  });

  it('that is turned off, guessed or a share link opens nothing', async () => {
    const { ana, trip, link } = await createFeed();
    const share = (
      await ana.request('POST', tripPath(trip.id, '/links'), { kind: 'share' })
    ).json<NewTripLink>();
    for (const token of [share.token, 'AAAAAAAAAAAAAAAAAAAAAA', 'x'])
      expect(toRefusal(await open(token))).toEqual({ status: 404, code: 'trips.link_not_found' });
    await ana.request('DELETE', tripPath(trip.id, `/links/${link.id}`));
    expect(toRefusal(await open(link.token))).toEqual({ status: 410, code: 'trips.link_revoked' });
  });
});
