import type { Piece } from '../pieces.js';
import { isOf, type Of } from './piece-results.js';

/** The season that a weather condition refers to: one inside it, else the next one, else the previous one. */
export const seasonOf = (piece: Piece, pieces: readonly Piece[]): Of<'months'> | null => {
  const seasons = pieces.filter(isOf('months'));
  return (
    seasons.find(({ from, to }) => from >= piece.to || (from === piece.from && to === piece.to)) ??
    seasons.findLast(({ to }) => to <= piece.from) ??
    null
  );
};

/** Whether another piece uses these months. */
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

/** Months right after a topic without figures belong to that topic: "skiing in January". */
export const withMonths = (piece: Piece, pieces: readonly Piece[]): Piece[] =>
  withSeason(piece, pieces.find((next) => next.from === piece.to && isOfUnanswered(next, pieces)) ?? null);

export const isOfUnanswered = (months: Piece, pieces: readonly Piece[]): boolean =>
  isOf('months')(months) &&
  !isUsed(months, pieces) &&
  pieces.some((piece) => isOf('unanswered')(piece) && piece.to === months.from);
