import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BlogPost, PostCard, PostDetail } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
const shippedSlugs = readdirSync(path.resolve(__dirname, '../../content/posts')).map(
  (name) => path.parse(name).name,
);
const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers });

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('GET /api/blog-posts', () => {
  it('lists every post with its text, newest first, as a plain array', async () => {
    const response = await get('/api/blog-posts');
    const posts = response.json<BlogPost[]>();
    expect(response.statusCode).toBe(200);
    expect(posts.map((post) => post.slug).sort()).toEqual([...shippedSlugs].sort());
    const dates = posts.map((post) => post.publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const post of posts) {
      expect(post.content.length).toBeGreaterThan(4000);
      expect(post.readMinutes).toBe(Math.ceil(post.content.length / 2000));
      expect(post.coverImage).toBe(`/api/art/posts/${post.slug}.svg`);
      expect(post).not.toHaveProperty('html');
    }
  });

  it('omits the text from cards and respects the limit', async () => {
    const cards = (await get('/api/blog-posts?view=card&limit=2')).json<PostCard[]>();
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(card).not.toHaveProperty('content');
  });

  it('filters posts by city', async () => {
    await api.db.query(`UPDATE posts SET cities = '{tbilisi,oslo}' WHERE slug = 'four-shared-hours'`);
    const about = async (city: string) =>
      (await get(`/api/blog-posts?view=card&city=${city}`)).json<PostCard[]>().map(({ slug }) => slug);
    expect(await about('oslo')).toEqual(['four-shared-hours']);
    expect(await about('atlantis')).toEqual([]);
  });

  it('answers 304 to a matching ETag', async () => {
    const first = await get('/api/blog-posts');
    const again = await get('/api/blog-posts', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    '?limit=0',
    '?limit=101',
    '?limit=1.5',
    '?limit=x',
    '?limit=1&limit=2',
    '?view=all',
    '?page=2',
    '?city=',
    '?city=Oslo',
  ])('refuses %s', async (query) => {
    const response = await get(`/api/blog-posts${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'validation.failed' });
  });
});

describe('GET /api/blog-posts/:slugOrId', () => {
  it('finds a post by slug and by id', async () => {
    const bySlug = (await get('/api/blog-posts/four-shared-hours')).json<PostDetail>();
    const byId = (await get(`/api/blog-posts/${bySlug.id}`)).json<PostDetail>();
    expect(byId).toEqual(bySlug);
    expect(bySlug).toMatchObject({
      slug: 'four-shared-hours',
      category: 'Tools & Resources',
      author: 'WanderWork',
    });
  });

  it('has an id in the text for each entry of the contents', async () => {
    const post = (await get('/api/blog-posts/schengen-90-180-counted-by-hand')).json<PostDetail>();
    expect(post.headings.length).toBeGreaterThan(4);
    for (const { id } of post.headings) expect(post.html).toContain(`<h2 id="${id}">`);
    expect(post.sources[0]).toEqual({
      title: expect.stringContaining('2016/399'),
      url: expect.stringMatching(/^https:/),
    });
  });

  it.each(['nowhere', randomUUID(), "'%20OR%201=1--", '..%2F..%2Fetc%2Fpasswd', 'a'.repeat(400)])(
    'answers 404 to %s',
    async (key) => {
      expect((await get(`/api/blog-posts/${key}`)).statusCode).toBe(404);
    },
  );

  it.each(['%00', '%ff'])('rejects %s, which is not valid text', async (key) => {
    expect((await get(`/api/blog-posts/${key}`)).statusCode).toBe(400);
  });

  it('returns an error code for unknown slugs', async () => {
    expect((await get('/api/blog-posts/nowhere')).json()).toMatchObject({
      statusCode: 404,
      code: 'post.not_found',
    });
  });

  it('hides scheduled posts', async () => {
    await api.db.query(
      `UPDATE posts SET published_at = now() + interval '1 day' WHERE slug = 'four-shared-hours'`,
    );
    expect((await get('/api/blog-posts/four-shared-hours')).statusCode).toBe(404);
    const slugs = (await get('/api/blog-posts')).json<BlogPost[]>().map((post) => post.slug);
    expect(slugs.sort()).toEqual(shippedSlugs.filter((slug) => slug !== 'four-shared-hours').sort());
    await api.db.query(
      `UPDATE posts SET published_at = now() - interval '1 day' WHERE slug = 'four-shared-hours'`,
    );
  });
});
