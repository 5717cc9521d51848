import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArticle } from '../articles/article.js';
import { renderPost } from '../render/render-post.js';
import { checkPost } from './check-post.js';
import type { CheckedPost } from './check-context.js';
import { articlesFolder, createShippedContext } from './shipped-context.fixture.js';

const now = new Date('2026-11-22');
const context = createShippedContext(now);

const check = (content: string, change: Partial<CheckedPost> = {}): string[] =>
  checkPost(
    {
      slug: 'this-one',
      content,
      html: renderPost(content).html,
      excerpt: 'Words.',
      coverImage: null,
      checkedAt: now,
      ...change,
    },
    context,
  ).map(({ kind, words }) => `${kind}: ${words}`);

describe('the checker of posts', () => {
  it.each([
    ['A month in Lisbon costs $1,800.', 'contradiction: Lisbon: a month at $1800, the table has $2410'],
    ['| Lisbon | USD 900 a month |', 'contradiction: Lisbon: a month at $900, the table has $2410'],
    [
      "Lisbon's monthly cost is $1,500 by now.",
      'contradiction: Lisbon: a month at $1500, the table has $2410',
    ],
    ['A month in Lisbon is 1,800 dollars.', 'contradiction: Lisbon: a month at $1800, the table has $2410'],
    ['Lisbon: 900 USD a month.', 'contradiction: Lisbon: a month at $900, the table has $2410'],
    ['In Tbilisi the median is 90 Mbps.', 'contradiction: Tbilisi: 90 Mbps, the table has 28.6'],
    ['Tbilisi has 90 Mbit/s.', 'contradiction: Tbilisi: 90 Mbps, the table has 28.6'],
    ['Kraków has 5 °C in January.', 'contradiction: Kraków: 5 °C in January, the table has -1.8'],
    [
      'January in Lisbon: a mean of 20 degrees.',
      'contradiction: Lisbon: 20 °C in January, the table has 11.7',
    ],
  ])('finds that %s is not so', (claim, finding) => {
    expect(check(`Words before. ${claim.startsWith('|') ? `\n${claim}` : claim} Words after.`)).toEqual([
      finding,
    ]);
  });

  it.each([
    'A month in Lisbon costs about $2,350.',
    'A month in Lisbon costs about 2,350 US dollars.',
    'A month of rent in Lisbon: $700.',
    'In Lisbon a visa asks for an income of $4,000 a month.',
    'Lisbon and Tbilisi: $1,800 a month.',
    'Tbilisi has 22 Mbps for upload.',
    'Kraków has −2 °C in January.',
    'Between January and July in Kraków it is 10 degrees.',
    'A month costs $99 in no city of the table.',
    '`A month in Lisbon costs $1,800.`',
    'A month in Lisbon costs {{city:lisbon.monthlyCost}}.',
  ])('lets stand: %s', (claim) => {
    expect(check(claim)).toEqual([]);
  });

  it.each([
    ['{{city:atlantis.food}}', 'names an unknown city'],
    ['{{city:lisbon.gossip}}', 'names an unknown figure'],
    ['{{town:lisbon}}', 'is not a valid directive'],
    ['{{city-card:atlantis}}', 'names an unknown city'],
  ])('finds %s, which no reader sees', (directive, fault) => {
    expect(check(directive)).toEqual([`directive: ${directive} ${fault}`]);
  });

  it('finds each directive beyond those allowed per text, and each city', () => {
    const cities = context.cities.map(({ slug }) => slug);
    const cards = Array.from({ length: 301 }, (_, index) => `{{city-card:${cities[index % 24]}}}`);
    expect(check(cards.join('\n\n'))).toEqual([
      `directive: {{city-card:${cities[300 % 24]}}} is one more than the 300 allowed per text`,
    ]);
    expect(
      check(
        cities
          .slice(0, 25)
          .map((slug) => `{{city:${slug}.monthlyCost}}`)
          .join(' '),
      ),
    ).toEqual([
      `directive: {{city:${cities[24]}.monthlyCost}} names one city more than the 24 allowed per text`,
    ]);
  });

  it('names fifty of a kind and counts the others', () => {
    const all = check('{{x:y}} '.repeat(20_000));
    expect(all).toHaveLength(51);
    expect(all.at(-1)).toBe('directive: and 19950 more, first {{x:y}} is not a valid directive');
  });

  it('finds a city by its whole name alone, also where it has something', () => {
    const claim = (words: string) => check(`${words} costs $9 a month.`).length;
    expect(['Lisbon', "Lisbon's centre", 'Mexico City', 'San', 'Lisbonne', 'Mexico'].map(claim)).toEqual([
      1, 1, 1, 0, 0, 0,
    ]);
  });

  it('finds links that lead nowhere, and leaves the others', () => {
    expect(
      check(
        '## Here\n\n[a](/wanderhub/blog/gone) [b](/wanderlens/cities/atlantis) [c](#section-gone)\n' +
          '[d](/wanderhub/blog/four-shared-hours) [e](/wanderlens/cities/lisbon?x=1) [f](#section-here) [g](/help)',
      ),
    ).toEqual([
      'link: /wanderhub/blog/gone is a broken link',
      'link: /wanderlens/cities/atlantis is a broken link',
      'link: #section-gone is a broken link',
    ]);
  });

  it('finds parts of other articles that are not there, and leaves those that are, whatever leads to them', () => {
    const from = '/wanderhub/blog/choose-a-base-and-try-it';
    expect(
      check(
        `[a](${from}#section-gone) [b](${from}#section-the-first-year-in-thirteen-parts)\n` +
          `[c](${from}?x=1#section-%67one) [d](/blog-post/choose-a-base-and-try-it#section-gone) [e](${from}#)\n` +
          `[f](/wanderhub/blog/lisbon-with-the-visa-counted#figures-lisbon) [g](#section-figures-in-this-text)`,
      ),
    ).toEqual([
      `link: ${from}#section-gone points to a section that doesn’t exist`,
      `link: ${from}?x=1#section-%67one points to a section that doesn’t exist`,
      'link: /blog-post/choose-a-base-and-try-it#section-gone points to a section that doesn’t exist',
    ]);
  });

  it('finds notes that are not written, or never called', () => {
    expect(check('A[^a] b[^b].\n\n[^b]: Words.\n\n[^c]: Words.')).toEqual([
      'note: [^a] has no text',
      'note: [^c] is never referenced',
    ]);
  });

  it('finds what a card lacks, and what nobody checked for a year', () => {
    expect(
      check('Words.', {
        excerpt: ' ',
        coverImage: 'https://elsewhere.example/a.png',
        checkedAt: new Date('2025-11-01'),
      }),
    ).toEqual([
      'excerpt: missing',
      'cover: https://elsewhere.example/a.png is not on this site',
      'not-checked: last checked on 2025-11-01',
    ]);
    expect(check('Words.', { checkedAt: null })).toEqual(['not-checked: not checked yet']);
  });

  it.each(readdirSync(articlesFolder))('has nothing to say of %s', (name) => {
    const article = parseArticle(readFileSync(path.join(articlesFolder, name), 'utf8'));
    const { content, excerpt, checked = null } = article;
    expect(check(content, { excerpt, checkedAt: checked === null ? null : new Date(checked) })).toEqual([]);
    for (const slug of article.cities ?? []) expect(context.cities.map((city) => city.slug)).toContain(slug);
  });
});
