import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES } from '../../cities/index.js';

/** Size limit of all cached answers with their keys. */
const MAX_BYTES = 10 * 1_048_576;
/** Memory of an entry in addition to its texts. */
const ENTRY_OVERHEAD_BYTES = 512;

interface Entry {
  /** The table version it was computed from. */
  version: string;
  answer: Promise<CachedAnswer>;
}

/** An answer as it is sent. */
export interface CachedAnswer {
  json: Buffer;
  /** Whether the person got something for the search, so that it counts. */
  isUseful: boolean;
}

/** Search answers in the memory of this process. The least recently used one is dropped first. */
@Injectable()
export class SearchResultsCache {
  private readonly entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES });

  constructor(private readonly versions: DataVersions) {}

  /**
   * Returns the answer cached since the table last changed, or a new one. Concurrent requests share one computation.
   */
  async get(key: string, find: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const version = await this.versions.current(CITIES);
    const cachedEntry = this.entries.get(key);
    if (cachedEntry?.version === version) return cachedEntry.answer;
    const entry: Entry = { version, answer: find() };
    this.store(key, entry, 0);
    const isStored = () => this.entries.peek(key) === entry;
    entry.answer.then(
      // A copy, because storing the same object again would keep its size.
      ({ json }) => isStored() && this.store(key, { ...entry }, json.length),
      // Failures are not cached.
      () => isStored() && this.entries.delete(key),
    );
    return entry.answer;
  }

  /** `answerBytes` is 0 until the answer is ready. */
  private store(key: string, entry: Entry, answerBytes: number): void {
    this.entries.set(key, entry, { size: 2 * key.length + ENTRY_OVERHEAD_BYTES + answerBytes });
  }
}
