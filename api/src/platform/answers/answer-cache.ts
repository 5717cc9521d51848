import { Injectable } from '@nestjs/common';
import type { Answer } from '../http/answer.js';
import { DataVersions } from './data-versions.js';

const MOST_BYTES = 16 * 1_048_576;
/** One answer must not push out all others; a feed with its whole texts is more than a megabyte with its packed copies. */
const LARGEST = 3 * 1_048_576;
/** What an answer takes beside its text: its address, tag and headers. Without it the shortest ones would cost nothing. */
const OVERHEAD = 2048;

/** An answer with the state of the data that it was made from; without a topic it never changes while the process runs. */
export interface KeptAnswer {
  answer: Answer;
  /** The route it belongs to, for the log. */
  route: string;
  topic: string | null;
  version: string;
}

const weightOf = ({ answer }: KeptAnswer): number => answer.weight + OVERHEAD;

/** Public answers in the memory of this process, by address; what was asked for longest ago goes first. */
@Injectable()
export class AnswerCache {
  private readonly kept = new Map<string, KeptAnswer>();
  private weight = 0;

  constructor(private readonly versions: DataVersions) {}

  /** The answer of an address, without a question to the database; null when there is none that surely still holds. */
  atHand(address: string): KeptAnswer | null {
    const kept = this.kept.get(address);
    if (!kept || (kept.topic !== null && this.versions.atHand(kept.topic) !== kept.version)) return null;
    return this.touched(address, kept);
  }

  /** The answer of an address at that state of the data. */
  find(address: string, version: string): Answer | null {
    const kept = this.kept.get(address);
    return kept?.version === version ? this.touched(address, kept).answer : null;
  }

  store(address: string, kept: KeptAnswer): void {
    if (kept.answer.weight > LARGEST) return;
    this.drop(address);
    this.kept.set(address, kept);
    this.weight += weightOf(kept);
    for (const oldest of this.kept.keys()) {
      if (this.weight <= MOST_BYTES) return;
      this.drop(oldest);
    }
  }

  private touched(address: string, kept: KeptAnswer): KeptAnswer {
    this.kept.delete(address);
    this.kept.set(address, kept);
    return kept;
  }

  private drop(address: string): void {
    const kept = this.kept.get(address);
    if (kept) this.weight -= weightOf(kept);
    this.kept.delete(address);
  }
}
