import { startTestApp, type TestApp } from '../support/index.js';

let house: TestApp;

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

const get = (url: string, headers: Record<string, string> = {}) => house.inject({ url, headers });

describe('a picture', () => {
  it('of a city is drawn, kept for a day, and may do nothing by itself', async () => {
    const { statusCode, headers, body } = await get('/api/art/cities/chiang-mai.svg');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toContain('max-age=86400');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(body).toMatch(/^<svg /);
  });

  it('is the same each time, and another by theme and shape', async () => {
    const ask = async (query: string) => (await get(`/api/art/cities/lisbon.svg${query}`)).body;
    const light = await ask('');
    expect(await ask('?theme=light&shape=card&retry=1')).toBe(light);
    expect(await ask('?theme=dark')).not.toBe(light);
    expect(await ask('?shape=wide')).toContain('width="1240"');
    expect(await ask('?shape=tall')).toContain('width="720"');
  });

  it('is not sent twice to who has it', async () => {
    const { headers } = await get('/api/art/cities/lisbon.svg');
    const again = await get('/api/art/cities/lisbon.svg', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('of a post is its cover, and the hub has one for all', async () => {
    const [post] = await house.db.query<{ slug: string }[]>('SELECT slug FROM posts LIMIT 1');
    expect((await get(`/api/art/posts/${post?.slug ?? ''}.svg`)).body).toMatch(/^<svg /);
    expect((await get('/api/art/posts/wanderhub.svg')).body).toMatch(/^<svg /);
  });

  it('of the product is the icon of its pages', async () => {
    const { statusCode, headers, body } = await get('/icon.svg');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(body).toMatch(/^<svg /);
  });

  it.each(['cities/atlantis.svg', 'posts/atlantis.svg', 'cities/lisbon', 'cities/lisbon.png', 'cities/.svg'])(
    'of %p does not exist',
    async (file) => {
      const answer = await get(`/api/art/${file}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'route.not_found' });
    },
  );

  it.each(['theme=pink', 'shape=huge', 'theme=light&theme=dark', 'size=9', 'retry=' + 'x'.repeat(41)])(
    'is refused with %p',
    async (query) => {
      const answer = await get(`/api/art/cities/lisbon.svg?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation.failed' });
    },
  );
});
