import { splitPhrase } from '../phrases/words.js';

/**
 * A request that counts toward the daily limit. The same one is free for the rest of the day. The prefix keeps
 * searches and analyses apart.
 */
export type CountedQuery = `search ${string}` | `analysis ${string}`;

/** "Warm  in JANUARY!" and "warm in january" count as one search. */
export const toCountedSearch = (query: string): CountedQuery => {
  const words = splitPhrase(query).map(({ text, value }) => value ?? text);
  return `search ${words.join(' ') || query.normalize('NFKC').trim()}`;
};
