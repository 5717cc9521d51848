import { randomUUID } from 'node:crypto';
import type { TripPage } from '@wanderwork/contracts';
import { tripLimits, type Trip } from '@wanderwork/travel';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';
import {
  changeTrip,
  createDocument,
  createStop,
  getTrip,
  notFound,
  rename,
  saveTrip,
  sendChange,
  setTier,
  toRefusal,
  tripPath,
} from './planner.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const createProMember = async () => {
  const member = await createMember(api);
  await setTier(api, member, 'pro');
  return member;
};
const list = async (who: Browser, query = '') =>
  (await who.request('GET', `/api/trips${query}`)).json<TripPage>();
const put = (who: Browser, trip: object, id: string = randomUUID()) =>
  who.request('PUT', tripPath(id), { trip });
const remove = (who: Browser, id: string) => who.request('DELETE', tripPath(id));
const restore = (who: Browser, id: string, body: object = {}) =>
  who.request('POST', tripPath(id, '/restore'), body);

describe('a trip', () => {
  it('is stored as it was sent, under the id of its address, and for nobody to cache', async () => {
    const ana = await createMember(api);
    const trip = createDocument();
    const saved = await saveTrip(ana, trip);
    expect(saved).toEqual({ revision: 1, trip, updatedAt: expect.any(String), canChange: true });
    const response = await ana.request('GET', tripPath(trip.id.toUpperCase()));
    expect(response.json()).toEqual(saved);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const id = randomUUID();
    await setTier(api, ana, 'pro');
    expect((await put(ana, trip, id)).json<{ trip: Trip }>().trip).toEqual({ ...trip, id });
  });

  it('is created once however often it is sent, and never overwritten', async () => {
    const ana = await createMember(api);
    const trip = createDocument();
    const all = await Promise.all(Array.from({ length: 4 }, () => put(ana, trip, trip.id)));
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    await changeTrip(ana, trip.id, 1, rename('Renamed'));
    expect((await put(ana, createDocument(), trip.id)).json()).toMatchObject({
      revision: 2,
      trip: { title: 'Renamed' },
    });
    expect((await list(ana)).items).toHaveLength(1);
  });

  it('of an older version loads with the defaults of what it lacks', async () => {
    const ana = await createMember(api);
    const { work: _work, unplaced: _unplaced, checks: _checks, stops, ...others } = createDocument();
    const older = { ...others, stops: stops.map(({ pinned: _pinned, note: _note, ...stop }) => stop) };
    const { trip } = (await put(ana, older, others.id)).json<{ trip: Trip }>();
    expect(trip).toMatchObject({ unplaced: [], checks: [], work: { from: 540 } });
    expect(trip.stops[0]).toMatchObject({ note: '', pinned: { dates: false } });
    await api.db.query(`UPDATE trips SET doc = doc - 'work' - 'lines' WHERE id = $1`, [others.id]);
    expect((await getTrip(ana, others.id)).trip).toMatchObject({ lines: [], work: { to: 1020 } });
    expect(await changeTrip(ana, others.id, 1, rename('Still works'))).toBe(2);
  });

  it('belongs to one person and does not exist for others', async () => {
    const [ana, bo] = [await createMember(api), await createMember(api)];
    const { trip } = await saveTrip(ana);
    for (const response of [
      await bo.request('GET', tripPath(trip.id)),
      await bo.request('GET', tripPath(trip.id, '/history')),
      await remove(bo, trip.id),
      await restore(bo, trip.id, { revision: 1 }),
      await bo.request('POST', tripPath(trip.id, '/choose')),
      await sendChange(bo, trip.id, 1, [rename('Mine')]),
      await ana.request('GET', tripPath('not-an-id')),
    ])
      expect(toRefusal(response)).toEqual(notFound);
    expect((await saveTrip(bo, createDocument({ id: trip.id, title: 'Mine' }))).trip.title).toBe('Mine');
    expect((await getTrip(ana, trip.id)).trip).toEqual(trip);
  });

  it.each<[string, (trip: Trip) => object, string]>([
    ['no document', () => ({ nothing: true }), 'trip.from'],
    ['a list instead of a stop', (trip) => ({ ...trip, stops: [[]] }), 'trip.stops.0'],
    ['stops that are no list', (trip) => ({ ...trip, stops: 'x' }), 'trip.stops'],
    ['a line break in its title', (trip) => ({ ...trip, title: 'a\r\nBEGIN:VEVENT' }), 'trip.title'],
    ['an unknown field', (trip) => ({ ...trip, isAdmin: true }), 'trip.isAdmin'],
    [
      'a slug that is a path',
      (trip) => ({ ...trip, stops: [createStop('a', '../x', 0)], legs: [] }),
      'trip.stops.0.city',
    ],
  ])('with %s is refused with its field', async (_what, change, path) => {
    const response = await put(await createMember(api), change(createDocument()));
    expect(toRefusal(response)).toEqual({ status: 400, code: 'validation.failed' });
    expect(response.json<{ errors: { path: string }[] }>().errors[0]?.path).toBe(path);
  });

  it('has at most 64 KiB', async () => {
    const ana = await createMember(api);
    const stops = Array.from({ length: 24 }, (_, at) => ({
      ...createStop(`s${at}`, 'lisbon', at),
      note: 'x'.repeat(2000),
    }));
    const checks = Array.from({ length: 100 }, (_, at) => ({
      id: `c${at}`,
      title: 'x'.repeat(80),
      done: false,
    }));
    const base = createDocument({ stops, legs: [], checks, title: '', from: stops[0]!.arrive });
    const withNotes = (length: number) => ({
      ...base,
      notes: 'ж'.repeat(length >> 1) + 'x'.repeat(length & 1),
    });
    const size = (trip: object) => Buffer.byteLength(JSON.stringify(trip));
    const room = tripLimits.bytes - size(withNotes(0));
    expect(room).toBeGreaterThan(0);
    expect(room).toBeLessThan(4000);
    const refused = await put(ana, withNotes(room + 1), base.id);
    expect(refused.json<{ errors: { path: string; rule: string }[] }>().errors).toMatchObject([
      { path: 'trip', rule: 'maxBytes' },
    ]);
    expect((await put(ana, withNotes(room), base.id)).statusCode).toBe(200);
    const over = await sendChange(ana, base.id, 1, [rename('x')]);
    expect(over.json()).toMatchObject({ code: 'trips.op_rejected', at: 0, reason: 'invalid' });
  });

  it('may have far more values than other requests, but not any number', async () => {
    const ana = await createMember(api);
    const except = Array.from({ length: 300 }, (_, at) => 21_000 + at);
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...createDocument().calls[0]!,
      id: `c${at}`,
      except,
    }));
    expect((await put(ana, createDocument({ calls: many }))).statusCode).toBe(200);
    const response = await put(ana, { numbers: Array.from({ length: 20_000 }, () => 1) });
    expect(toRefusal(response)).toEqual({ status: 400, code: 'request.malformed' });
  });
});

