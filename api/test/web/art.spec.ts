import { MAX_SCENE_BYTES } from '@wanderwork/art';
import { PicturesService } from '../../src/web/pictures.service.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;

/** The brightness of a picture's first color, the sky at its edge: 0 (black) to 765. */
const getSkyBrightness = (picture: string): number => {
  const [ink = ''] = /#[0-9a-f]{6}/.exec(picture) ?? [];
  return [1, 3, 5].reduce((sum, at) => sum + parseInt(ink.slice(at, at + 2), 16), 0);
};

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers });

describe('a picture', () => {
  it('of a city is drawn, cached for a day, and cannot run scripts', async () => {
    const { statusCode, headers, body } = await get('/api/art/cities/chiang-mai.svg');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toContain('max-age=86400');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(body).toMatch(/^<svg /);
  });

  it('is the same each time, and differs by theme and shape', async () => {
    const ask = async (query: string) => (await get(`/api/art/cities/lisbon.svg${query}`)).body;
    const light = await ask('');
    expect(await ask('?theme=light&shape=card&retry=1')).toBe(light);
    expect(await ask('?theme=dark')).not.toBe(light);
    expect(await ask('?shape=wide')).toContain('width="1240"');
    expect(await ask('?shape=tall')).toContain('width="720"');
  });

  it.each([
    ['city', '/api/art/cities/porto.svg'],
    ['stamp', '/api/art/stamps/porto.svg'],
    ['person', `/api/art/people/${'a1'.repeat(12)}.svg`],
    ['sharedPost', '/api/art/posts/wanderhub.png'],
  ] as const)('of a %s is not drawn again on a retry, however often', async (kind, url) => {
    const first = await get(url);
    const drawSpy = jest.spyOn(api.app.get(PicturesService), kind as 'city');
    for (const retry of ['1', 'two', 'x'.repeat(40)]) {
      const again = await get(`${url}?retry=${retry}`);
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    }
    expect(drawSpy).not.toHaveBeenCalled();
    drawSpy.mockRestore();
  });

  it('is drawn once for concurrent requests', async () => {
    const drawSpy = jest.spyOn(api.app.get(PicturesService), 'sharedPost');
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, retry) => get(`/api/art/posts/four-shared-hours.png?retry=${retry}`)),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(drawSpy).toHaveBeenCalledTimes(1);
    drawSpy.mockRestore();
  });

  it('is revalidated with 304', async () => {
    const { headers } = await get('/api/art/cities/lisbon.svg');
    const again = await get('/api/art/cities/lisbon.svg', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it("of a city shows the light at the city's local time", async () => {
    const ask = async (query: string) => (await get(`/api/art/cities/${query}`)).body;
    const noon = await ask('lisbon.svg?hour=12');
    expect(await ask('lisbon.svg?hour=12')).toBe(noon);
    expect(await ask('lisbon.svg?hour=0')).not.toBe(noon);
    expect(await ask('lisbon.svg?hour=17&month=6')).not.toBe(await ask('lisbon.svg?hour=17&month=12'));
    // At 12:00 UTC it is night in Auckland, with the lamps lit, and noon in Lisbon.
    expect(getSkyBrightness(await ask('auckland.svg?hour=12'))).toBeLessThan(getSkyBrightness(noon) / 2);
  });

  it('of a city shows the phase of the moon at night', async () => {
    const ask = async (query: string) => (await get(`/api/art/cities/lisbon.svg?${query}`)).body;
    const crescent = await ask('hour=0&month=11&moon=10');
    expect(crescent).not.toBe(await ask('hour=0&month=11&moon=50'));
    expect(await ask('hour=12&month=11&moon=10')).toBe(await ask('hour=12&month=11&moon=50'));
  });

  it('stays within its size limit at every hour', async () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const sizes = await Promise.all(
      hours.map(
        async (hour) => (await get(`/api/art/cities/hong-kong.svg?hour=${hour}&month=6`)).body.length,
      ),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_SCENE_BYTES);
  });

  it('of a stamp contains the name of its city', async () => {
    const { statusCode, headers, body } = await get('/api/art/stamps/chiang-mai.svg');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toContain('max-age=86400');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(body).toContain('aria-label="Stamp of Chiang Mai"');
    expect((await get('/api/art/stamps/chiang-mai.svg?theme=dark')).body).not.toBe(body);
  });

  it('of a post is its cover, and the hub has one for all', async () => {
    const [post] = await api.db.query<{ slug: string }[]>('SELECT slug FROM posts LIMIT 1');
    expect((await get(`/api/art/posts/${post?.slug ?? ''}.svg`)).body).toMatch(/^<svg /);
    expect((await get('/api/art/posts/wanderhub.svg')).body).toMatch(/^<svg /);
  });

  it('of a guide to one city is its landscape, and of any other guide a map sheet', async () => {
    const isMapSheet = async (slug: string) =>
      (await get(`/api/art/posts/${slug}.svg`)).body.includes('stroke-dasharray="26 26"');
    expect(await isMapSheet('lisbon-with-the-visa-counted')).toBe(false);
    expect(await isMapSheet('ten-cities-cost-beside-doubt')).toBe(true);
    await api.db.query(`UPDATE posts SET cities = '{atlantis}' WHERE slug = 'valencia-rent-and-light'`);
    expect(await isMapSheet('valencia-rent-and-light')).toBe(true);
  });

  it('of the product is the icon of its pages', async () => {
    const { statusCode, headers, body } = await get('/icon.svg');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(body).toMatch(/^<svg /);
  });

  it.each([
    'cities/atlantis.svg',
    'stamps/atlantis.svg',
    'posts/atlantis.svg',
    'cities/lisbon',
    'cities/lisbon.png',
    'cities/.svg',
  ])('for %p does not exist', async (file) => {
    const response = await get(`/api/art/${file}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'route.not_found' });
  });

  it.each([
    'cities/lisbon.svg?theme=pink',
    'cities/lisbon.svg?shape=huge',
    'cities/lisbon.svg?theme=light&theme=dark',
    'cities/lisbon.svg?size=9',
    `cities/lisbon.svg?retry=${'x'.repeat(41)}`,
    'cities/lisbon.svg?hour=24',
    'cities/lisbon.svg?hour=-1',
    'cities/lisbon.svg?hour=7.5',
    'cities/lisbon.svg?hour=noon',
    'cities/lisbon.svg?month=0',
    'cities/lisbon.svg?month=13',
    'cities/lisbon.svg?moon=100',
    'cities/lisbon.svg?moon=-1',
    'posts/wanderhub.svg?hour=12',
    'stamps/lisbon.svg?shape=wide',
  ])('is refused as %p', async (address) => {
    const response = await get(`/api/art/${address}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation.failed' });
  });
});
