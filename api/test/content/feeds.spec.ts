import sharp from 'sharp';
import { startTestApp, type TestApp } from '../support/index.js';

const BASE = 'https://wander.example';
const slug = 'four-shared-hours';

let api: TestApp;
const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers });

interface JsonFeed {
  home_page_url: string;
  feed_url: string;
  items: { url: string; title: string; content_html: string; image: string; tags: string[] }[];
}
const jsonFeed = async (url: string) => (await get(url)).json<JsonFeed>();

beforeAll(async () => {
  api = await startTestApp({ config: { publicUrl: BASE } });
});
afterAll(() => api.close());

describe('the feeds', () => {
  it.each([
    ['rss.xml', 'application/rss+xml; charset=utf-8'],
    ['atom.xml', 'application/atom+xml; charset=utf-8'],
    ['feed.json', 'application/feed+json; charset=utf-8'],
  ])('are served from %s as %s and revalidated with 304', async (file, type) => {
    const first = await get(`/wanderhub/feeds/${file}`);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, type]);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=300/);
    const again = await get(`/wanderhub/feeds/${file}`, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('contain absolute URLs only', async () => {
    const { home_page_url, feed_url, items } = await jsonFeed('/wanderhub/feeds/feed.json');
    expect([home_page_url, feed_url]).toEqual([`${BASE}/wanderhub`, `${BASE}/wanderhub/feeds/feed.json`]);
    expect(items.length).toBeGreaterThan(10);
    for (const { url, content_html, image } of items) {
      expect(url).toMatch(/^https:\/\/wander\.example\/wanderhub\/blog\//);
      expect(image).toMatch(/\.png$/);
      expect(content_html).not.toMatch(/ (?:href|src)="[/#]/);
    }
  });

  it('of a category contain only that category', async () => {
    const { home_page_url, items } = await jsonFeed('/wanderhub/feeds/tools-resources/feed.json');
    expect(home_page_url).toBe(`${BASE}/wanderhub?category=tools-resources`);
    expect(items.every(({ tags }) => tags[0] === 'Tools & Resources')).toBe(true);
    expect(items.length).toBeGreaterThan(0);
  });

  it('have distinct ETags', async () => {
    const files = ['rss.xml', 'atom.xml', 'feed.json'];
    const all = ['', 'tips-tutorials/', 'community-insights/', 'tools-resources/'].flatMap((category) =>
      files.map((file) => `/wanderhub/feeds/${category}${file}`),
    );
    const tags = new Map<string, string>();
    for (const url of all) tags.set(String((await get(url)).headers.etag), url);
    expect(tags.size).toBe(all.length);
    for (const url of all)
      for (const [tag, itsUrl] of tags)
        expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(url === itsUrl ? 304 : 200);
  });

  it('exclude scheduled posts', async () => {
    const titles = async () => (await jsonFeed('/wanderhub/feeds/feed.json')).items.map(({ title }) => title);
    await api.db.query(`UPDATE posts SET title = 'First of all', published_at = now() WHERE slug = $1`, [
      slug,
    ]);
    expect(await titles()).toContain('First of all');
    await api.db.query(`UPDATE posts SET published_at = now() + interval '1 day' WHERE slug = $1`, [slug]);
    expect(await titles()).not.toContain('First of all');
    await api.db.query(`UPDATE posts SET published_at = now() - interval '1 day' WHERE slug = $1`, [slug]);
  });

  it.each(['all.xml', 'rss', 'gossip/rss.xml', 'tools-resources/rss', '..%2Frss.xml'])(
    'do not exist at %s',
    async (file) => {
      expect((await get(`/wanderhub/feeds/${file}`)).statusCode).toBe(404);
    },
  );
});

describe('the share image', () => {
  it('is a PNG of 1200 × 630 pixels', async () => {
    const response = await get(`/api/art/posts/${slug}.png`);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['content-encoding']).toBeUndefined();
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(response.rawPayload.length).toBeLessThan(150_000);
  });

  it('does not exist for unknown posts', async () => {
    expect((await get('/api/art/posts/nowhere.png')).statusCode).toBe(404);
  });
});
