import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indicators } from '@wanderwork/irex';
import { toScoreInputs, type ScoredFigure } from '../scores/score-inputs.js';
import { findFigure } from '../../cities/index.js';
import { indicatorFigures } from './method-facts.js';

interface ShippedCity {
  slug: string;
  region: string;
  figures: Record<string, Record<string, ScoredFigure>>;
  scoreOnly: Record<string, ScoredFigure>;
}

const lisbon = readFileSync(path.join(process.cwd(), 'data/cities.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ShippedCity)
  .find(({ slug }) => slug === 'lisbon')!;

const allFigures = [...Object.values(lisbon.figures), lisbon.scoreOnly].flatMap((group) =>
  Object.entries(group),
);

/** The figures of Lisbon whose keys pass the filter. */
const getFigures = (isIncluded: (key: string) => boolean) =>
  new Map(allFigures.filter(([key]) => isIncluded(key)));

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
