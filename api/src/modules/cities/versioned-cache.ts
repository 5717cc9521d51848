import { LRUCache } from 'lru-cache';
import type { DataVersions } from '../../platform/answers/data-versions.js';
import { CITIES } from './cities.topic.js';

/**
 * Caches answers about the city table in the memory of this process until the table changes. The least recently
 * used answer is dropped first. Concurrent requests share one computation.
 */
export class VersionedCache<T> {
  private version: string | null = null;
  private readonly answers: LRUCache<string, Promise<T>>;

  constructor(
    private readonly versions: DataVersions,
    maxEntries: number,
  ) {
    this.answers = new LRUCache({ max: maxEntries });
  }

  async get(question: string, ask: () => Promise<T>): Promise<T> {
    const version = await this.versions.current(CITIES);
    if (this.version !== version) this.answers.clear();
    this.version = version;
    return this.answers.get(question) ?? this.store(question, ask());
  }

  private store(question: string, answer: Promise<T>): Promise<T> {
    this.answers.set(question, answer);
    // Failures are not cached.
    answer.catch(() => this.answers.peek(question) === answer && this.answers.delete(question));
    return answer;
  }
}
