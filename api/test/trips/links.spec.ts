import { randomBytes, randomUUID } from 'node:crypto';
import type { NewTripLink, SharedTrip, TripLink } from '@wanderwork/contracts';
import { parseDay } from '@wanderwork/travel';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser, createMember } from '../support/member.js';
import { createDocument, notFound, saveTrip, toRefusal, tripPath } from './planner.js';

let api: TestApp;
let reader: Browser;
beforeAll(async () => {
  api = await startTestApp();
  reader = new Browser(api);
});
afterAll(() => api.close());

const createLink = (who: Browser, id: string, body: object = {}) =>
  who.request('POST', tripPath(id, '/links'), { kind: 'share', ...body });
const listLinks = async (who: Browser, id: string) =>
  (await who.request('GET', tripPath(id, '/links'))).json<TripLink[]>();
const revoke = (who: Browser, id: string, link: string) =>
  who.request('DELETE', tripPath(id, `/links/${link}`));
const open = (token: string) => reader.request('GET', `/api/trips/shared/${token}`);

/** A new trip and a link to it. */
const shareTrip = async (body: object = {}) => {
  const ana = await createMember(api);
  const { trip } = await saveTrip(ana);
  const link = (await createLink(ana, trip.id, body)).json<NewTripLink>();
  return { ana, trip, link };
};

