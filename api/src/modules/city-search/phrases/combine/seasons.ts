import type { Piece } from '../pieces.js';
import { hasMeaning, type PieceOf } from './piece-results.js';

/** The season that a weather condition refers to: one inside it, else the next one, else the previous one. */
export const findSeason = (piece: Piece, pieces: readonly Piece[]): PieceOf<'months'> | null => {
  const seasons = pieces.filter(hasMeaning('months')).filter(({ meaning }) => !meaning.avoided);
  return (
    seasons.find(({ from, to }) => from >= piece.to || (from === piece.from && to === piece.to)) ??
    seasons.findLast(({ to }) => to <= piece.from) ??
    null
  );
};

/** Whether another piece uses these months. */
export const isSeasonUsed = (season: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => {
    const { meaning } = piece;
    const usesSeason =
      meaning.is === 'weather' ||
      meaning.is === 'degrees' ||
      (meaning.is === 'comparison' && ['warmer', 'cooler', 'milder'].includes(meaning.comparison)) ||
      (meaning.is === 'ranking' && meaning.ranking.by === 'tempYear');
    return usesSeason && findSeason(piece, pieces) === season;
  });

export const addSeason = (piece: Piece, season: Piece | null): Piece[] =>
  season ? [piece, season] : [piece];

/** Months right after a topic without figures belong to that topic: "skiing in January". */
export const addMonths = (piece: Piece, pieces: readonly Piece[]): Piece[] =>
  addSeason(
    piece,
    pieces.find((next) => next.from === piece.to && belongsToUnanswered(next, pieces)) ?? null,
  );

export const belongsToUnanswered = (months: Piece, pieces: readonly Piece[]): boolean =>
  hasMeaning('months')(months) &&
  !isSeasonUsed(months, pieces) &&
  pieces.some((piece) => hasMeaning('unanswered')(piece) && piece.to === months.from);
