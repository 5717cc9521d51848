/** @jest-environment jsdom */
import type { PostDetail } from '@wanderwork/contracts';
import type { Feed, FeedEntry } from '../../../platform/feeds/feed.js';
import { toAtom, toJsonFeed, toRss } from '../../../platform/feeds/feed-formats.js';
import { toFeedEntry } from './feed.js';

const MALICIOUS = `]]></title><script>&nbsp;"'\u0000\u000b\ud800 \u{1f9ed}`;

const entry = (change: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'urn:uuid:0193a000-0000-7000-8000-000000000001',
  url: 'https://wander.example/wanderhub/blog/visas',
  title: 'Visas & days',
  summary: 'Counting < 90',
  html: '<p>One &amp; two</p>',
  picture: 'https://wander.example/api/art/posts/visas.png',
  category: 'Tips & Tutorials',
  tags: ['visas'],
  author: 'WanderWork',
  publishedAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-22T00:00:00.000Z',
  ...change,
});

const feed = (entries: FeedEntry[]): Feed => ({
  title: 'WanderHub',
  description: 'Guides',
  home: 'https://wander.example/wanderhub',
  self: 'https://wander.example/wanderhub/feeds/rss.xml',
  entries,
});

interface Node {
  textContent: string | null;
  getElementsByTagName(name: string): Iterable<Node>;
}

/** Provided by the test environment; the API has no DOM. */
declare const DOMParser: new () => { parseFromString(text: string, type: string): Node };

/** Throws if the XML is not well formed. */
const parseXml = (xml: string): Node => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [error] = document.getElementsByTagName('parsererror');
  if (error) throw new Error(error.textContent ?? 'not well formed');
  return document;
};

const getTexts = (parent: Node, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

it('rejects malformed XML in the test parser', () => {
  expect(() => parseXml('<rss><title>a & b</title></rss>')).toThrow();
});

describe.each([
  ['RSS', toRss, 'item', 'content:encoded'],
  ['Atom', toAtom, 'entry', 'content'],
] as const)('%s', (_, write, entryName, contentName) => {
  it('contains the full text of each post', () => {
    const [only] = [...parseXml(write(feed([entry()]))).getElementsByTagName(entryName)];
    expect(getTexts(only!, 'title')).toEqual(['Visas & days']);
    expect(getTexts(only!, contentName)).toEqual(['<p>One &amp; two</p>']);
    expect(only!.textContent).toContain('urn:uuid:0193a000-0000-7000-8000-000000000001');
  });

  it('stays well formed with malicious content', () => {
    const malicious = entry({
      title: MALICIOUS,
      summary: MALICIOUS,
      html: MALICIOUS,
      author: MALICIOUS,
      tags: [MALICIOUS],
    });
    const document = parseXml(write(feed([malicious])));
    expect(getTexts(document, 'script')).toEqual([]);
    expect(getTexts(document, 'title').at(-1)).toBe(`]]></title><script>&nbsp;"' \u{1f9ed}`);
  });

  it('is valid without posts', () => {
    expect(getTexts(parseXml(write(feed([]))), 'title')).toEqual(['WanderHub']);
  });
});

it('formats dates as ISO in Atom and as RFC 822 in RSS', () => {
  expect(getTexts(parseXml(toAtom(feed([entry()]))), 'updated')[0]).toBe('2026-11-22T00:00:00.000Z');
  expect(getTexts(parseXml(toRss(feed([entry()]))), 'pubDate')).toEqual(['Fri, 20 Nov 2026 00:00:00 GMT']);
});

/** The fields of JSON Feed 1.1 and their types. */
const shapes = {
  feed: {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'text',
    description: 'text',
    language: 'text',
    home_page_url: 'address',
    feed_url: 'address',
    items: 'list',
  },
  item: {
    id: 'text',
    url: 'address',
    title: 'text',
    summary: 'text',
    content_html: 'text',
    image: 'address',
    date_published: 'moment',
    date_modified: 'moment',
    authors: 'list',
    tags: 'list',
  },
};
const isValid: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  address: (value) => typeof value === 'string' && /^https?:$/.test(new URL(value).protocol),
  moment: (value) => typeof value === 'string' && new Date(value).toISOString() === value,
  list: Array.isArray,
};

/** Throws if the text is not valid JSON Feed 1.1. */
const parseJsonFeed = (text: string) => {
  const assertShape = (value: Record<string, unknown>, shape: Record<string, string>) => {
    for (const [name, one] of Object.entries(value)) {
      const expected = shape[name];
      if (expected === undefined || !(isValid[expected]?.(one) ?? one === expected))
        throw new Error(`no such ${name}`);
    }
    for (const name of Object.keys(shape)) if (!(name in value)) throw new Error(`no ${name}`);
  };
  const parsedFeed = JSON.parse(text) as { items: Record<string, unknown>[] };
  assertShape(parsedFeed as unknown as Record<string, unknown>, shapes.feed);
  for (const item of parsedFeed.items) {
    assertShape(item, shapes.item);
    for (const author of item['authors'] as Record<string, unknown>[]) assertShape(author, { name: 'text' });
    if (!(item['tags'] as unknown[]).every((tag) => typeof tag === 'string')) throw new Error('no tags');
  }
  return parsedFeed;
};

describe('JSON Feed', () => {
  it('is valid, and the test parser rejects invalid feeds', () => {
    const text = toJsonFeed(feed([entry()]));
    expect(parseJsonFeed(text).items).toHaveLength(1);
    for (const [from, to] of [
      ['"date_published":"2026-11-20T00', '"date_published":"2026-20-11T00'],
      ['"url":"https://', '"url":"//'],
      ['"title"', '"headline"'],
      ['version/1.1', 'version/2'],
    ] as const)
      expect(() => parseJsonFeed(text.replace(from, to))).toThrow();
  });

  it('stays valid with malicious content and without posts', () => {
    const malicious = entry({
      title: MALICIOUS,
      summary: MALICIOUS,
      html: MALICIOUS,
      author: MALICIOUS,
      tags: [MALICIOUS],
    });
    const [item] = parseJsonFeed(toJsonFeed(feed([{ ...malicious, category: null }]))).items;
    expect(item).toMatchObject({ title: MALICIOUS, content_html: MALICIOUS, tags: [MALICIOUS] });
    expect(parseJsonFeed(toJsonFeed(feed([]))).items).toEqual([]);
  });
});

it('replaces a text that is too long for a feed with its summary', () => {
  const post = { slug: 'long', title: 'Long', excerpt: 'In <short>.', html: `<p>${'a'.repeat(200_000)}</p>` };
  const { html } = toFeedEntry(post as PostDetail, { publicUrl: 'https://wander.example' });
  expect(html).toContain('<p>In &lt;short&gt;.</p>');
  expect(html).toContain('<a href="https://wander.example/wanderhub/blog/long">');
  expect(html.length).toBeLessThan(300);
});
