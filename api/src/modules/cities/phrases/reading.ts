import type { Meaning } from './pieces.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';
import type { Word } from './words.js';

/** The input of every recognizer. */
export interface Reading {
  text: string;
  words: readonly Word[];
  vocabulary: Vocabulary;
  now: Date;
}

/** The meanings that start at a word, and how many words they take. */
export interface Recognised {
  take: number;
  meanings: readonly Meaning[];
}

/**
 * Checks whether its subject starts at a word, with a bounded lookahead. `negated` means that a "not" precedes it; a
 * subject without an opposite then returns null.
 */
export type Recogniser = (reading: Reading, at: number, negated: boolean) => Recognised | null;

export const recognised = (take: number, ...meanings: readonly Meaning[]): Recognised => ({ take, meanings });
