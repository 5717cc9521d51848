import { ReleasesService } from '../../src/modules/delivery/index.js';
import { builtRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { builtShell } from './built-shell.js';

let house: TestApp;

beforeAll(async () => {
  house = await startTestApp({ config: { shellDir: builtShell(), publicUrl: 'https://wander.example' } });
  await house.app.get(ReleasesService).publish(builtRemote());
});
afterAll(() => house.close());

describe('search engines', () => {
  it('are kept out of the API except for its pictures', async () => {
    const { headers, body } = await house.inject({ url: '/robots.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Disallow: /api/\nAllow: /api/art/\n');
    expect(body).toContain('Sitemap: https://wander.example/sitemap.xml\n');
  });

  it('find every public page, including those with data, and no personal page', async () => {
    const { headers, body } = await house.inject({ url: '/sitemap.xml' });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const pages = [...body.matchAll(/<loc>https:\/\/wander\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(pages).toEqual(expect.arrayContaining(['/', '/help', '/wanderlens', '/wanderlens/cities/lisbon']));
    expect(pages).not.toContain('/desk');
    expect(pages.some((path) => /[:*]/.test(path ?? ''))).toBe(false);
    expect(pages.filter((path) => path?.startsWith('/wanderlens/cities/')).length).toBe(316);
    expect(new Set(pages).size).toBe(pages.length);
  });
});
