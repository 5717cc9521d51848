import { Injectable } from '@nestjs/common';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CITIES } from '../cities.topic.js';

/** Cities in all kept answers together: some ten megabytes. */
const MOST_CITIES = 10_000;

interface Kept {
  /** The state of the table that it was made from. */
  version: string;
  /** As it is sent, so that nobody writes it twice. */
  answer: Promise<Buffer>;
  /** How many cities it may have. */
  size: number;
}

const written = (answer: object): Buffer => Buffer.from(JSON.stringify(answer));

/** Answers of searches in the memory of this process; what was asked for longest ago goes first. */
@Injectable()
export class KeptSearches {
  private readonly kept = new Map<string, Kept>();
  private cities = 0;

  constructor(private readonly versions: DataVersions) {}

  /** The answer kept since the table last changed, or a new one. Who asks while it is being made waits for the same. */
  async of(key: string, size: number, find: () => Promise<object>): Promise<Buffer> {
    const version = await this.versions.current(CITIES);
    const known = this.kept.get(key);
    const { answer } = known?.version === version ? known : { answer: find().then(written) };
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