describe('the list of trips', () => {
  it('has summaries, the last changed first, page by page', async () => {
    const ana = await createProMember();
    const ids: string[] = [];
    for (let at = 0; at < 52; at += 1)
      ids.unshift((await saveTrip(ana, createDocument({ title: `T${at}` }))).trip.id);
    const first = await list(ana);
    const rest = await list(ana, `?after=${first.nextKey}`);
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest).toMatchObject({ nextKey: null, chosenId: null });
    const { stops, from } = createDocument();
    expect(first.items[0]).toEqual({
      id: ids[0],
      title: 'T51',
      revision: 1,
      from,
      to: stops[1]!.leave,
      cities: ['lisbon', 'medellin'],
      updatedAt: expect.any(String),
      deletedAt: null,
    });
    await changeTrip(ana, ids[51]!, 1, rename('Newest'));
    expect((await list(ana)).items[0]).toMatchObject({ title: 'Newest', revision: 2 });
  });

  it('refuses the page key of another person', async () => {
    const [ana, bo] = [await createProMember(), await createProMember()];
    for (let at = 0; at < 51; at += 1) await saveTrip(ana);
    const { nextKey } = await list(ana);
    expect(toRefusal(await bo.request('GET', `/api/trips?after=${nextKey}`))).toEqual({
      status: 400,
      code: 'page.key_invalid',
    });
  });
});

