import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indicators } from '@wanderwork/irex';
import { parseTable } from '../import/city-table.js';
import { mergedFigures } from '../import/merged-figures.js';
import { scoreInputs } from '../import/score-inputs.js';
import { findFigure } from '../catalogue/figure-catalogue.js';
import { figuresRead } from './indicator-figures.js';

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
const lisbon = parseTable({
  cities: read('data/cities.jsonl'),
  sources: read('data/sources.json'),
  hash: '',
}).cities.find(({ slug }) => slug === 'lisbon')!;

/** The figures of Lisbon whose keys pass the filter. */
const figures = (kept: (key: string) => boolean) =>
  new Map([...mergedFigures(lisbon)].filter(([key]) => kept(key)));

describe('the figures that the method page names', () => {
  it('are named for every indicator, and are figures of the table', () => {
    expect(Object.keys(figuresRead).sort()).toEqual(indicators.map(({ key }) => key).sort());
    expect(
      Object.values(figuresRead)
        .flat()
        .filter((key) => !findFigure(key)),
    ).toEqual([]);
  });

  it.each(indicators.map((indicator) => [indicator.key, indicator] as const))(
    'are all that "%s" reads',
    (key, indicator) => {
      const own = (figure: string) => figuresRead[key]!.includes(figure);
      const scored = (kept: (figure: string) => boolean) =>
        indicator.score(scoreInputs(lisbon, figures(kept)));
      expect(scored(own)).toBe(scored(() => true));
      if (scored(() => true)) expect(scored((figure) => !own(figure))).not.toBe(scored(() => true));
    },
  );
});
