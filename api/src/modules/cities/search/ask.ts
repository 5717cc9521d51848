import { wordsOf } from '../phrases/words.js';

/** What is asked once a day and free again that day, by its kind: a phrase never stands for an analysis. */
export type Ask = `search ${string}` | `analysis ${string}`;

/** "Warm  in JANUARY!" and "warm in january" are one search. */
export const searchFor = (query: string): Ask => {
  const words = wordsOf(query).map(({ text, value }) => value ?? text);
  return `search ${words.join(' ') || query.normalize('NFKC').trim()}`;
};
