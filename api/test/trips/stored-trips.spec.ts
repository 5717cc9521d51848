import { randomUUID } from 'node:crypto';
import type { NewTripLink, TripCities } from '@wanderwork/contracts';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { TripsCleanupJob } from '../../src/modules/trips/jobs/trips-cleanup.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser, createMember } from '../support/member.js';
import { changeTrip, createDocument, rename, saveTrip, setTier, toRefusal, tripPath } from './planner.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const tables = ['trips', 'trip_changes', 'trip_links', 'trip_drafts'];
const countRows = async (userId: string) => {
  const counts: number[] = [];
  for (const table of tables) {
    const [row] = await api.db.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM ${table} WHERE user_id = $1`,
      [userId],
    );
    counts.push(row!.n);
  }
  return counts;
};
const getId = async (who: Browser) => (await who.request('GET', '/api/auth/user')).json<{ id: string }>().id;

/** A member with a trip that has a change, a link and a draft. */
const createTraveler = async () => {
  const ana = await createMember(api);
  await setTier(api, ana, 'pro');
  const { trip } = await saveTrip(ana);
  await changeTrip(ana, trip.id, 1, rename('Changed'));
  const link = (
    await ana.request('POST', tripPath(trip.id, '/links'), { kind: 'share' })
  ).json<NewTripLink>();
  const ops = [rename('Suggested')];
  await ana.request('POST', tripPath(trip.id, '/drafts'), {
    id: randomUUID(),
    base: 2,
    writer: 'import',
    ops,
  });
  return { ana, id: await getId(ana), trip, link };
};

describe("a person's trips", () => {
  it('are part of the export, with history and drafts but without the tokens of links', async () => {
    const { ana, trip, link } = await createTraveler();
    const response = await ana.request('GET', '/api/account/export');
    expect(response.json()).toMatchObject({
      trips: [
        {
          trip: { ...trip, title: 'Changed' },
          revision: 2,
          changes: [{ revision: 1 }, { revision: 2, ops: [rename('Changed')], writer: 'person' }],
          links: [{ kind: 'share', shows: { dates: 'days', costs: false } }],
          drafts: [{ writer: 'import' }],
        },
      ],
    });
    expect(response.body).not.toContain(link.token);
  });

  it('are erased with the account, and nobody else’s', async () => {
    const [{ ana, id }, other] = [await createTraveler(), await createTraveler()];
    const { email } = ana;
    for (let at = 0; at < 2; at += 1)
      await api.db.transaction((manager) =>
        api.app.get(PersonalData).eraseAll({ id, email, earlier: [] }, manager),
      );
    expect(await countRows(id)).toEqual([0, 0, 0, 0]);
    expect(await countRows(other.id)).toEqual([1, 2, 1, 1]);
  });

  it('change no version of public data', async () => {
    const read = () => api.db.query('SELECT * FROM data_versions ORDER BY 1');
    const before: unknown = await read();
    await createTraveler();
    expect(await read()).toEqual(before);
  });
});

describe('the cleanup of trips', () => {
  it('deletes trips, drafts and revoked links after thirty days, and nothing earlier', async () => {
    const [old, recent] = [await createTraveler(), await createTraveler()];
    for (const [{ ana, id, trip, link }, days] of [
      [old, 31],
      [recent, 29],
    ] as const) {
      await ana.request('DELETE', tripPath(trip.id, `/links/${link.id}`));
      const active = await saveTrip(ana, createDocument());
      await ana.request('POST', tripPath(active.trip.id, '/links'), { kind: 'share' });
      const time = `now() - interval '${days} days'`;
      await api.db.query(`UPDATE trip_links SET revoked_at = ${time} WHERE user_id = $1 AND id = $2`, [
        id,
        link.id,
      ]);
      await api.db.query(`UPDATE trip_drafts SET created_at = ${time} WHERE user_id = $1`, [id]);
    }
    await api.app.get(TripsCleanupJob).sweep();
    expect(await countRows(old.id)).toEqual([2, 3, 1, 0]);
    expect(await countRows(recent.id)).toEqual([2, 3, 2, 1]);
    for (const [{ id, trip }, days] of [
      [old, 31],
      [recent, 29],
    ] as const)
      await api.db.query(
        `UPDATE trips SET deleted_at = now() - interval '${days} days' WHERE user_id = $1 AND id = $2`,
        [id, trip.id],
      );
    await api.app.get(TripsCleanupJob).sweep();
    expect(await countRows(old.id)).toEqual([1, 1, 1, 0]);
    expect(await countRows(recent.id)).toEqual([2, 3, 2, 1]);
  });
});

describe('the cities of a plan', () => {
  const getCities = (slugs: unknown) => new Browser(api).request('POST', '/api/trips/cities', { slugs });

  it('come with figures, sources, climate and the inputs of personal scores, in the given order', async () => {
    const response = await getCities(['medellin', 'lisbon']);
    const { cities } = response.json<TripCities>();
    expect(cities.map(({ slug }) => slug)).toEqual(['medellin', 'lisbon']);
    const page = (await new Browser(api).request('GET', '/api/cities/lisbon')).json<
      Record<string, unknown>
    >();
    const { irex, ...lisbon } = cities[1]!;
    expect(page).toMatchObject(lisbon as object);
    expect(irex).toMatchObject({ slug: 'lisbon', months: expect.any(Array) });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('are 1 to 24, each once', async () => {
    const refusal = { status: 400, code: 'validation.failed' };
    for (const slugs of [
      [],
      ['lisbon', 'lisbon'],
      ['../x'],
      Array.from({ length: 25 }, (_, at) => `c${at}`),
      'lisbon',
    ])
      expect(toRefusal(await getCities(slugs))).toEqual(refusal);
  });

  it('are named where they are unknown', async () => {
    const response = await getCities(['lisbon', 'atlantis', 'medellin', 'el-dorado', 'avalon']);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'city.not_found',
      message: 'We do not know atlantis, el-dorado and avalon.',
      slugs: ['atlantis', 'el-dorado', 'avalon'],
    });
  });
});

describe('the tables that grow with each trip', () => {
  it('can be partitioned by person: PostgreSQL refuses keys without the person', async () => {
    const undone = new Error('undone');
    const attempt = api.db.transaction(async (manager) => {
      for (const table of ['trips', 'trip_changes', 'trip_drafts'])
        await manager.query(
          `CREATE TABLE parts_of_${table} (LIKE ${table} INCLUDING ALL) PARTITION BY HASH (user_id)`,
        );
      for (const table of ['trip_changes', 'trip_drafts'])
        await manager.query(
          `ALTER TABLE parts_of_${table} ADD FOREIGN KEY (user_id, trip_id)
           REFERENCES parts_of_trips (user_id, id) ON DELETE CASCADE`,
        );
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
  });
});
