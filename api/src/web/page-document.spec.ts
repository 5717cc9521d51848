import type { Release, ShellBuild } from '@wanderwork/contracts';
import { html } from '../platform/pages/html.js';
import { pageDocument, type PageContent } from './page-document.js';

const HOSTILE = `"'></title></script><script>alert(1)</script>`;

const shell: ShellBuild = {
  version: '1.0.0',
  headScripts: ['theme.12345678.js'],
  scripts: ['main.12345678.js'],
  styles: ['main.12345678.css'],
  preload: [],
  fonts: ['fonts/display.12345678.woff2'],
  themeColors: { light: '#f8f8f3', dark: '#0b1826' },
  integrity: { 'main.12345678.js': 'sha384-main', 'theme.12345678.js': 'sha384-theme' },
  routes: [],
};

const release: Release = {
  schema: 1,
  name: 'wanderlens',
  version: '1.0.0',
  baseUrl: 'https://cdn.example/lens/',
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha384-entry' },
  preload: ['common.js'],
  routes: [{ path: '/wanderlens', title: 't', description: 'd', preload: ['page.js', 'page.css'] }],
  slots: ['app'],
  requires: { platform: '0.1.0', ui: '0.1.0' },
};

const site = {
  socialLinks: [{ name: `Us ${HOSTILE}`, url: 'https://social.example/@us' }],
  analyticsUrl: '/api/analytics/events',
};

const content = (change: Partial<PageContent> = {}): PageContent => ({
  publicUrl: 'https://wander.example',
  path: '/wanderlens',
  head: { title: 'Cities', description: 'All of them.' },
  hidden: false,
  page: { route: release.routes[0]!, release, files: ['common.js', 'page.js', 'page.css'] },
  shell,
  releases: { schema: 1, releases: [release] },
  site,
  ...change,
});

const documentOf = (change?: Partial<PageContent>) => pageDocument(content(change)).toString();

describe('pageDocument', () => {
  it('says what the page is, and where it lives', () => {
    const text = documentOf();
    expect(text).toContain('<title>Cities · WanderWork</title>');
    expect(text).toContain('<meta name="description" content="All of them.">');
    expect(text).toContain('<link rel="canonical" href="https://wander.example/wanderlens">');
    expect(text).not.toContain('noindex');
  });

  it('sets the theme before anything else and defers the shell', () => {
    const text = documentOf();
    const theme = text.indexOf(
      '<script src="/theme.12345678.js" crossorigin="anonymous" integrity="sha384-theme">',
    );
    const style = text.indexOf('<link rel="stylesheet" href="/main.12345678.css"');
    const main = text.indexOf(
      '<script defer src="/main.12345678.js" crossorigin="anonymous" integrity="sha384-main">',
    );
    expect([theme, style, main].every((place) => place > 0)).toBe(true);
    expect(theme).toBeLessThan(style);
    expect(style).toBeLessThan(main);
  });

  it("preloads the release's entry and the page's chunks by CORS with their integrity", () => {
    const text = documentOf();
    expect(text).toContain(
      '<link rel="preload" as="script" href="https://cdn.example/lens/entry.js" crossorigin="anonymous" integrity="sha384-entry">',
    );
    expect(text).toContain('as="script" href="https://cdn.example/lens/page.js" crossorigin="anonymous">');
    expect(text).toContain('as="style" href="https://cdn.example/lens/page.css"');
    expect(text).toContain('as="font" type="font/woff2" href="/fonts/display.12345678.woff2" crossorigin');
  });

  it('carries the list of releases as data', () => {
    const json = /id="releases">(.*?)<\/script>/s.exec(documentOf())?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ schema: 1, releases: [release] });
  });

  it('carries the hashes only of files that a page preloads', () => {
    const integrity = { 'entry.js': 'sha384-entry', 'page.js': 'sha384-page', 'lazy.js': 'sha384-lazy' };
    const text = documentOf({ releases: { schema: 1, releases: [{ ...release, integrity }] } });
    expect(text).toContain('sha384-page');
    expect(text).not.toContain('sha384-lazy');
  });

  it('carries what the shell must know of this installation', () => {
    const json = /id="site">(.*?)<\/script>/s.exec(documentOf())?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(site);
  });

  it('shows a picture where it is shared, and can be installed', () => {
    const text = documentOf();
    expect(text).toContain('<meta property="og:image" content="https://wander.example/share.png">');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(text).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1826">',
    );
  });

  it('carries no list where the list of the day would grow old', () => {
    expect(documentOf({ releases: null })).not.toContain('id="releases"');
  });

  it('keeps hidden pages out of search engines', () => {
    const text = documentOf({ hidden: true });
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
  });

  it('lets no title, description, path or data become markup', () => {
    const text = documentOf({
      path: `/wanderlens/cities/${HOSTILE}`,
      head: { title: HOSTILE, description: HOSTILE, jsonLd: { name: HOSTILE } },
    });
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<script\b/g)).toHaveLength(5);
    expect(text.match(/<\/title>/g)).toHaveLength(1);
  });

  it('places a readable body and the way to the other places in the root, in sight of everybody, and the rest for readers without scripts', () => {
    const body = html`<article><h1>Read me</h1></article>`;
    const text = documentOf({ head: { title: 't', description: 'd', body } });
    const root = /<div id="root">(.*)<\/div>\n<script/s.exec(text)?.[1] ?? '';
    const seen = root.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(seen).toMatch(/^<header class="plain-head">.*href="\/wanderhub".*<\/header><main/s);
    expect(seen).toMatch(/<main class="plain"><article><h1>Read me<\/h1><\/article><\/main>$/);
    expect(root).toMatch(/<\/header><noscript>.*JavaScript is off.*<\/noscript><main/s);
    expect(root).toMatch(/<\/main><noscript>.*href="\/privacy".*<\/noscript>$/s);
  });

  it('shows words that the app does not go on from to readers without scripts alone, and says that they can be read', () => {
    const plainBody = html`<article><h1>The newest</h1></article>`;
    const text = documentOf({ head: { title: 't', description: 'd', plainBody } });
    const root = /<div id="root">(.*)<\/div>\n<script/s.exec(text)?.[1] ?? '';
    expect(root).toMatch(
      /^<noscript>.*can be read as it is.*<main class="plain"><article><h1>The newest<\/h1>/s,
    );
    expect(root.replace(/<noscript>.*?<\/noscript>/gs, '')).toBe('');
  });

  it('says without scripts what the page is about, and shows the others nothing before the app', () => {
    const text = documentOf();
    const root = /<div id="root">(.*)<\/div>\n<script/s.exec(text)?.[1] ?? '';
    expect(root).toMatch(/^<noscript>.*<h1>Cities<\/h1>\s*<p>All of them\.<\/p>.*<\/noscript>$/s);
  });
});
