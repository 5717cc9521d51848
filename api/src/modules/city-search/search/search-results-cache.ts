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
  /** Already serialized for the response. */
  answer: Promise<Buffer>;
}

const serialize = (answer: object): Buffer => Buffer.from(JSON.stringify(answer));

/** Search answers in the memory of this process. The least recently used one is dropped first. */
@Injectable()
export class SearchResultsCache {
  private readonly entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES });

  constructor(private readonly versions: DataVersions) {}

  /**
   * Returns the answer cached since the table last changed, or a new one. Concurrent requests share one computation.
   */
  async get(key: string, find: () => Promise<object>): Promise<Buffer> {
    const version = await this.versions.current(CITIES);
    const cachedEntry = this.entries.get(key);
    if (cachedEntry?.version === version) return cachedEntry.answer;
    const entry: Entry = { version, answer: find().then(serialize) };
    this.store(key, entry, 0);
    const isStored = () => this.entries.peek(key) === entry;
    entry.answer.then(
      // A copy, because storing the same object again would keep its size.
      ({ length }) => isStored() && this.store(key, { ...entry }, length),
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
