import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

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
