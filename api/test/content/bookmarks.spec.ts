import type { Bookmarks, Bookmark } from '@wanderwork/contracts';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember, type Browser } from '../support/member.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const path = '/api/account/shelf';
const slug = 'four-shared-hours';
const entry = (change: Partial<Bookmark> = {}) => ({
  slug,
  saved: false,
  progress: 0.5,
  sections: [{ id: null, mark: 'first' }],
  figures: [{ id: 'lisbon.monthlyCost', words: '$1,800' }],
  at: '2026-11-20T10:00:00.000Z',
  ...change,
});
const merge = (who: Browser, ...entries: object[]) => who.request('POST', path, { entries });
const listBookmarks = async (who: Browser) => (await who.request('GET', path)).json<Bookmarks>().entries;

describe('bookmarks', () => {
  it('store saves and progress per user', async () => {
    const ana = await createMember(api);
    expect(await listBookmarks(ana)).toEqual([]);
    await merge(ana, entry({ saved: true }));
    expect(await listBookmarks(ana)).toEqual([
      { ...entry({ saved: true }), title: expect.stringMatching(/^Four shared hours/) },
    ]);
    expect(await listBookmarks(await createMember(api))).toEqual([]);
  });

  it('keep the latest change of two devices', async () => {
    const ana = await createMember(api);
    await merge(ana, entry({ progress: 0.9, at: '2026-11-21T10:00:00.000Z' }));
    await merge(ana, entry({ progress: 0.1, at: '2026-11-20T10:00:00.000Z' }));
    expect((await listBookmarks(ana))[0]?.progress).toBeCloseTo(0.9);
    await merge(ana, entry({ progress: 0.2, at: '9999-01-01T00:00:00.000Z' }));
    expect(Date.parse((await listBookmarks(ana))[0]!.at)).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('round tiny progress to zero', async () => {
    const ana = await createMember(api);
    await merge(ana, entry({ progress: 1e-300 }));
    expect((await listBookmarks(ana))[0]?.progress).toBe(0);
  });

  it('ignore unknown and scheduled articles', async () => {
    const ana = await createMember(api);
    await api.db.query(
      `UPDATE posts SET published_at = now() + interval '1 day' WHERE slug = 'three-climates-one-bag'`,
    );
    const response = await merge(
      ana,
      entry({ slug: 'nowhere' }),
      entry({ slug: 'three-climates-one-bag' }),
      entry(),
    );
    expect(response.json<Bookmarks>().entries.map((one) => one.slug)).toEqual([slug]);
  });

  it('accept requests without figures', async () => {
    const ana = await createMember(api);
    const { figures: _none, ...earlier } = entry();
    await merge(ana, earlier);
    expect(await listBookmarks(ana)).toEqual([expect.objectContaining({ slug, figures: [] })]);
  });

  it.each([
    ['a body without a list', {}],
    ['a progress above 1', { entries: [entry({ progress: 2 })] }],
    ['an invalid date', { entries: [entry({ at: 'yesterday' })] }],
    ['an ISO week as date', { entries: [entry({ at: '2026-W47-1' })] }],
    ['an incomplete figure', { entries: [entry({ figures: [{ id: 'lisbon.meal' }] as never })] }],
    ['an invalid mark', { entries: [{ ...entry(), sections: [{ id: null, mark: '<b>' }] }] }],
  ])('refuses %s', async (_, body) => {
    expect((await (await createMember(api)).request('POST', path, body)).statusCode).toBe(400);
  });

  it('are part of the personal data export and erasure', async () => {
    const ana = await createMember(api);
    await merge(ana, entry());
    const [{ id }] = await api.db.query('SELECT id FROM users WHERE email = $1', [ana.email]);
    const personal = api.app.get(PersonalData);
    const person = { id, email: ana.email, earlier: [] };
    expect((await personal.exportAll(person)).articles).toEqual([expect.objectContaining({ slug })]);
    await api.db.transaction((manager) => personal.eraseAll(person, manager));
    expect(await api.db.query('SELECT 1 FROM post_shelf WHERE user_id = $1', [id])).toEqual([]);
  });
});
