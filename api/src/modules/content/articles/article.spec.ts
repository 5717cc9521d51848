import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chooseInstrument } from '@wanderwork/art';
import { postCategories } from '@wanderwork/contracts';
import { renderPost } from '../render/render-post.js';
import { parseArticle } from './article.js';

const folder = path.resolve(__dirname, '../../../../content/posts');
const articles = readdirSync(folder).map((name) => ({
  name,
  article: parseArticle(readFileSync(path.join(folder, name), 'utf8')),
}));

const file = (change: string, text = 'Words.') =>
  `---\n${[
    'slug: a-post',
    'title: A post',
    'excerpt: Twenty letters or more stand here.',
    'category: Tips & Tutorials',
    'tags: [a-tag]',
    'author: WanderWork',
    'published: 2026-01-02',
    'updated: 2026-01-02',
    'sources: []',
    change,
  ].join('\n')}\n---\n\n${text}\n`;

describe('parseArticle', () => {
  it('reads the front matter and the text', () => {
    expect(parseArticle(file('checked: 2026-01-03'))).toMatchObject({
      slug: 'a-post',
      category: 'Tips & Tutorials',
      checked: '2026-01-03',
      content: 'Words.',
    });
  });

  it('changes the hash when any character changes', () => {
    expect(parseArticle(file('', 'Word.')).hash).not.toBe(parseArticle(file('')).hash);
  });

  it.each([
    ['an unknown field', 'colour: red', 'colour'],
    ['a source without https', 'sources: [{ title: Some law, url: "http://example.org" }]', 'sources.0.url'],
    ['a date that does not exist', 'checked: 2026-02-30', 'checked'],
  ])('refuses %s by name', (_what, change, path) => {
    const replaced = change.startsWith('sources') ? file(change).replace('sources: []\n', '') : file(change);
    expect(() => parseArticle(replaced)).toThrow(path);
  });

  it('refuses a text over the length limit and names the limit', () => {
    expect(() => parseArticle(file('', 'a'.repeat(5_000_000)))).toThrow(
      'the text has 5000000 characters; the limit is 200000',
    );
    expect(parseArticle(file('', 'a'.repeat(200_000))).content).toHaveLength(200_000);
  });

  it('refuses a file without front matter', () => {
    expect(() => parseArticle('# Words')).toThrow('front matter');
  });
});

describe('the shipped articles', () => {
  it('are in files named after their slugs', () => {
    expect(articles.map(({ name }) => name)).toEqual(articles.map(({ article }) => `${article.slug}.md`));
  });

  it('are spread over the categories, none of which has most of them', () => {
    const counts = postCategories.map(
      (category) => articles.filter(({ article }) => article.category === category).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(articles.length / 5);
    expect(Math.max(...counts)).toBeLessThan(articles.length / 2);
    expect(counts.reduce((sum, count) => sum + count)).toBe(articles.length);
  });

  it('have a cover each: the landscape of their city, or an instrument that no other has', () => {
    const pictures = articles.map(({ article: { slug, cities } }) =>
      cities?.length === 1 ? cities[0] : chooseInstrument(slug),
    );
    expect(new Set(pictures).size).toBe(articles.length);
  });

  it.each(articles)(
    '$name has 900 to 1400 words, links its sources and has no exclamation marks',
    ({ article }) => {
      const words = article.content.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
      expect(words).toBeGreaterThanOrEqual(900);
      expect(words).toBeLessThanOrEqual(1400);
      expect(article.sources.length).toBeGreaterThan(0);
      for (const source of article.sources) expect(article.content).toContain(source.url);
      expect(article.content).not.toMatch(/(?<!\[)!(?!\[)/);
    },
  );

  it('link only to sections that exist', () => {
    const links = articles.flatMap(({ name, article }) =>
      [...article.content.matchAll(/\/wanderhub\/blog\/([a-z0-9-]+)#([^)\s]+)/g)].map(
        ([, slug = '', part = '']) => ({ name, slug, part }),
      ),
    );
    const htmlOf = new Map(articles.map(({ article }) => [article.slug, renderPost(article.content).html]));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ slug, part }) => !htmlOf.get(slug)?.includes(`id="${part}"`))).toEqual([]);
  });

  it('include a series whose parts are numbered and link to the next part', () => {
    const contentOf = (slug: string) =>
      articles.find(({ article }) => article.slug === slug)!.article.content;
    const first = 'choose-a-base-and-try-it';
    const [, list = ''] = contentOf(first).split('## The first year, in thirteen parts');
    const parts = [first, ...[...list.matchAll(/\/wanderhub\/blog\/([a-z0-9-]+)/g)].map(([, slug]) => slug!)];
    expect(parts).toHaveLength(13);
    const last = parts.slice(1).map((slug) => contentOf(slug).split('\n').at(-1)!);
    for (const line of last)
      expect(line).toMatch(new RegExp(`^\\*Part [a-z]+ of thirteen of \\[the first year\\]\\(.*/${first}#`));
    expect(last.map((line) => /Next: \[.*blog\/([a-z0-9-]+)\)/.exec(line)?.[1])).toEqual([
      ...parts.slice(2),
      undefined,
    ]);
  });
});
