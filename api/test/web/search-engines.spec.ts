import { ReleasesService } from '../../src/modules/delivery/index.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell } from './built-shell.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell(), publicUrl: 'https://wander.example' } });
  await api.app.get(ReleasesService).publish(createBuiltRemote());
});
afterAll(() => api.close());

describe('search engines', () => {
  it('are kept out of the API except for its pictures', async () => {
    const { headers, body } = await api.inject({ url: '/robots.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Disallow: /api/\nAllow: /api/art/\n');
    expect(body).toContain('Sitemap: https://wander.example/sitemap.xml\n');
  });

  it('find every public page, including those with data, and no personal page', async () => {
    const { headers, body } = await api.inject({ url: '/sitemap.xml' });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const pages = [...body.matchAll(/<loc>https:\/\/wander\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(pages).toEqual(expect.arrayContaining(['/', '/help', '/wanderlens', '/wanderlens/cities/lisbon']));
    expect(pages).not.toContain('/desk');
    expect(pages.some((path) => /[:*]/.test(path ?? ''))).toBe(false);
    expect(pages.filter((path) => path?.startsWith('/wanderlens/cities/')).length).toBe(316);
    expect(new Set(pages).size).toBe(pages.length);
  });
});
