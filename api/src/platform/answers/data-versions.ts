import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/index.js';
import { DatabaseCircuit } from '../database/database-circuit.js';
import { MINUTE_MS } from '../durations.js';
import { isDatabaseGone } from '../errors/database-gone.js';

/** How long answers stand while the database cannot say whether their data changed. */
const OUTAGE_MS = 10 * MINUTE_MS;

/** What besides its rows changes what a topic's answers say: the day, a time that has come. */
export type Moment = (now: Date) => string | Promise<string>;

const never: Moment = () => '';

interface Known {
  version: string;
  /** Of the monotonic clock, before the database was asked. */
  askedAt: number;
}

/**
 * Tells whether the data of a topic changed. Triggers count every writing statement in `data_versions`, in its own
 * transaction: whoever sees the count sees the data, whichever process wrote it. Asked from the database again when the
 * last word is older than `answersHoldMs`, or when this process itself wrote something.
 */
@Injectable()
export class DataVersions {
  private readonly moments = new Map<string, Moment>();
  private readonly known = new Map<string, Known>();
  private readonly asking = new Map<string, Promise<string>>();

  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly circuit: DatabaseCircuit,
  ) {}

  /** Has `moment` count as a change of the topic too. */
  follow(topic: string, moment: Moment): void {
    this.moments.set(topic, moment);
  }

  /**
   * The version as it was told a moment ago; null when it must be asked for. Half-way to that it is asked for in the
   * background, so that callers who keep coming never wait. While the database is gone, the last version stands.
   */
  atHand(topic: string): string | null {
    const known = this.known.get(topic);
    if (this.circuit.isOpen) return this.lastKnown(topic);
    const age = known ? performance.now() - known.askedAt : Infinity;
    if (!known || age >= this.config.answersHoldMs) return null;
    if (age >= this.config.answersHoldMs / 2) void this.askOnce(topic).catch(() => null);
    return known.version;
  }

  /** To be called after this process changed a topic's data: who reads next asks the database, as others do in a moment. */
  changed(topic: string): void {
    this.known.delete(topic);
    // What is being asked may have been answered before the change.
    this.asking.delete(topic);
  }

  async current(topic: string): Promise<string> {
    return (
      this.atHand(topic) ?? this.askOnce(topic).catch((error: unknown) => this.afterFailure(topic, error))
    );
  }

  private afterFailure(topic: string, error: unknown): string {
    const version = isDatabaseGone(error) ? this.lastKnown(topic) : null;
    if (version === null) throw error;
    return version;
  }

  private lastKnown(topic: string): string | null {
    const known = this.known.get(topic);
    return known && performance.now() - known.askedAt < OUTAGE_MS ? known.version : null;
  }

  /** Callers at the same time share one question. */
  private askOnce(topic: string): Promise<string> {
    return this.asking.get(topic) ?? this.ask(topic);
  }

  private ask(topic: string): Promise<string> {
    const askedAt = performance.now();
    const answer = this.read(topic);
    this.asking.set(topic, answer);
    const end = (known?: Known) => {
      // It changed meanwhile, and somebody else may be asking again.
      if (this.asking.get(topic) !== answer) return;
      this.asking.delete(topic);
      if (known) this.known.set(topic, known);
    };
    answer.then(
      (version) => end({ version, askedAt }),
      () => end(),
    );
    return answer;
  }

  private async read(topic: string): Promise<string> {
    const moment = this.moments.get(topic) ?? never;
    const [rows, at] = await Promise.all([
      this.database.query<{ version: string }[]>('SELECT version FROM data_versions WHERE topic = $1', [
        topic,
      ]),
      moment(new Date()),
    ]);
    const [row] = rows;
    if (!row) throw new Error(`Nobody counts the changes of ${topic}`);
    return `${row.version} ${at}`;
  }
}
