import type { EditablePostSummary, OpenPage } from '@wanderwork/contracts';
import { ReaderCountsService } from '../../src/modules/content/readers/reader-counts.service.js';
import { startTestApp, type TestApp } from '../support/index.js';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const slug = 'four-shared-hours';

describe('the readers of a guide', () => {
  let api: TestApp;
  let postId: string;

  beforeAll(async () => {
    api = await startTestApp();
    [{ id: postId }] = await api.db.query<[{ id: string }]>('SELECT id FROM posts WHERE slug = $1', [slug]);
  });
  beforeEach(() => api.db.query('DELETE FROM post_reader_days'));
  afterAll(() => api.close());

  const send = (event: string, headers: Record<string, string> = {}, id = postId) =>
    api.inject({
      method: 'POST',
      url: `/api/blog-posts/${id}/readers`,
      payload: { event },
      headers: { 'user-agent': PERSON, ...headers },
    });
  const listDays = () => api.db.query('SELECT * FROM post_reader_days');

  it('are counted in one row a day that says nothing about them', async () => {
    const answers = await Promise.all(['open', 'open', 'open', 'finish', 'save'].map((event) => send(event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(answers[0]?.headers).not.toHaveProperty('set-cookie');
    const rows = await listDays();
    expect(rows).toEqual([expect.objectContaining({ post_id: postId, opens: 3, completions: 1, saves: 1 })]);
    expect(Object.keys(rows[0]).sort()).toEqual(['completions', 'day', 'opens', 'post_id', 'saves']);
  });

  it.each([
    [
      'a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a headless browser', { 'user-agent': `${PERSON} HeadlessChrome/140.0` }],
    ['a messenger', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a page fetched in advance', { 'sec-purpose': 'prefetch;prerender' }],
  ])('do not include %s', async (_name, headers) => {
    expect((await send('open', headers)).statusCode).toBe(204);
    expect(await listDays()).toEqual([]);
  });

  it('are counted of published posts only', async () => {
    const scheduled = 'three-climates-one-bag';
    await api.db.query(`UPDATE posts SET published_at = now() + interval '1 day' WHERE slug = $1`, [
      scheduled,
    ]);
    const [{ id }] = await api.db.query<[{ id: string }]>('SELECT id FROM posts WHERE slug = $1', [
      scheduled,
    ]);
    expect((await send('open', {}, id)).statusCode).toBe(204);
    expect(await listDays()).toEqual([]);
  });

  it.each([{ event: 'purchase' }, {}])('are not counted from %j', async (payload) => {
    const url = `/api/blog-posts/${postId}/readers`;
    expect((await api.inject({ method: 'POST', url, payload })).statusCode).toBe(400);
  });

  it('are counted up to 60 times a minute from one caller', async () => {
    const limited = await startTestApp({ config: { limitFactor: 1 } });
    try {
      const url = `/api/blog-posts/${postId}/readers`;
      const sendFrom = (remoteAddress: string) =>
        limited.inject({ method: 'POST', url, payload: { event: 'open' }, remoteAddress });
      const answers = await Promise.all(Array.from({ length: 61 }, () => sendFrom('192.0.2.1')));
      const refused = answers.filter(({ statusCode }) => statusCode !== 204);
      expect(refused.map((answer) => answer.json())).toMatchObject([
        { statusCode: 429, code: 'rate.limited' },
      ]);
      expect((await sendFrom('192.0.2.2')).statusCode).toBe(204);
    } finally {
      await limited.close();
    }
  });

  it('do not make any cached answer outdated', async () => {
    const list = async () => (await api.inject({ url: '/api/library' })).headers.etag;
    const [etag, versions] = [await list(), await api.db.query('SELECT * FROM data_versions')];
    await send('open');
    expect(await list()).toBe(etag);
    expect(await api.db.query('SELECT * FROM data_versions')).toEqual(versions);
  });

  it('are shown to editors for the last thirty days, and forgotten after thirteen months', async () => {
    await api.db.query(
      `INSERT INTO post_reader_days (post_id, day, opens, completions, saves)
       SELECT $1, (now() AT TIME ZONE 'UTC')::date - ago, 10, 4, 1 FROM unnest('{0, 29, 30, 500}'::integer[]) AS ago`,
      [postId],
    );
    const headers = await api.signInAs('admin');
    const { items } = (await api.inject({ url: '/api/admin/posts?q=shared', headers })).json<
      OpenPage<EditablePostSummary>
    >();
    expect(items.find((post) => post.slug === slug)?.readers).toEqual({
      opens: 20,
      completions: 8,
      saves: 2,
    });
    await api.app.get(ReaderCountsService).sweep();
    expect(await listDays()).toHaveLength(3);
  });
});
