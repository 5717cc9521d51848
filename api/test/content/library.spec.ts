import type { LibraryPage, PostCard, PostTag } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
const get = (url: string) => api.inject({ url });
const getPage = async (query: Record<string, string>) =>
  (await get(`/api/library?${new URLSearchParams(query)}`)).json<LibraryPage>();
const toSlugs = ({ items }: LibraryPage) => items.map(({ slug }) => slug);
const findHighlights = (parts: { text: string; found: boolean }[] = []) =>
  parts.filter(({ found }) => found).map(({ text }) => text.toLowerCase());

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('the library', () => {
  it('lists posts newest first, each once across pages', async () => {
    const all = (await get('/api/blog-posts?view=card')).json<PostCard[]>();
    const read: string[] = [];
    let after: string | null = null;
    do {
      const next: LibraryPage = await getPage({ limit: '7', ...(after !== null && { after }) });
      expect(next.total).toBe(all.length);
      read.push(...toSlugs(next));
      after = next.nextKey;
    } while (after !== null);
    expect(read).toEqual(all.map(({ slug }) => slug));
  });

  it('features a published post in the unfiltered list only', async () => {
    const first = async () => (await getPage({})).featured?.slug;
    expect(await first()).toBe('choose-a-base-and-try-it');
    expect((await getPage({ tag: 'visas' })).featured).toBeNull();
    await api.db.query(`UPDATE posts SET featured_at = now() WHERE slug = 'three-climates-one-bag'`);
    expect(await first()).toBe('three-climates-one-bag');
    await api.db.query(
      `UPDATE posts SET published_at = now() + interval '1 day' WHERE slug = 'three-climates-one-bag'`,
    );
    expect(await first()).toBe('choose-a-base-and-try-it');
    await api.db.query(
      `UPDATE posts SET published_at = now() - interval '9 days' WHERE slug = 'three-climates-one-bag'`,
    );
  });

  it('filters by category, tag and author', async () => {
    const tools = await getPage({ category: 'tools-resources', limit: '48' });
    expect(new Set(tools.items.map(({ category }) => category))).toEqual(new Set(['Tools & Resources']));
    const tagged = await getPage({ tag: 'time zones' });
    expect(toSlugs(tagged)).toContain('four-shared-hours');
    expect(tagged.items.every(({ tags }) => tags.includes('time zones'))).toBe(true);
    expect((await getPage({ author: 'WanderWork' })).total).toBeGreaterThan(20);
    expect((await getPage({ author: 'Nobody' })).items).toEqual([]);
  });

  it('lists tags by frequency', async () => {
    const tags = (await get('/api/library/tags')).json<PostTag[]>();
    const counts = tags.map(({ posts }) => posts);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect((await getPage({ tag: tags[0]!.tag })).total).toBe(tags[0]!.posts);
  });

  it('rejects page keys of other lists and modified keys', async () => {
    const { nextKey } = await getPage({ limit: '3' });
    const other = await get(`/api/library?limit=3&tag=visas&after=${nextKey}`);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([400, 'page.key_invalid']);
    expect((await get(`/api/library?after=${nextKey}x`)).statusCode).toBe(400);
  });

  it.each(['category=gossip', 'limit=49', 'limit=0', 'page=2', `q=${'a'.repeat(201)}`])(
    'refuses %s',
    async (query) => expect((await get(`/api/library?${query}`)).statusCode).toBe(400),
  );
});

