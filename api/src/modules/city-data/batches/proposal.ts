import { getBand, scoreCities } from '@wanderwork/irex';
import {
  type BatchDifference,
  type ScoreMove,
  FAR_POINTS,
  type BatchOrigin,
  type RefusedRow,
  type Source,
} from '@wanderwork/contracts';
import { toScorableCity } from '../../irex/index.js';
import {
  listFigures,
  isScoreOnly,
  getFigureKey,
  getPlace,
  type Cells,
  type Cities,
  PLACE,
} from '../table/cells.js';
import { applyChanges, type Change, findChanges, type ProposedCity } from '../table/changes.js';
import type { CurrentTable } from '../table/current-table.js';

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

/** Counts the cities and figures that are added, changed and removed. */
const countChanges = (changes: readonly Change[]): Pick<BatchDifference, 'cities' | 'figures'> => {
  const places = changes.filter(({ cell }) => cell === PLACE);
  const figures = changes.filter(({ cell }) => cell !== PLACE);
  const added = places.filter(({ before }) => before === null).length;
  const removed = places.filter(({ after }) => after === null).length;
  const touched = new Set(changes.map(({ city }) => city)).size;
  return {
    cities: { added, gone: removed, changed: touched - added - removed },
    figures: {
      added: figures.filter(({ before }) => before === null).length,
      changed: figures.filter(({ before, after }) => before !== null && after !== null).length,
      removed: figures.filter(({ after }) => after === null).length,
    },
  };
};

/** Computes the effect of `changes` on the table and its scores, without touching the table. */
export const computeDifference = (
  cities: Cities,
  changes: readonly Change[],
  { unnamed, passedOver }: Pick<BatchDifference, 'unnamed' | 'passedOver'>,
): BatchDifference => ({
  ...countChanges(changes),
  unnamed,
  passedOver,
  scores: computeScoreMoves(cities, applyChanges(cities, changes)),
});

/** Cities that somebody wants to write to the table: parsed and validated, but not yet compared with it. */
export interface Proposal {
  origin: BatchOrigin;
  /** The name of a file, a provider or a city. */
  name: string;
  reason: string | null;
  /** SHA-256 of the input. */
  hash: string;
  cities: readonly ProposedCity[];
  sources: readonly Source[];
  refused: readonly RefusedRow[];
  /** Tells which changes to skip. */
  shouldSkip?: (change: Change) => boolean;
}

const countUnnamed = (table: CurrentTable, { cities }: Proposal): number => {
  const slugs = new Set(cities.map(({ slug }) => slug));
  const isWholeTable = cities.some(({ whole }) => whole);
  return isWholeTable ? [...table.cities.keys()].filter((slug) => !slugs.has(slug)).length : 0;
};

/** Compares a proposal with `table`. Returns its changes and their effect on cities and scores. */
export const compareProposal = (
  table: CurrentTable,
  proposal: Proposal,
): { changes: Change[]; difference: BatchDifference } => {
  const allChanges = proposal.cities.flatMap((city) => findChanges(table.cities, city));
  const changes = allChanges.filter((change) => !proposal.shouldSkip?.(change));
  const difference = computeDifference(table.cities, changes, {
    unnamed: countUnnamed(table, proposal),
    passedOver: allChanges.length - changes.length,
  });
  return { changes, difference };
};
