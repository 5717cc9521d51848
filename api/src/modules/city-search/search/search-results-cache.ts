import { Injectable } from '@nestjs/common';
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
  /** In bytes: only the key until the answer is ready. */
  bytes: number;
}

const serialize = (answer: object): Buffer => Buffer.from(JSON.stringify(answer));

/** Search answers in the memory of this process. The least recently used one is dropped first. */
@Injectable()
export class SearchResultsCache {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(private readonly versions: DataVersions) {}

  /**
   * Returns the answer cached since the table last changed, or a new one. Concurrent requests share one computation.
   */
  async get(key: string, find: () => Promise<object>): Promise<Buffer> {
    const version = await this.versions.current(CITIES);
    const cachedEntry = this.entries.get(key);
    if (cachedEntry?.version === version) {
      this.remove(key);
      this.add(key, cachedEntry);
      return cachedEntry.answer;
    }
    const entry: Entry = {
      version,
      answer: find().then(serialize),
      bytes: 2 * key.length + ENTRY_OVERHEAD_BYTES,
    };
    this.remove(key);
    this.add(key, entry);
    entry.answer.then(
      ({ length }) => this.addWeight(key, entry, length),
      // Failures are not cached.
      () => this.entries.get(key) === entry && this.remove(key),
    );
    return entry.answer;
  }

  private addWeight(key: string, entry: Entry, bytes: number): void {
    if (this.entries.get(key) !== entry) return;
    entry.bytes += bytes;
    this.bytes += bytes;
    this.removeOldest();
  }

  private add(key: string, entries: Entry): void {
    this.entries.set(key, entries);
    this.bytes += entries.bytes;
    this.removeOldest();
  }

  private removeOldest(): void {
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= MAX_BYTES) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