describe('a deleted trip', () => {
  it('can be restored for thirty days, as it was', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    expect((await remove(ana, trip.id)).statusCode).toBe(204);
    expect((await remove(ana, trip.id)).statusCode).toBe(204);
    expect(toRefusal(await ana.request('GET', tripPath(trip.id)))).toEqual(notFound);
    expect(toRefusal(await sendChange(ana, trip.id, 1, [rename('x')]))).toEqual(notFound);
    expect(toRefusal(await put(ana, trip, trip.id))).toEqual({ status: 409, code: 'trips.deleted' });
    expect((await list(ana)).items).toEqual([]);
    expect((await list(ana, '?state=deleted')).items).toMatchObject([
      { id: trip.id, deletedAt: expect.any(String) },
    ]);
    expect((await restore(ana, trip.id)).json()).toEqual({ revision: 1 });
    expect((await getTrip(ana, trip.id)).trip).toEqual(trip);
  });

  it('is gone afterwards, and its id is free again', async () => {
    const ana = await createMember(api);
    const { trip } = await saveTrip(ana);
    await remove(ana, trip.id);
    await api.db.query(`UPDATE trips SET deleted_at = deleted_at - interval '31 days' WHERE id = $1`, [
      trip.id,
    ]);
    expect(toRefusal(await restore(ana, trip.id))).toEqual(notFound);
    expect((await list(ana, '?state=deleted')).items).toEqual([]);
    expect((await saveTrip(ana, trip)).revision).toBe(1);
  });
});

describe('the number of trips', () => {
  const limitText = 'Free members can keep one trip. Delete it, or upgrade to Pro for as many as you like.';

  it('is one on the free plan, however many requests arrive at once', async () => {
    const ana = await createMember(api);
    const all = await Promise.all(Array.from({ length: 6 }, () => put(ana, createDocument())));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    const refused = all.find(({ statusCode }) => statusCode === 403)!;
    expect(refused.json()).toMatchObject({ code: 'trips.limit', message: limitText, limit: 1 });
    const { items } = await list(ana);
    await remove(ana, items[0]!.id);
    await saveTrip(ana);
    expect(toRefusal(await restore(ana, items[0]!.id))).toEqual({ status: 403, code: 'trips.limit' });
  });

  it.each(['pro', 'premium'])('has no limit on %s', async (tier) => {
    const ana = await createMember(api);
    await setTier(api, ana, tier);
    for (let at = 0; at < 3; at += 1) expect((await saveTrip(ana)).canChange).toBe(true);
  });

  it('after a downgrade lets every trip be read and deleted, and the chosen one be changed', async () => {
    const ana = await createProMember();
    const [a, b] = [(await saveTrip(ana)).trip.id, (await saveTrip(ana)).trip.id];
    await setTier(api, ana, 'free');
    const readOnly = { status: 403, code: 'trips.read_only' };
    for (const id of [a, b]) {
      expect(await getTrip(ana, id)).toMatchObject({ canChange: false });
      expect(toRefusal(await sendChange(ana, id, 1, [rename('x')]))).toEqual(readOnly);
    }
    expect((await ana.request('POST', tripPath(a, '/choose'))).statusCode).toBe(204);
    expect(await list(ana)).toMatchObject({ chosenId: a });
    expect(await changeTrip(ana, a, 1, rename('Chosen'))).toBe(2);
    expect(toRefusal(await sendChange(ana, b, 1, [rename('x')]))).toEqual(readOnly);
    expect(toRefusal(await restore(ana, b, { revision: 1 }))).toEqual(readOnly);
    expect((await ana.request('POST', tripPath(b, '/choose'))).statusCode).toBe(204);
    expect(toRefusal(await sendChange(ana, a, 2, [rename('x')]))).toEqual(readOnly);
    expect((await remove(ana, a)).statusCode).toBe(204);
    expect(await getTrip(ana, b)).toMatchObject({ canChange: true });
    expect((await list(ana)).chosenId).toBeNull();
  });
});