describe('a search in the library', () => {
  it('matches stems and ranks titles above text', async () => {
    const found = await getPage({ q: 'sharing hours' });
    expect(toSlugs(found)[0]).toBe('four-shared-hours');
    expect(findHighlights(found.items[0]?.found?.title)).toEqual(['shared', 'hours']);
    expect(found).toMatchObject({ corrected: null, allWords: true });
  });

  it.each([
    ['schengen', 'schengen-90-180-counted-by-hand'],
    ['insurance', 'health-folder-and-insurance'],
    ['taxes', 'tax-residence-in-plain-words'],
    ['safety', 'safety-beyond-the-index'],
    ['internet', 'an-internet-line-you-can-call-on'],
    ['rent', 'valencia-rent-and-light'],
    ['packing', 'three-climates-one-bag'],
  ])('ranks the guide about %s above those that mention it', async (q, slug) => {
    const [first, ...others] = toSlugs(await getPage({ q }));
    expect(first).toBe(slug);
    expect(others.length).toBeGreaterThan(0);
  });

  it.each(['schengen', 'rent', 'visa days', 'insurance'])(
    'shows passages about %s from the start of a sentence',
    async (q) => {
      for (const { slug, found } of (await getPage({ q })).items) {
        const passage = found!.passage.map(({ text }) => text).join('');
        const start = passage
          .match(/[\p{L}\p{N}]+/gu)!
          .slice(0, 3)
          .join(String.raw`[^\p{L}\p{N}]+`);
        const [post] = await api.db.query<{ text: string }[]>(
          `SELECT coalesce(excerpt, '') || E'\\n' || post_plain(content) AS text FROM posts WHERE slug = $1`,
          [slug],
        );
        const before = new RegExp(String.raw`(^|[.!?…]["”’)]?\s+|\n\s*)[^\p{L}\p{N}]*${start}`, 'u');
        expect(post?.text).toMatch(before);
        expect(findHighlights(found!.passage)).not.toEqual([]);
      }
    },
  );

  it('matches prefixes and ignores accents', async () => {
    expect(toSlugs(await getPage({ q: 'scheng' }))).toContain('schengen-90-180-counted-by-hand');
    expect(toSlugs(await getPage({ q: 'krakow winter' }))[0]).toBe('krakow-winter-and-air');
    expect(toSlugs(await getPage({ q: 'KRAKÓW WINTER' }))[0]).toBe('krakow-winter-and-air');
  });

  it.each([
    ['shcengen', 'schengen'],
    ['insurrance', 'insurance'],
    ['lisbom visa', 'lisbon visa'],
  ])('corrects %s to %s', async (typed, meant) => {
    const found = await getPage({ q: typed });
    expect(found.corrected).toBe(meant);
    expect(toSlugs(found)).toEqual(toSlugs(await getPage({ q: meant })));
  });

  it('returns matches as text parts, never as markup', async () => {
    await api.db.query(
      `UPDATE posts SET content = '<script>alert(1)</script> A **tuktuk**: slow, then {{city:lisbon.monthlyCost}} [more](https://example.org/tuktuk).'
       WHERE slug = 'three-climates-one-bag'`,
    );
    const [post] = (await getPage({ q: 'tuktuk' })).items;
    expect(findHighlights(post?.found?.passage)).toEqual(['tuktuk']);
    const passage = post?.found?.passage.map(({ text }) => text).join('');
    expect(passage).toContain('A tuktuk: slow, then');
    expect(passage).not.toMatch(/[<>{}]|example\.org/);
  });

  it('falls back to posts with some of the words', async () => {
    const found = await getPage({ q: 'schengen tuktuk' });
    expect(found.allWords).toBe(false);
    expect(toSlugs(found)).toEqual(
      expect.arrayContaining(['schengen-90-180-counted-by-hand', 'three-climates-one-bag']),
    );
  });

  it('continues where the page ended', async () => {
    const whole = await getPage({ q: 'visa', limit: '48' });
    const first = await getPage({ q: 'visa', limit: '2' });
    const second = await getPage({ q: 'visa', limit: '2', after: first.nextKey! });
    expect([...toSlugs(first), ...toSlugs(second)]).toEqual(toSlugs(whole).slice(0, 4));
  });

  it.each(["'", '\\', ':*', 'a & | !b', '<->', "')) OR 1=1 --", '%', 'the', '  ', '🧭', '\u202e'])(
    'answers %j without an error',
    async (q) => {
      const response = await get(`/api/library?${new URLSearchParams({ q })}`);
      expect(response.statusCode).toBe(200);
    },
  );

  it.each(['q', 'tag', 'author', 'after'])('refuses a NUL in %s by name', async (field) => {
    const response = await get(`/api/library?${new URLSearchParams({ [field]: 'a\u0000b' })}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation.failed', errors: [{ path: field }] });
  });

  it('indexes a post of five megabytes', async () => {
    await api.db.query(
      `UPDATE posts SET content = 'quetzal ' || repeat('word' || md5('a') || ' ', 140000) WHERE slug = 'three-climates-one-bag'`,
    );
    expect(toSlugs(await getPage({ q: 'quetzal' }))).toEqual(['three-climates-one-bag']);
  });

  it('excludes scheduled posts', async () => {
    await api.db.query(
      `UPDATE posts SET title = 'Axolotl', published_at = now() + interval '1 day' WHERE slug = 'money-abroad-two-cards-one-plan'`,
    );
    for (const q of ['axolotl', 'axolotk']) {
      expect(await getPage({ q })).toMatchObject({ items: [], total: 0, corrected: null });
    }
  });
});

describe('what to read next', () => {
  it('is similar in cities, tags and text, and excludes the post itself and scheduled posts', async () => {
    const related = async (slug: string) =>
      (await get(`/api/blog-posts/${slug}/related`)).json<PostCard[]>().map((post) => post.slug);
    const near = await related('schengen-90-180-counted-by-hand');
    expect(near).toHaveLength(3);
    expect(near).not.toContain('schengen-90-180-counted-by-hand');
    await api.db.query(`UPDATE posts SET cities = '{reykjavik}' WHERE slug IN ('four-shared-hours', $1)`, [
      'krakow-winter-and-air',
    ]);
    expect(await related('four-shared-hours')).toContain('krakow-winter-and-air');
    await api.db.query(
      `UPDATE posts SET published_at = now() + interval '1 day' WHERE slug = 'krakow-winter-and-air'`,
    );
    expect(await related('four-shared-hours')).not.toContain('krakow-winter-and-air');
    expect((await get('/api/blog-posts/nowhere/related')).statusCode).toBe(404);
  });
});
