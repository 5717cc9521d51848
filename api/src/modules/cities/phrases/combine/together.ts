import type { Meaning, Piece, Wish } from '../pieces.js';

export type Of<K extends Meaning['is']> = Piece & { meaning: Extract<Meaning, { is: K }> };

export const isOf =
  <K extends Meaning['is']>(kind: K) =>
  (piece: Piece): piece is Of<K> =>
    piece.meaning.is === kind;

/** A condition with the pieces that express it, or pieces that cannot be answered and why. */
export interface Combined {
  wish: Wish | null;
  why: string | null;
  pieces: readonly Piece[];
}

export const wished = (wish: Wish | null, why: string, ...pieces: readonly Piece[]): Combined => ({
  wish,
  why: wish ? null : why,
  pieces,
});

export const unanswered = (why: string, ...pieces: readonly Piece[]): Combined => ({
  wish: null,
  why,
  pieces,
});