describe('a share link', () => {
  it('shows anyone where and when, and nothing private', async () => {
    const { trip, link } = await shareTrip();
    const response = await open(link.token);
    const [a, b] = trip.stops;
    expect(response.json<SharedTrip>()).toEqual({
      dates: 'days',
      stops: [
        { city: 'lisbon', arrive: a!.arrive, leave: a!.leave, climate: expect.any(Array) },
        { city: 'medellin', arrive: b!.arrive, leave: b!.leave, climate: expect.any(Array) },
      ],
      legs: [{ from: 0, to: 1, day: a!.leave, mode: 'plane', departs: 600, arrives: 1200 }],
      costs: null,
    });
    expect(response.body).not.toMatch(/Ana|Maria|Acme|London|consulate|640|900|"DE"|"ES"|example\.com/);
    expect(response.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
  });

  it('shows months instead of dates, and costs only if the owner wants it', async () => {
    const { link } = await shareTrip({ dates: 'months', costs: true });
    const shared = (await open(link.token)).json<SharedTrip>();
    const [november, december] = [parseDay('2027-11-01'), parseDay('2027-12-01')];
    expect(shared.stops.map(({ arrive, leave }) => [arrive, leave])).toEqual([
      [november, december],
      [december, december],
    ]);
    expect(shared.legs).toEqual([{ from: 0, to: 1, day: december, mode: 'plane', usd: 640 }]);
    expect(shared.costs).toEqual({
      people: 1,
      housing: [{ kind: 'apartment' }, { kind: 'apartment' }],
      lines: [{ usd: 900, per: 'once' }],
    });
  });

  it('has a token of 128 random bits, which is stored as a hash alone', async () => {
    const { ana, trip, link } = await shareTrip();
    expect(Buffer.from(link.token, 'base64url')).toHaveLength(16);
    const rows: { row: string }[] = await api.db.query('SELECT l::text AS row FROM trip_links AS l');
    expect(rows.map(({ row }) => row).join()).not.toContain(link.token);
    const { token: _token, ...listed } = link;
    expect(await listLinks(ana, trip.id)).toEqual([listed]);
  });

  it('that is turned off says so', async () => {
    const { ana, trip, link } = await shareTrip();
    expect((await revoke(ana, trip.id, link.id)).statusCode).toBe(204);
    expect((await revoke(ana, trip.id, link.id)).statusCode).toBe(204);
    const response = await open(link.token);
    expect(response.statusCode).toBe(410);
    expect(response.json()).toMatchObject({
      code: 'trips.link_revoked',
      message: 'The owner has turned off this link.',
    });
    expect((await listLinks(ana, trip.id))[0]?.revokedAt).toEqual(expect.any(String));
  });

  it('that is guessed, cut off or of another kind leads nowhere', async () => {
    const { ana, trip, link } = await shareTrip();
    const feed = (await createLink(ana, trip.id, { kind: 'feed' })).json<NewTripLink>();
    const guesses = [
      randomBytes(16).toString('base64url'),
      link.token.slice(1),
      `${link.token}A`,
      feed.token,
      link.id,
      'x',
      '%00',
    ];
    for (const guess of guesses)
      expect(toRefusal(await open(guess))).toEqual({ status: 404, code: 'trips.link_not_found' });
  });

  it('opens nothing while its trip is deleted', async () => {
    const { ana, trip, link } = await shareTrip();
    await ana.request('DELETE', tripPath(trip.id));
    expect(toRefusal(await open(link.token))).toEqual({ status: 404, code: 'trips.link_not_found' });
    await ana.request('POST', tripPath(trip.id, '/restore'), {});
    expect((await open(link.token)).statusCode).toBe(200);
  });

  it.each<[string, string]>([
    ['suspended', 'suspended_at = now()'],
    ['due for deletion', "deletion_due_at = now() - interval '1 second'"],
  ])('opens nothing while its owner is %s, and neither does a feed', async (_what, change) => {
    const { ana, trip, link } = await shareTrip();
    const feed = (await createLink(ana, trip.id, { kind: 'feed' })).json<NewTripLink>();
    const paths = [`/api/trips/shared/${link.token}`, `/api/trips/feeds/${feed.token}.ics`];
    const openBoth = () => Promise.all(paths.map((path) => reader.request('GET', path)));
    expect((await openBoth()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await api.db.query(`UPDATE users SET ${change} WHERE email = $1`, [ana.email]);
    for (const response of await openBoth())
      expect(toRefusal(response)).toEqual({ status: 404, code: 'trips.link_not_found' });
    await api.db.query('UPDATE users SET suspended_at = NULL, deletion_due_at = NULL WHERE email = $1', [
      ana.email,
    ]);
    expect((await openBoth()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('opens nothing once its owner is erased', async () => {
    const { ana, trip, link } = await shareTrip();
    const feed = (await createLink(ana, trip.id, { kind: 'feed' })).json<NewTripLink>();
    const [{ id }] = await api.db.query<[{ id: string }]>('SELECT id FROM users WHERE email = $1', [
      ana.email,
    ]);
    await api.db.transaction((manager) =>
      api.app.get(PersonalData).eraseAll({ id, email: ana.email, earlier: [] }, manager),
    );
    for (const path of [`/api/trips/shared/${link.token}`, `/api/trips/feeds/${feed.token}.ics`])
      expect(toRefusal(await reader.request('GET', path))).toEqual({
        status: 404,
        code: 'trips.link_not_found',
      });
  });

  it('is one of five at most, however many requests arrive at once', async () => {
    const { ana, trip, link } = await shareTrip();
    const all = await Promise.all(Array.from({ length: 8 }, () => createLink(ana, trip.id)));
    expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
    expect(toRefusal(all.find(({ statusCode }) => statusCode !== 201)!)).toEqual({
      status: 409,
      code: 'trips.links_full',
    });
    await revoke(ana, trip.id, link.id);
    expect((await createLink(ana, trip.id)).statusCode).toBe(201);
  });

  it('is made, listed and turned off by the owner alone', async () => {
    const { ana, trip, link } = await shareTrip();
    const bo = await createMember(api);
    const other = await saveTrip(bo, createDocument());
    expect(toRefusal(await createLink(bo, trip.id))).toEqual(notFound);
    expect(toRefusal(await bo.request('GET', tripPath(trip.id, '/links')))).toEqual(notFound);
    expect(toRefusal(await revoke(bo, trip.id, link.id))).toEqual(notFound);
    for (const id of [link.id, randomUUID(), 'x'])
      expect(toRefusal(await revoke(bo, other.trip.id, id))).toEqual({
        status: 404,
        code: 'trips.link_not_found',
      });
    expect((await listLinks(ana, trip.id))[0]?.revokedAt).toBeNull();
  });
});
