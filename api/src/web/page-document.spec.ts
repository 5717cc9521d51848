import { toFlags, type Release, type ShellBuild } from '@wanderwork/contracts';
import { html } from '../platform/pages/html.js';
import { renderPageDocument, type PageContent } from './page-document.js';

const MALICIOUS = `"'></title></script><script>alert(1)</script>`;

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
  socialLinks: [{ name: `Us ${MALICIOUS}`, url: 'https://social.example/@us' }],
  analyticsUrl: '/api/analytics/events',
  flags: toFlags(),
};

const createContent = (change: Partial<PageContent> = {}): PageContent => ({
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

const renderDocument = (change?: Partial<PageContent>) =>
  renderPageDocument(createContent(change)).toString();

describe('renderPageDocument', () => {
  it('has title, description and canonical address', () => {
    const text = renderDocument();
    expect(text).toContain('<title>Cities · WanderWork</title>');
    expect(text).toContain('<meta name="description" content="All of them.">');
    expect(text).toContain('<link rel="canonical" href="https://wander.example/wanderlens">');
    expect(text).not.toContain('noindex');
  });

  it('sets the theme before anything else and defers the shell', () => {
    const text = renderDocument();
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
    const text = renderDocument();
    expect(text).toContain(
      '<link rel="preload" as="script" href="https://cdn.example/lens/entry.js" crossorigin="anonymous" integrity="sha384-entry">',
    );
    expect(text).toContain('as="script" href="https://cdn.example/lens/page.js" crossorigin="anonymous">');
    expect(text).toContain('as="style" href="https://cdn.example/lens/page.css"');
    expect(text).toContain('as="font" type="font/woff2" href="/fonts/display.12345678.woff2" crossorigin');
  });

  it('contains the list of releases as data', () => {
    const json = /id="releases">(.*?)<\/script>/s.exec(renderDocument())?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ schema: 1, releases: [release] });
  });

  it('contains the hashes only of files that a page preloads', () => {
    const integrity = { 'entry.js': 'sha384-entry', 'page.js': 'sha384-page', 'lazy.js': 'sha384-lazy' };
    const text = renderDocument({ releases: { schema: 1, releases: [{ ...release, integrity }] } });
    expect(text).toContain('sha384-page');
    expect(text).not.toContain('sha384-lazy');
  });

  it('contains the site settings for the shell', () => {
    const json = /id="site">(.*?)<\/script>/s.exec(renderDocument())?.[1] ?? '';
    expect(JSON.parse(json)).toEqual(site);
  });

  it('has a preview picture and is installable', () => {
    const text = renderDocument();
    expect(text).toContain('<meta property="og:image" content="https://wander.example/share.png">');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(text).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1826">',
    );
  });

  it('contains no list of releases in the start document', () => {
    expect(renderDocument({ releases: null })).not.toContain('id="releases"');
  });

  it('keeps hidden pages out of search engines', () => {
    const text = renderDocument({ hidden: true });
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
  });

  it('keeps a public page out of search engines and leaves it its address', () => {
    const text = renderDocument({
      head: { title: 'A topic', description: 'By somebody new.', noindex: true },
    });
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('rel="canonical"');
  });

  it('escapes title, description, path and data', () => {
    const text = renderDocument({
      path: `/wanderlens/cities/${MALICIOUS}`,
      head: { title: MALICIOUS, description: MALICIOUS, jsonLd: { name: MALICIOUS } },
    });
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<script\b/g)).toHaveLength(5);
    expect(text.match(/<\/title>/g)).toHaveLength(1);
  });

  it('shows body and main navigation to everybody, and the rest without JavaScript only', () => {
    const body = html`<article><h1>Read me</h1></article>`;
    const text = renderDocument({ head: { title: 't', description: 'd', body } });
    const root = /<div id="root">(.*)<\/div>\n<script/s.exec(text)?.[1] ?? '';
    const seen = root.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(seen).toMatch(/^<header class="plain-head">.*href="\/wanderhub".*<\/header><main/s);
    expect(seen).toMatch(/<main class="plain"><article><h1>Read me<\/h1><\/article><\/main>$/);
    expect(root).toMatch(/<\/header><noscript>.*JavaScript is off.*<\/noscript><main/s);
    expect(root).toMatch(/<\/main><noscript>.*href="\/privacy".*<\/noscript>$/s);
  });

  it('shows plainBody without JavaScript only, with a note that it can be read', () => {
    const plainBody = html`<article><h1>The newest</h1></article>`;
    const text = renderDocument({ head: { title: 't', description: 'd', plainBody } });
    const root = /<div id="root">(.*)<\/div>\n<script/s.exec(text)?.[1] ?? '';
    expect(root).toMatch(
      /^<noscript>.*can be read as it is.*<main class="plain"><article><h1>The newest<\/h1>/s,
    );
    expect(root.replace(/<noscript>.*?<\/noscript>/gs, '')).toBe('');
  });

  it('shows title and description without JavaScript only when the page has no body', () => {
    const text = renderDocument();
    const root = /<div id="root">(.*)<\/div>\n<script/s.exec(text)?.[1] ?? '';
    expect(root).toMatch(/^<noscript>.*<h1>Cities<\/h1>\s*<p>All of them\.<\/p>.*<\/noscript>$/s);
  });
});
