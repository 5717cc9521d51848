import type { Understanding } from '@wanderwork/contracts';
import { understand } from '../../../src/modules/city-search/phrases/understand.js';
import type { Vocabulary } from '../../../src/modules/city-search/phrases/vocabulary/vocabulary.js';
import { loadShippedVocabulary } from './shipped-vocabulary.js';

/** All phrases are read on this day, because clocks change in March and October. */
export const READING_DAY = new Date('2026-11-20T12:00:00Z');

/** Reads phrases with the vocabulary of the shipped table. */
export interface PhraseReader {
  vocabulary: Vocabulary;
  /** Reads a phrase, ignoring the conditions whose ids are in `without`. */
  read(this: void, text: string, without?: readonly string[]): Understanding;
}

export const createShippedReader = async (): Promise<PhraseReader> => {
  const vocabulary = await loadShippedVocabulary();
  return { vocabulary, read: (text, without) => understand(text, vocabulary, READING_DAY, without) };
};
