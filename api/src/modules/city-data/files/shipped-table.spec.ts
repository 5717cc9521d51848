import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scoreCities } from '@wanderwork/irex';
import { parseTable } from './city-table.js';
import type { CityRow } from '../table/cells.js';
import { toScorableCity } from '../../irex/index.js';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

const references = new Map(
  read('../packages/irex/reference/scores.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { slug: string; raw: number; irex: number; confidence: number })
    .map((reference) => [reference.slug, reference]),
);

/** Figures that only the score uses override printed ones. */
const toInputs = ({ figures, scoreOnly, ...city }: CityRow) =>
  toScorableCity({ ...city, figures: { ...Object.assign({}, ...Object.values(figures)), ...scoreOnly } })
    .inputs;

describe('the shipped table', () => {
  const table = parseTable({
    cities: read('data/cities.jsonl'),
    sources: read('data/sources.json'),
    hash: '',
  });

  it('is valid in every row', () => {
    expect(table.refused).toEqual([]);
    expect(table.cities).toHaveLength(316);
  });

  it('scores every city like the reference', () => {
    const scores = scoreCities(table.cities.map(toInputs));
    for (const { slug, raw, published, confidence } of scores) {
      const reference = references.get(slug);
      expect({ slug, off: Math.abs(raw - reference!.raw) < 0.1 }).toEqual({ slug, off: true });
      expect({ slug, off: Math.abs(published - reference!.irex) < 0.1 }).toEqual({ slug, off: true });
      expect({ slug, off: Math.abs(confidence - reference!.confidence) <= 1 }).toEqual({ slug, off: true });
    }
  });

  it('does not publish the scaled speed', () => {
    const printed = table.cities.flatMap(({ figures }) => Object.keys(figures.internet ?? {}));
    expect(printed).not.toContain('fixed_speed');
  });
});
