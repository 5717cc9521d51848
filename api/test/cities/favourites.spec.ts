import {
  FAVOURITES_MAX,
  type CitySummary,
  type ErrorBody,
  type Favourites,
  type Page,
} from '@wanderwork/contracts';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { createBarrier, waitForLocks } from '../support/barrier.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const list = '/api/account/favourites';
const one = (slug: string) => `${list}/${slug}`;
const listFavourites = async (who: Browser) => (await who.request('GET', list)).json<Favourites>().slugs;

/** The first `count` slugs of the table. */
const listSlugs = async (count: number): Promise<string[]> => {
  const rows: { slug: string }[] = await api.db.query('SELECT slug FROM cities ORDER BY slug LIMIT $1', [
    count,
  ]);
  return rows.map(({ slug }) => slug);
};

describe("a member's saved cities", () => {
  it('are listed once each, newest first, for their owner only', async () => {
    const ana = await createMember(api);
    expect(await listFavourites(ana)).toEqual([]);
    for (const slug of ['lisbon', 'porto', 'lisbon']) {
      expect((await ana.request('PUT', one(slug))).statusCode).toBe(200);
    }
    expect(await listFavourites(ana)).toEqual(['porto', 'lisbon']);
    expect(await listFavourites(await createMember(api))).toEqual([]);
  });

  it('are saved and removed one change at a time, so that the limit is counted correctly', async () => {
    const ana = await createMember(api);
    const gate = await createBarrier(api, 'INSERT', 'favourite_cities');
    const saving = ana.request('PUT', one('lisbon'));
    await gate.reached();
    const removal = ana.clone().request('DELETE', one('lisbon'));
    await waitForLocks(api, 2);
    await gate.open();
    expect([(await saving).statusCode, (await removal).statusCode]).toEqual([200, 204]);
    await gate.remove();
    expect(await listFavourites(ana)).toEqual([]);
  });

  it('can be removed, and removing again changes nothing', async () => {
    const ana = await createMember(api);
    await ana.request('PUT', one('lisbon'));
    expect((await ana.request('DELETE', one('lisbon'))).statusCode).toBe(204);
    expect((await ana.request('DELETE', one('lisbon'))).statusCode).toBe(204);
    expect(await listFavourites(ana)).toEqual([]);
  });

  it.each(['atlantis', 'Lisbon', '%00'])('exclude unknown cities: %s', async (slug) => {
    const ana = await createMember(api);
    const response = await ana.request('PUT', one(slug));
    expect(response.statusCode).toBe(404);
    expect(response.json<ErrorBody>().code).toBe('city.not_found');
    expect((await ana.request('DELETE', one(slug))).statusCode).toBe(204);
  });

  it('can be merged from the browser, in its order and without unknown cities', async () => {
    const ana = await createMember(api);
    await ana.request('PUT', one('porto'));
    const response = await ana.request('POST', list, { slugs: ['tbilisi', 'atlantis', 'lisbon', 'porto'] });
    expect(response.json<Favourites>().slugs).toEqual(['tbilisi', 'lisbon', 'porto']);
  });

  it('never exceed the maximum, even when two tabs save at once', async () => {
    const ana = await createMember(api);
    const all = await listSlugs(FAVOURITES_MAX + 5);
    await ana.request('POST', list, { slugs: all.slice(0, FAVOURITES_MAX - 1) });
    const lateSaves = await Promise.all(
      all.slice(FAVOURITES_MAX).map((slug) => ana.request('PUT', one(slug))),
    );
    expect(lateSaves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(lateSaves.find(({ statusCode }) => statusCode === 400)!.json<ErrorBody>().code).toBe(
      'favourites.full',
    );
    expect(await listFavourites(ana)).toHaveLength(FAVOURITES_MAX);
    expect((await ana.request('PUT', one(all[0]!))).statusCode).toBe(200);
  });

  it.each([
    ['a body without a list', {}],
    ['too many slugs', { slugs: Array.from({ length: FAVOURITES_MAX + 1 }, (_, at) => `city-${at}`) }],
    ['an invalid slug', { slugs: [{ lisbon: 1 }] }],
  ])('refuse %s', async (_, body) => {
    const response = await (await createMember(api)).request('POST', list, body);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().code).toBe('validation.failed');
  });

  it("are part of the user's export and erasure", async () => {
    const ana = await createMember(api);
    await ana.request('PUT', one('lisbon'));
    const [{ id }] = await api.db.query('SELECT id FROM users WHERE email = $1', [ana.email]);
    const personal = api.app.get(PersonalData);
    const person = { id, email: ana.email, earlier: [] };
    expect((await personal.exportAll(person)).favouriteCities).toEqual([
      { citySlug: 'lisbon', savedAt: expect.any(Date) },
    ]);
    await api.db.transaction((manager) => personal.eraseAll(person, manager));
    expect(await api.db.query('SELECT 1 FROM favourite_cities WHERE user_id = $1', [id])).toEqual([]);
  });

  it('lose a city that leaves the table', async () => {
    const ana = await createMember(api);
    await api.db.query(
      `INSERT INTO cities SELECT (jsonb_populate_record(NULL::cities, to_jsonb(c) || '{"slug": "atlantis"}')).*
       FROM cities AS c WHERE slug = 'porto'`,
    );
    await ana.request('POST', list, { slugs: ['atlantis', 'lisbon'] });
    expect(await listFavourites(ana)).toEqual(['atlantis', 'lisbon']);
    await api.db.query(`DELETE FROM cities WHERE slug = 'atlantis'`);
    expect(await listFavourites(ana)).toEqual(['lisbon']);
  });

  it('can limit a city list to themselves', async () => {
    const response = await api.inject({
      method: 'GET',
      url: '/api/cities?only=tbilisi,lisbon,atlantis&sort=name',
    });
    expect(response.json<Page<CitySummary>>()).toMatchObject({
      total: 2,
      items: [{ slug: 'lisbon' }, { slug: 'tbilisi' }],
    });
    const none = await api.inject({ method: 'GET', url: '/api/cities?only=lisbon%00' });
    expect(none.statusCode).toBe(400);
  });
});
