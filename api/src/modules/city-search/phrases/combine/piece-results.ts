import type { Meaning, Piece, Condition } from '../pieces.js';

export type PieceOf<K extends Meaning['is']> = Piece & { meaning: Extract<Meaning, { is: K }> };

export const hasMeaning =
  <K extends Meaning['is']>(kind: K) =>
  (piece: Piece): piece is PieceOf<K> =>
    piece.meaning.is === kind;

/** A condition with the pieces that express it, or pieces that cannot be answered and why. */
export interface PieceResult {
  condition: Condition | null;
  why: string | null;
  pieces: readonly Piece[];
}

export const toConditionResult = (
  condition: Condition | null,
  why: string,
  ...pieces: readonly Piece[]
): PieceResult => ({
  condition,
  why: condition ? null : why,
  pieces,
});

export const toUnanswered = (why: string, ...pieces: readonly Piece[]): PieceResult => ({
  condition: null,
  why,
  pieces,
});
