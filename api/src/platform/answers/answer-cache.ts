import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../http/answer.js';
import { DataVersions } from './data-versions.js';

const MAX_BYTES = 16 * 1_048_576;
/**
 * Keeps one answer from pushing out all others. A feed with full texts takes more than a megabyte with its compressed
 * copies.
 */
const MAX_ANSWER_BYTES = 3 * 1_048_576;
/** Size of an answer's key, tag and headers in bytes. Without it, very short answers would count as almost nothing. */
const OVERHEAD_BYTES = 2048;

/** A cached answer and the data version it was made from. Without a topic it never changes while the process runs. */
export interface CachedAnswer {
  answer: Answer;
  /** The answer's route, for the log. */
  route: string;
  topic: string | null;
  version: string;
  /** In milliseconds since 1970; absent if time alone does not change the answer. */
  endsAt?: number | undefined;
}

const hasEnded = ({ endsAt }: CachedAnswer): boolean => endsAt !== undefined && Date.now() >= endsAt;

/** Caches public answers in memory by address. The least recently used answer is dropped first. */
@Injectable()
export class AnswerCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES + OVERHEAD_BYTES,
    sizeCalculation: ({ answer }) => answer.size + OVERHEAD_BYTES,
  });

  constructor(private readonly versions: DataVersions) {}

  /** Finds the answer for an address without querying the database; null when none is certain to be current. */
  findCurrent(address: string): CachedAnswer | null {
    const cached = this.answers.get(address);
    if (
      !cached ||
      hasEnded(cached) ||
      (cached.topic !== null && this.versions.getCached(cached.topic) !== cached.version)
    )
      return null;
    return cached;
  }

  /** Finds the answer that was made from this data version. */
  find(address: string, version: string): Answer | null {
    const cached = this.answers.get(address);
    return cached?.version === version && !hasEnded(cached) ? cached.answer : null;
  }

  store(address: string, cached: CachedAnswer): void {
    this.answers.set(address, cached);
  }
}
