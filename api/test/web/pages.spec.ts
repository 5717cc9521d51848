import { toFlags } from '@wanderwork/contracts';
import { ReleasesService } from '../../src/modules/delivery/index.js';
import { html } from '../../src/platform/pages/html.js';
import { PageHeads } from '../../src/platform/pages/page-heads.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell } from './built-shell.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell(), publicUrl: 'https://wander.example' } });
  await api.app.get(ReleasesService).publish(createBuiltRemote({ version: '1.0.0' }));
});
afterAll(() => api.close());

const open = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers });

describe('a page', () => {
  it("is the shell's document with the release that renders it", async () => {
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

  it('is the same under another spelling, with one canonical URL', async () => {
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

  it('of text is readable as HTML, and preloads its own script', async () => {
    const { body } = await open('/help');
    expect(body).toMatch(/<h1>Help<\/h1>.*21 Nov 2026.*<h2>Where do figures come from\?<\/h2>/s);
    expect(body).toContain('<link rel="preload" as="script" href="/help.0a1b2c3d.js"');
    expect(body).toContain('"@type":"FAQPage"');
  });

  it('that is personal is excluded from search engines and shared caches', async () => {
    const { headers, body } = await open('/desk');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is revalidated with 304 until a release changes it', async () => {
    const { headers } = await open('/help');
    const again = () => open('/help', { 'if-none-match': String(headers.etag) });
    expect((await again()).statusCode).toBe(304);
    await api.app.get(ReleasesService).publish(createBuiltRemote({ name: 'account', version: '2.0.0' }));
    expect((await again()).statusCode).toBe(200);
  });
});

describe('the document that starts the app offline', () => {
  it('belongs to no page and contains no list of releases', async () => {
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
    'returns the shell and 404 for %p',
    async (path) => {
      const { statusCode, headers, body } = await open(path);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('<title>Page not found · WanderWork</title>');
      expect(body).toContain('<script defer src="/main.0a1b2c3d.js"');
      expect(body).toContain('noindex');
    },
  );

  it('of the API returns JSON', async () => {
    for (const path of ['/api/nowhere', '/api', '/API/nowhere']) {
      const response = await open(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ statusCode: 404, code: 'route.not_found' });
    }
  });

  it('returns a plain 400 for an undecodable URL', async () => {
    const response = await open('/wanderlens/cities/%ff');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ statusCode: 400 });
  });
});

describe('a page whose head is built from data', () => {
  it('contains the city', async () => {
    const { statusCode, body } = await open('/wanderlens/cities/lisbon');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<title>[^<]*Lisbon[^<]*<\/title>/);
    expect(body).toContain('application/ld+json');
  });

  it('returns 404 for an unknown city', async () => {
    const { statusCode, body } = await open('/wanderlens/cities/atlantis');
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
  });

  it('escapes a malicious slug', async () => {
    const malicious = encodeURIComponent(`"><script>alert(1)</script>`);
    const { statusCode, body } = await open(`/wanderlens/cities/${malicious}`);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<script>alert');
  });

  it('is readable without JavaScript, and escapes a malicious title and data', async () => {
    const malicious = `</title></script><script>alert(1)</script>`;
    api.app.get(PageHeads).add({
      pattern: '/help',
      head: () =>
        Promise.resolve({
          title: malicious,
          description: malicious,
          jsonLd: { name: malicious },
          body: html`<article>${malicious}</article>`,
        }),
    });
    const { body } = await open('/help');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('<main class="plain"><article>&lt;/title&gt;');
    const data = /ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ name: malicious });
  });

  it('is served without its data, with status 503, when the data is unavailable', async () => {
    api.app.get(PageHeads).add({ pattern: '/desk', head: () => Promise.reject(new Error('no database')) });
    const { statusCode, headers, body } = await open('/desk');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    expect(body).toContain('<title>Desk · WanderWork</title>');
  });
});

describe('the settings of an installation', () => {
  it('reach the shell, and the analytics URL is allowed by the content security policy', async () => {
    const site = {
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@us' }],
      analyticsUrl: 'https://stats.example/events',
    };
    const own = await startTestApp({ config: { shellDir: createBuiltShell(), site } });
    await own.db.query(
      `INSERT INTO settings (name, value, updated_at) VALUES ('flag.voiceAssistant', 'false', now())`,
    );
    const { body, headers } = await own.inject({ url: '/' });
    await own.close();
    expect(JSON.parse(/id="site">(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toEqual({
      ...site,
      flags: toFlags({ voiceAssistant: false }),
    });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://stats.example;");
  });
});

describe('before the shell is built', () => {
  it('pages are unavailable and the API works', async () => {
    const bare = await startTestApp();
    expect((await bare.inject({ url: '/' })).statusCode).toBe(503);
    expect((await bare.inject({ url: '/api/releases' })).statusCode).toBe(200);
    await bare.close();
  });
});
