import type { Meaning, Piece, Condition } from '../pieces.js';

export type Of<K extends Meaning['is']> = Piece & { meaning: Extract<Meaning, { is: K }> };

export const isOf =
  <K extends Meaning['is']>(kind: K) =>
  (piece: Piece): piece is Of<K> =>
    piece.meaning.is === kind;

/** A condition with the pieces that express it, or pieces that cannot be answered and why. */
export interface Combined {
  condition: Condition | null;
  why: string | null;
  pieces: readonly Piece[];
}

export const wished = (condition: Condition | null, why: string, ...pieces: readonly Piece[]): Combined => ({
  condition,
  why: condition ? null : why,
  pieces,
});

export const unanswered = (why: string, ...pieces: readonly Piece[]): Combined => ({
  condition: null,
  why,
  pieces,
});
