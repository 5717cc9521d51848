import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CityFacts, Truth } from './finding.js';

const api = path.resolve(__dirname, '../../../..');
export const articlesFolder = path.join(api, 'content/posts');

interface Line {
  slug: string;
  name: string;
  figures: Record<string, Record<string, { value: unknown } | undefined> | undefined>;
}

const facts = ({ slug, name, figures }: Line): CityFacts => {
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

/** The shipped table and articles, as the checker sees them. */
export const shippedTruth = (now: Date): Truth => ({
  cities: readFileSync(path.join(api, 'data/cities.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => facts(JSON.parse(line) as Line)),
  posts: new Set(readdirSync(articlesFolder).map((name) => path.parse(name).name)),
  now,
});
