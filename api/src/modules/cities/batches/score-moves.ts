import { bandOf, scoreCities } from '@wanderwork/irex';
import type { BatchDifference, ScoreMove } from '@wanderwork/contracts';
import { FAR_POINTS } from '@wanderwork/contracts';
import { scorable } from '../import/stored-cities.js';
import { figuresOf, isScoreOnly, keyOf, placeOf, type Cells, type Cities } from './cells.js';

const MOVERS = 10;
/** Scores are shown with one decimal, so smaller moves do not count. */
const LEAST_MOVE = 0.1;

/** Known figures by key. Figures that only the score uses override printed ones. */
const counted = (cells: Cells) => {
  const known = figuresOf(cells).filter(([, { value }]) => value !== null);
  const [printed, scored] = [false, true].map((only) => known.filter(([cell]) => isScoreOnly(cell) === only));
  return Object.fromEntries([...printed!, ...scored!].map(([cell, figure]) => [keyOf(cell), figure]));
};

const inputsOf = ([slug, cells]: [string, Cells]) => {
  const { region, countryCode, timezone } = placeOf(cells);
  return scorable({ slug, region, countryCode, timezone, figures: counted(cells) }).inputs;
};

/** The published scores of a table, computed as the import stores them. */
const publishedScores = (cities: Cities): Map<string, number> => {
  const scored = [...cities].filter(([, cells]) => Object.keys(counted(cells)).length > 0);
  return new Map(
    scoreCities(scored.map(inputsOf)).map(({ slug, published }) => [slug, Math.round(published * 10) / 10]),
  );
};

const moveOf = (city: string, name: string, from: number | null, to: number | null): ScoreMove => ({
  city,
  name,
  from,
  to,
  points: from === null || to === null ? 0 : Math.round((to - from) * 10) / 10,
  fromBand: from === null ? null : bandOf(from),
  toBand: to === null ? null : bandOf(to),
});

const nameIn = (slug: string, ...tables: Cities[]): string => {
  const cells = tables.map((cities) => cities.get(slug)).find((found) => found !== undefined);
  return cells ? placeOf(cells).name : slug;
};

/**
 * How the scores move when table `before` becomes `after`. The figures of one city also move the scores of others.
 */
export const scoreMoves = (before: Cities, after: Cities): BatchDifference['scores'] => {
  const was = publishedScores(before);
  const will = publishedScores(after);
  const slugs = new Set([...was.keys(), ...will.keys()]);
  const moves = [...slugs].map((slug) =>
    moveOf(slug, nameIn(slug, after, before), was.get(slug) ?? null, will.get(slug) ?? null),
  );
  const moved = moves.filter(({ points }) => Math.abs(points) >= LEAST_MOVE);
  return {
    moved: moved.length,
    movedFar: moved.filter(({ points }) => Math.abs(points) > FAR_POINTS).length,
    bandsChanged: moved.filter(({ fromBand, toBand }) => fromBand !== toBand).length,
    movers: moved
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.city.localeCompare(b.city, 'en'))
      .slice(0, MOVERS),
  };
};
