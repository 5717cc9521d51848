import type { Meaning } from './pieces.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';
import type { Word } from './words.js';

/** What every recogniser may look at. */
export interface Reading {
  text: string;
  words: readonly Word[];
  vocabulary: Vocabulary;
  now: Date;
}

/** Meanings that begin at a word, and how many words they take. */
export interface Recognised {
  take: number;
  meanings: readonly Meaning[];
}

/**
 * Looks whether its subject is said at a word, with a bounded look ahead. `negated`: a "not" stands before it; a subject
 * that has no opposite answers nothing then.
 */
export type Recogniser = (reading: Reading, at: number, negated: boolean) => Recognised | null;

export const recognised = (take: number, ...meanings: readonly Meaning[]): Recognised => ({ take, meanings });
