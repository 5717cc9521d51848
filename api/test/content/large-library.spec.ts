import type { LibraryPage } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
const getPage = async (query: Record<string, string>) =>
  (await api.inject({ url: `/api/library?${new URLSearchParams(query)}` })).json<LibraryPage>();
const toSlugs = ({ items }: LibraryPage) => items.map(({ slug }) => slug);

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('a search in a large library', () => {
  const RARE_TERMS = ['tenthium', 'thirtium', 'hundrium'];

  /**
   * Inserts posts in which every 10th, 30th and 100th has a rare word, and some have a word of their own: post 1,100
   * and every fiftieth.
   */
  const insertPosts = (first: number, last: number) =>
    api.db.query(
      `INSERT INTO posts (id, slug, title, category, tags, author, sources, content, html, headings, read_minutes,
         render_version, published_at, updated_at)
       SELECT gen_random_uuid(), 'many-' || n, 'Many ' || n, CASE WHEN n % 20 = 0 THEN 'Tips & Tutorials' END, '{}', 'Nobody',
         '[]', concat_ws(' ', 'throng', CASE WHEN n % 10 = 0 THEN 'tenthium' END, CASE WHEN n % 30 = 0 THEN 'thirtium' END,
           CASE WHEN n % 100 = 0 THEN 'hundrium' END, CASE WHEN n = 1100 THEN 'solitaire' END,
           CASE WHEN n % 10 = 5 AND n <= 900 THEN 'latium' END, CASE WHEN n % 30 = 5 AND n <= 1080 THEN 'fewium' END,
           CASE WHEN n % 10 = 5 AND (n <= 900 OR n = 4445) THEN 'twicium' END,
           CASE WHEN n % 100 = 50 THEN 'quoll' || translate(n::text, '0123456789', 'ghijklmnop') || ' numbat' || n END),
         'x', '[]', 1, 2, now() - n * interval '1 second', now() FROM generate_series($1::integer, $2::integer) AS n`,
      [first, last],
    );
  beforeAll(() => insertPosts(1, 1100));

  it.each([
    ['throng', 300, 'over'],
    ['tenthium', 100, 'over'],
    ['thirtium', 36, undefined],
    ['hundrium', 11, undefined],
    ['solitaire', 1, undefined],
    ['solitair', 1, undefined],
    ['throng solitaire', 1, undefined],
    ['hundrium tenthium thron', 11, undefined],
  ])('finds %s %i times and reports whether there are more', async (q, total, totalIs) => {
    const found = await getPage({ q, limit: '48' });
    expect([found.total, found.totalIs]).toEqual([total, totalIs]);
    expect(found.items).toHaveLength(Math.min(total, 48));
  });

  it.each(RARE_TERMS)('filters %s by category', async (q) => {
    const { items } = await getPage({ q, category: 'tips-tutorials', limit: '48' });
    expect(items.length).toBeGreaterThan(5);
    expect(items.every(({ slug }) => Number(slug.replace('many-', '')) % 20 === 0)).toBe(true);
  });

  it('continues each page where the previous one ended', async () => {
    const readAllSlugs = async (query: Record<string, string>) => {
      const allSlugs: string[] = [];
      let after: string | null = null;
      do {
        const next: LibraryPage = await getPage({ ...query, limit: '48', ...(after !== null && { after }) });
        allSlugs.push(...toSlugs(next));
        after = next.nextKey;
      } while (after !== null);
      return allSlugs;
    };
    expect(await readAllSlugs({ author: 'Nobody' })).toEqual(
      Array.from({ length: 1100 }, (_, index) => `many-${index + 1}`),
    );
  });

  describe('with more posts than are searched at once', () => {
    beforeAll(() => insertPosts(1101, 5000));

    it.each([
      ['thirtium', 30],
      ['tenthium thirtium', 30],
      ['tenthium hundrium', 100],
    ])('returns the newest posts with %s and reports that there may be more', async (q, each) => {
      const { items, total, totalIs } = await getPage({ q, limit: '48' });
      expect(total).toBeGreaterThanOrEqual(25);
      expect(totalIs).toBe('over');
      const numbers = items.map(({ slug }) => Number(slug.replace('many-', ''))).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: Math.min(total, 48) }, (_, index) => (index + 1) * each));
    });

    it('finds two words within a category', async () => {
      const slugs = toSlugs(
        await getPage({ q: 'tenthium thirtium', category: 'tips-tutorials', limit: '48' }),
      );
      expect(slugs.length).toBeGreaterThanOrEqual(25);
      expect(slugs.sort()).toEqual(slugs.map((_, index) => `many-${60 * (index + 1)}`).sort());
    });

    it.each([
      ['latium', 90, undefined],
      ['latiu', 90, undefined],
      ['fewium', 36, undefined],
      ['throng fewium', 36, undefined],
      ['twicium', 90, 'over'],
    ])('reports more results for %s only if there are more', async (q, total, totalIs) => {
      const found = await getPage({ q, limit: '48' });
      expect([found.total, found.totalIs]).toEqual([total, totalIs]);
    });

    it.each(['quoll', 'throng quol', 'numbat'])(
      'finds posts with different rare words that start with %s',
      async (q) => {
        const { items, total, totalIs } = await getPage({ q, limit: '48' });
        expect(total).toBeGreaterThanOrEqual(25);
        expect(totalIs).toBe('over');
        const numbers = items.map(({ slug }) => Number(slug.replace('many-', ''))).sort((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: total }, (_, index) => index * 100 + 50));
      },
    );
  });
});
