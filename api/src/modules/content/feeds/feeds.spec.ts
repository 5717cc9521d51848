/** @jest-environment jsdom */
import { atom } from './atom.js';
import type { Feed, FeedEntry } from './feed.js';
import { rss } from './rss.js';

const HOSTILE = `]]></title><script>&nbsp;"'\u0000\u000b\ud800 \u{1f9ed}`;

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

/** The environment's; the API itself has no DOM. */
declare const DOMParser: new () => { parseFromString(text: string, type: string): Node };

/** A strict parser: whatever is not well formed throws here. */
const parsed = (xml: string): Node => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const [error] = document.getElementsByTagName('parsererror');
  if (error) throw new Error(error.textContent ?? 'not well formed');
  return document;
};

const wordsOf = (parent: Node, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

it('the parser refuses what is no XML', () => {
  expect(() => parsed('<rss><title>a & b</title></rss>')).toThrow();
});

describe.each([
  ['RSS', rss, 'item', 'content:encoded'],
  ['Atom', atom, 'entry', 'content'],
] as const)('%s', (_, write, entryName, contentName) => {
  it('says of each post what it is, with its whole text', () => {
    const [only] = [...parsed(write(feed([entry()]))).getElementsByTagName(entryName)];
    expect(wordsOf(only!, 'title')).toEqual(['Visas & days']);
    expect(wordsOf(only!, contentName)).toEqual(['<p>One &amp; two</p>']);
    expect(only!.textContent).toContain('urn:uuid:0193a000-0000-7000-8000-000000000001');
  });

  it('stays well formed whatever a post says', () => {
    const hostile = entry({
      title: HOSTILE,
      summary: HOSTILE,
      html: HOSTILE,
      author: HOSTILE,
      tags: [HOSTILE],
    });
    const document = parsed(write(feed([hostile])));
    expect(wordsOf(document, 'script')).toEqual([]);
    expect(wordsOf(document, 'title').at(-1)).toBe(`]]></title><script>&nbsp;"' \u{1f9ed}`);
  });

  it('is a feed before anything was written', () => {
    expect(wordsOf(parsed(write(feed([]))), 'title')).toEqual(['WanderHub']);
  });
});

it('Atom says when it changed last, RSS in the words of mail', () => {
  expect(wordsOf(parsed(atom(feed([entry()]))), 'updated')[0]).toBe('2026-11-22T00:00:00.000Z');
  expect(wordsOf(parsed(rss(feed([entry()]))), 'pubDate')).toEqual(['Fri, 20 Nov 2026 00:00:00 GMT']);
});
