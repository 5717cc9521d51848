import type { DimensionKey } from '@wanderwork/contracts';
import type { CityFacts } from '../facts/city-facts.js';
import type { Sentence } from '../facts/fact.js';

/** What can be told of a city about one dimension of the score. */
export interface Topic {
  dimension: DimensionKey;
  /** The figure that decides it, and which end of it is good. */
  figure: string;
  good: 'low' | 'high';
  /** What speaks for the city; null where its figures do not say. */
  strong(facts: CityFacts): Sentence[] | null;
  weak(facts: CityFacts): Sentence[] | null;
}

export const present = (...sentences: (Sentence | null | undefined | false)[]): Sentence[] =>
  sentences.filter((one): one is Sentence => Boolean(one));
