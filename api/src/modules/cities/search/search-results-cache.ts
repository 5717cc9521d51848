import { Injectable } from '@nestjs/common';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES } from '../cities.topic.js';

/** Size limit of all cached answers with their keys. */
const MOST_BYTES = 10 * 1_048_576;
/** Memory of an entry in addition to its texts. */
const OVERHEAD = 512;

interface Kept {
  /** The table version it was computed from. */
  version: string;
  /** Already serialized for the response. */
  answer: Promise<Buffer>;
  /** In bytes: only the key until the answer is ready. */
  weight: number;
}

const written = (answer: object): Buffer => Buffer.from(JSON.stringify(answer));

/** Search answers in the memory of this process. The least recently used one is dropped first. */
@Injectable()
export class SearchResultsCache {
  private readonly kept = new Map<string, Kept>();
  private weight = 0;

  constructor(private readonly versions: DataVersions) {}

  /**
   * Returns the answer cached since the table last changed, or a new one. Concurrent requests share one computation.
   */
  async get(key: string, find: () => Promise<object>): Promise<Buffer> {
    const version = await this.versions.current(CITIES);
    const known = this.kept.get(key);
    if (known?.version === version) {
      this.drop(key);
      this.keep(key, known);
      return known.answer;
    }
    const made: Kept = { version, answer: find().then(written), weight: 2 * key.length + OVERHEAD };
    this.drop(key);
    this.keep(key, made);
    made.answer.then(
      ({ length }) => this.weigh(key, made, length),
      // Failures are not cached.
      () => this.kept.get(key) === made && this.drop(key),
    );
    return made.answer;
  }

  private weigh(key: string, made: Kept, bytes: number): void {
    if (this.kept.get(key) !== made) return;
    made.weight += bytes;
    this.weight += bytes;
    this.dropOldest();
  }

  private keep(key: string, kept: Kept): void {
    this.kept.set(key, kept);
    this.weight += kept.weight;
    this.dropOldest();
  }

  private dropOldest(): void {
    for (const oldest of this.kept.keys()) {
      if (this.weight <= MOST_BYTES) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.weight -= this.kept.get(key)?.weight ?? 0;
    this.kept.delete(key);
  }
}
