import { wordsOf } from '../phrases/words.js';

/**
 * A request that counts toward the daily limit. The same one is free for the rest of the day. The prefix keeps
 * searches and analyses apart.
 */
export type Ask = `search ${string}` | `analysis ${string}`;

/** "Warm  in JANUARY!" and "warm in january" count as one search. */
export const searchFor = (query: string): Ask => {
  const words = wordsOf(query).map(({ text, value }) => value ?? text);
  return `search ${words.join(' ') || query.normalize('NFKC').trim()}`;
};
