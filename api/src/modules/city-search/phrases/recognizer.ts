import type { Meaning } from './pieces.js';
import type { AskedPlace } from './places.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';
import type { Word } from './words.js';

/** The input of every recognizer. */
export interface PhraseInput {
  text: string;
  words: readonly Word[];
  vocabulary: Vocabulary;
  now: Date;
  /** What the phrase asks about, if it names nothing but cities or one country. Its topics are then questions. */
  asksAbout?: AskedPlace | null;
}

/** The meanings that start at a word, and how many words they take. */
export interface Recognition {
  take: number;
  meanings: readonly Meaning[];
}

/**
 * Checks whether its subject starts at a word, with a bounded lookahead. `negated` means that a "not" precedes it; a
 * subject without an opposite then returns null.
 */
export type Recognizer = (input: PhraseInput, at: number, negated: boolean) => Recognition | null;

export const createRecognition = (take: number, ...meanings: readonly Meaning[]): Recognition => ({
  take,
  meanings,
});
