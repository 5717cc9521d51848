import type { Piece } from '../pieces.js';
import { isOf, type Of } from './together.js';

/** The season that a weather belongs to: one said within it, else the next one, else the one before. */
export const seasonOf = (piece: Piece, pieces: readonly Piece[]): Of<'months'> | null => {
  const seasons = pieces.filter(isOf('months'));
  return (
    seasons.find(({ from, to }) => from >= piece.to || (from === piece.from && to === piece.to)) ??
    seasons.findLast(({ to }) => to <= piece.from) ??
    null
  );
};

/** Whether a wish needs these months. */
export const isUsed = (season: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => {
    const { meaning } = piece;
    const takesOne =
      meaning.is === 'weather' ||
      meaning.is === 'degrees' ||
      (meaning.is === 'comparison' && ['warmer', 'cooler', 'milder'].includes(meaning.comparison)) ||
      (meaning.is === 'ranking' && meaning.ranking.by === 'tempYear');
    return takesOne && seasonOf(piece, pieces) === season;
  });

export const withSeason = (piece: Piece, season: Piece | null): Piece[] =>
  season ? [piece, season] : [piece];

/** "Skiing in January": the months that follow what no figure answers belong to it. */
export const withMonths = (piece: Piece, pieces: readonly Piece[]): Piece[] =>
  withSeason(piece, pieces.find((next) => next.from === piece.to && isOfUnanswered(next, pieces)) ?? null);

export const isOfUnanswered = (months: Piece, pieces: readonly Piece[]): boolean =>
  isOf('months')(months) &&
  !isUsed(months, pieces) &&
  pieces.some((piece) => isOf('unanswered')(piece) && piece.to === months.from);
