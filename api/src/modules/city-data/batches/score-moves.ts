import { getBand, scoreCities } from '@wanderwork/irex';
import type { BatchDifference, ScoreMove } from '@wanderwork/contracts';
import { FAR_POINTS } from '@wanderwork/contracts';
import { toScorableCity } from '../../irex/index.js';
import { listFigures, isScoreOnly, getFigureKey, getPlace, type Cells, type Cities } from '../table/cells.js';

const MAX_MOVERS = 10;
/** Scores are shown with one decimal, so smaller moves do not count. */
const MIN_MOVE = 0.1;

/** Known figures by key. Figures that only the score uses override printed ones. */
const getScoredFigures = (cells: Cells) => {
  const knownFigures = listFigures(cells).filter(([, { value }]) => value !== null);
  const [printed, scored] = [false, true].map((only) =>
    knownFigures.filter(([cell]) => isScoreOnly(cell) === only),
  );
  return Object.fromEntries([...printed!, ...scored!].map(([cell, figure]) => [getFigureKey(cell), figure]));
};

const toInputs = ([slug, cells]: [string, Cells]) => {
  const { region, countryCode, timezone } = getPlace(cells);
  return toScorableCity({ slug, region, countryCode, timezone, figures: getScoredFigures(cells) }).inputs;
};

/** The published scores of a table, computed as the import stores them. */
const computeScores = (cities: Cities): Map<string, number> => {
  const scored = [...cities].filter(([, cells]) => Object.keys(getScoredFigures(cells)).length > 0);
  return new Map(
    scoreCities(scored.map(toInputs)).map(({ slug, published }) => [slug, Math.round(published * 10) / 10]),
  );
};

const toMove = (city: string, name: string, from: number | null, to: number | null): ScoreMove => ({
  city,
  name,
  from,
  to,
  points: from === null || to === null ? 0 : Math.round((to - from) * 10) / 10,
  fromBand: from === null ? null : getBand(from),
  toBand: to === null ? null : getBand(to),
});

const findName = (slug: string, ...tables: Cities[]): string => {
  const cells = tables.map((cities) => cities.get(slug)).find((found) => found !== undefined);
  return cells ? getPlace(cells).name : slug;
};

/**
 * How the scores move when table `before` becomes `after`. The figures of one city also move the scores of others.
 */
export const computeScoreMoves = (before: Cities, after: Cities): BatchDifference['scores'] => {
  const scoresBefore = computeScores(before);
  const scoresAfter = computeScores(after);
  const slugs = new Set([...scoresBefore.keys(), ...scoresAfter.keys()]);
  const moves = [...slugs].map((slug) =>
    toMove(
      slug,
      findName(slug, after, before),
      scoresBefore.get(slug) ?? null,
      scoresAfter.get(slug) ?? null,
    ),
  );
  const moved = moves.filter(({ points }) => Math.abs(points) >= MIN_MOVE);
  return {
    moved: moved.length,
    movedFar: moved.filter(({ points }) => Math.abs(points) > FAR_POINTS).length,
    bandsChanged: moved.filter(({ fromBand, toBand }) => fromBand !== toBand).length,
    movers: moved
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.city.localeCompare(b.city, 'en'))
      .slice(0, MAX_MOVERS),
  };
};
