import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indicators } from '@wanderwork/irex';
import { parseTable } from '../import/city-table.js';
import { mergeFigures } from '../import/merged-figures.js';
import { toScoreInputs } from '../import/score-inputs.js';
import { findFigure } from '../catalogue/figure-catalogue.js';
import { indicatorFigures } from './indicator-figures.js';

const readText = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
const lisbon = parseTable({
  cities: readText('data/cities.jsonl'),
  sources: readText('data/sources.json'),
  hash: '',
}).cities.find(({ slug }) => slug === 'lisbon')!;

/** The figures of Lisbon whose keys pass the filter. */
const getFigures = (isIncluded: (key: string) => boolean) =>
  new Map([...mergeFigures(lisbon)].filter(([key]) => isIncluded(key)));

describe('indicatorFigures', () => {
  it('lists known figures for every indicator', () => {
    expect(Object.keys(indicatorFigures).sort()).toEqual(indicators.map(({ key }) => key).sort());
    expect(
      Object.values(indicatorFigures)
        .flat()
        .filter((key) => !findFigure(key)),
    ).toEqual([]);
  });

  it.each(indicators.map((indicator) => [indicator.key, indicator] as const))(
    'lists exactly the figures that "%s" uses',
    (key, indicator) => {
      const isOwn = (figure: string) => indicatorFigures[key]!.includes(figure);
      const computeScore = (isIncluded: (figure: string) => boolean) =>
        indicator.score(toScoreInputs(lisbon, getFigures(isIncluded)));
      expect(computeScore(isOwn)).toBe(computeScore(() => true));
      if (computeScore(() => true))
        expect(computeScore((figure) => !isOwn(figure))).not.toBe(computeScore(() => true));
    },
  );
});
