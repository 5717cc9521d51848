import type { DimensionKey } from '@wanderwork/contracts';
import type { CityFacts } from '../facts/city-facts.js';
import type { Sentence } from '../facts/fact.js';

/** The sentences about one dimension of the score. */
export interface Topic {
  dimension: DimensionKey;
  /** The figure that matters most, and whether low or high values of it are good. */
  figure: string;
  good: 'low' | 'high';
  /** Sentences about a strength or a weakness; null if the figures are missing. */
  strong(facts: CityFacts): Sentence[] | null;
  weak(facts: CityFacts): Sentence[] | null;
}

export const withoutEmpty = (...sentences: (Sentence | null | undefined | false)[]): Sentence[] =>
  sentences.filter((sentence): sentence is Sentence => Boolean(sentence));
