import { splitPhrase } from '../phrases/words.js';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/**
 * A request that counts toward a daily limit. The same one is free for the rest of the day. The prefix keeps searches,
 * analyses and messages to the assistant apart.
 */
export type CountedQuery = `search ${string}` | `analysis ${string}` | `message ${string}`;

/** "Warm  in JANUARY!" and "warm in january" count as one search. */
export const toCountedSearch = (query: string): CountedQuery => {
  const words = splitPhrase(query).map(({ text, value }) => value ?? text);
  return `search ${words.join(' ') || query.normalize('NFKC').trim()}`;
};

/** About three megabytes. */
const MAX_ENTRIES = 20_000;

/**
 * Searches that are already counted, as keyed hashes of subject, search and day. A repeated search is free and needs
 * no query. The cache never holds a search that the database has not counted.
 */
@Injectable()
export class CountedSearchesCache {
  private readonly hashes = new LRUCache<string, true>({ max: MAX_ENTRIES });

  has(hash: string): boolean {
    return this.hashes.has(hash);
  }

  add(hash: string): void {
    this.hashes.set(hash, true);
  }

  clear(): void {
    this.hashes.clear();
  }
}
