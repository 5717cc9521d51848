import { Injectable } from '@nestjs/common';
import type { SearchAnswer } from '@wanderwork/contracts';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES } from '../cities.topic.js';

/** Cities in all kept answers together: some twenty megabytes. */
const MOST_CITIES = 10_000;

interface Kept {
  /** The state of the table that it was made from. */
  version: string;
  answer: Promise<SearchAnswer>;
  /** How many cities it may have. */
  size: number;
}

/** Answers of searches in the memory of this process; what was asked for longest ago goes first. */
@Injectable()
export class KeptSearches {
  private readonly kept = new Map<string, Kept>();
  private cities = 0;

  constructor(private readonly versions: DataVersions) {}

  /** The answer kept since the table last changed, or a new one. Who asks while it is being made waits for the same. */
  async of(key: string, size: number, find: () => Promise<SearchAnswer>): Promise<SearchAnswer> {
    const version = await this.versions.current(CITIES);
    const known = this.kept.get(key);
    const { answer } = known?.version === version ? known : { answer: find() };
    this.drop(key);
    this.keep(key, { version, answer, size: size + 1 });
    // What failed is asked anew.
    answer.catch(() => this.kept.get(key)?.answer === answer && this.drop(key));
    return answer;
  }

  private keep(key: string, kept: Kept): void {
    this.kept.set(key, kept);
    this.cities += kept.size;
    for (const oldest of this.kept.keys()) {
      if (this.cities <= MOST_CITIES) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.cities -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }
}
