import { ReleasesService } from '../../src/modules/delivery/index.js';
import { html } from '../../src/platform/pages/html.js';
import { PageHeads } from '../../src/platform/pages/page-heads.js';
import { builtRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { builtShell } from './built-shell.js';

let house: TestApp;

beforeAll(async () => {
  house = await startTestApp({ config: { shellDir: builtShell(), publicUrl: 'https://wander.example' } });
  await house.app.get(ReleasesService).publish(builtRemote({ version: '1.0.0' }));
});
afterAll(() => house.close());

const open = (url: string, headers: Record<string, string> = {}) => house.inject({ url, headers });

describe('a page', () => {
  it("comes as the shell's document with the release that draws it", async () => {
    const { statusCode, headers, body } = await open('/wanderlens');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toMatch(/^<!doctype html>/);
    expect(body).toContain('<title>All of wanderlens · WanderWork</title>');
    expect(body).toContain('<link rel="canonical" href="https://wander.example/wanderlens">');
    expect(body).toMatch(
      /<link rel="preload" as="script" href="\/releases\/wanderlens\/1\.0\.0\/chunks\/page\.js" crossorigin="anonymous" integrity="sha256-/,
    );
    expect(body).toContain('<script defer src="/main.0a1b2c3d.js"');
  });

  it('is the same under another spelling, with one address to keep', async () => {
    const { statusCode, body } = await open('/WanderLens/?utm=x');
    expect(statusCode).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://wander.example/wanderlens">');
  });

  it('of the shell needs no release', async () => {
    const { statusCode, body } = await open('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('"@type":"WebApplication"');
    expect(body).toContain('<h1>Explore. Create. Wander. <br><em>Powered by AI.</em></h1>');
    expect(body).not.toContain('rel="preload" as="script"');
  });

  it('of text is readable as it comes, and brings its own script early', async () => {
    const { body } = await open('/help');
    expect(body).toMatch(/<h1>Help<\/h1>.*21 Nov 2026.*<h2>Where do figures come from\?<\/h2>/s);
    expect(body).toContain('<link rel="preload" as="script" href="/help.0a1b2c3d.js"');
    expect(body).toContain('"@type":"FAQPage"');
  });

  it('that is personal stays out of search engines and of shared caches', async () => {
    const { headers, body } = await open('/desk');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is not sent again to who has it, until a release changes it', async () => {
    const { headers } = await open('/help');
    const again = () => open('/help', { 'if-none-match': String(headers.etag) });
    expect((await again()).statusCode).toBe(304);
    await house.app.get(ReleasesService).publish(builtRemote({ name: 'account', version: '2.0.0' }));
    expect((await again()).statusCode).toBe(200);
  });
});

describe('the document that starts the app offline', () => {
  it('is about no page and carries no list of releases', async () => {
    const { statusCode, headers, body } = await open('/start');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<script defer src="/main.0a1b2c3d.js"');
    expect(body).toContain('noindex');
    expect(body).not.toContain('id="releases"');
  });
});

describe('a page that does not exist', () => {
  it.each(['/nowhere', '/wanderlens/nowhere/at/all', '/index.html', '/shell', '/wp-login.php', '//['])(
    'answers %p with the shell and 404',
    async (path) => {
      const { statusCode, headers, body } = await open(path);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('<title>Page not found · WanderWork</title>');
      expect(body).toContain('<script defer src="/main.0a1b2c3d.js"');
      expect(body).toContain('noindex');
    },
  );

  it('of the API answers JSON', async () => {
    for (const path of ['/api/nowhere', '/api', '/API/nowhere']) {
      const answer = await open(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ statusCode: 404, code: 'route.not_found' });
    }
  });

  it('cannot be decoded: a plain 400', async () => {
    const answer = await open('/wanderlens/cities/%ff');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: 400 });
  });
});

describe('a page whose head comes from data', () => {
  it('has the city in it', async () => {
    const { statusCode, body } = await open('/wanderlens/cities/lisbon');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<title>[^<]*Lisbon[^<]*<\/title>/);
    expect(body).toContain('application/ld+json');
  });

  it('answers 404 for a city that is not there', async () => {
    const { statusCode, body } = await open('/wanderlens/cities/atlantis');
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
  });

  it('lets no slug become markup', async () => {
    const hostile = encodeURIComponent(`"><script>alert(1)</script>`);
    const { statusCode, body } = await open(`/wanderlens/cities/${hostile}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<script>alert');
  });

  it('is readable without JavaScript, and lets no title or data become markup', async () => {
    const hostile = `</title></script><script>alert(1)</script>`;
    house.app.get(PageHeads).add({
      pattern: '/help',
      head: () =>
        Promise.resolve({
          title: hostile,
          description: hostile,
          jsonLd: { name: hostile },
          body: html`<article>${hostile}</article>`,
        }),
    });
    const { body } = await open('/help');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('<main class="plain"><article>&lt;/title&gt;');
    const data = /ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ name: hostile });
  });

  it('stands without its data, and says that it is not all, when the data cannot be asked', async () => {
    house.app.get(PageHeads).add({ pattern: '/desk', head: () => Promise.reject(new Error('no database')) });
    const { statusCode, headers, body } = await open('/desk');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    expect(body).toContain('<title>Desk · WanderWork</title>');
  });
});

describe('an installation', () => {
  it('tells the shell its settings, and lets events go where they are wanted', async () => {
    const site = {
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@us' }],
      analyticsUrl: 'https://stats.example/events',
    };
    const own = await startTestApp({ config: { shellDir: builtShell(), site } });
    const { body, headers } = await own.inject({ url: '/' });
    await own.close();
    expect(JSON.parse(/id="site">(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toEqual(site);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://stats.example;");
  });
});

describe('before the shell is built', () => {
  it('pages are unavailable and the API is not', async () => {
    const bare = await startTestApp();
    expect((await bare.inject({ url: '/' })).statusCode).toBe(503);
    expect((await bare.inject({ url: '/api/releases' })).statusCode).toBe(200);
    await bare.close();
  });
});
