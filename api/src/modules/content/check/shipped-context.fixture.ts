import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArticle } from '../articles/article.js';
import { renderPost } from '../render/render-post.js';
import type { CityFacts, LinkedPost, CheckContext } from './check-context.js';
import { findIds } from './references.js';

const apiFolder = path.resolve(__dirname, '../../../..');
export const articlesFolder = path.join(apiFolder, 'content/posts');

interface Line {
  slug: string;
  name: string;
  figures: Record<string, Record<string, { value: unknown } | undefined> | undefined>;
}

const toFacts = ({ slug, name, figures }: Line): CityFacts => {
  const value = <T>(group: string, key: string): T | null =>
    (figures[group]?.[key]?.value as T | undefined) ?? null;
  const temperatures = value<(number | null)[]>('climate', 'temperature_months');
  return {
    slug,
    name,
    monthlyCost: value('cost', 'monthly_cost'),
    speed: value('internet', 'download'),
    climate: temperatures && temperatures.map((tempC) => ({ tempC, rainMm: null })),
  };
};

const toLinkedPost = (name: string): [string, LinkedPost] => {
  const { slug, content } = parseArticle(readFileSync(path.join(articlesFolder, name), 'utf8'));
  return [slug, { slug, parts: findIds(renderPost(content).html) }];
};

/** A check context with the shipped cities and articles. */
export const createShippedContext = (now: Date): CheckContext => ({
  cities: readFileSync(path.join(apiFolder, 'data/cities.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => toFacts(JSON.parse(line) as Line)),
  posts: new Map(readdirSync(articlesFolder).map(toLinkedPost)),
  now,
});
