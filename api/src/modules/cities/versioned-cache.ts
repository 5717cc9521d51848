import type { DataVersions } from '../../platform/answers/data-versions.js';
import { CITIES } from './cities.topic.js';

/**
 * Answers to questions about the table of cities, in the memory of this process until the table changes. With `most` of them
 * all are let go and asked anew. Who asks while an answer is being made waits for the same.
 */
export class VersionedCache<T> {
  private version: string | null = null;
  private readonly answers = new Map<string, Promise<T>>();

  constructor(
    private readonly versions: DataVersions,
    private readonly most: number,
  ) {}

  async get(question: string, ask: () => Promise<T>): Promise<T> {
    const version = await this.versions.current(CITIES);
    if (this.version !== version) this.answers.clear();
    this.version = version;
    return this.answers.get(question) ?? this.keep(question, ask());
  }

  private keep(question: string, answer: Promise<T>): Promise<T> {
    if (this.answers.size >= this.most) this.answers.clear();
    this.answers.set(question, answer);
    // What failed is asked anew.
    answer.catch(() => this.answers.get(question) === answer && this.answers.delete(question));
    return answer;
  }
}
