import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { liveLimits } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { SECOND_MS } from '../../../platform/durations.js';
import { unavailable } from '../../../platform/errors/app-error.js';
import { Draining } from '../../../platform/health/draining.js';
import { SessionListService } from '../../auth/index.js';
import { PeopleDirectory } from '../people-directory.js';
import { type LiveEventRow, LiveEventsRepository } from './live-events.repository.js';
import { type LiveReader, LiveStream } from './live-stream.js';

const POLL_EVERY_MS = SECOND_MS;
const CHECK_SESSIONS_EVERY_MS = 10 * SECOND_MS;
/** Without a stream, clients poll this often. */
const POLL_INSTEAD_SECONDS = 60;
/** After a renewal, the browser connects again within this time. */
const MAX_RENEW_RETRY_MS = 2 * SECOND_MS;
/** When the process stops, its browsers connect to others, or to the next one, between these times. */
const STOP_RETRY_MS = { min: 2 * SECOND_MS, max: 15 * SECOND_MS };

const pickStopRetry = (): number =>
  STOP_RETRY_MS.min + Math.random() * (STOP_RETRY_MS.max - STOP_RETRY_MS.min);

const sendHint = (stream: LiveStream, { topic, number }: LiveEventRow, now: number): void => {
  if (topic === null) stream.send('notifications', {}, now);
  else stream.send('topic', { topic, number }, now);
};

/** The streams of hints that this process holds open. One query a second serves them all. */
@Injectable()
export class LiveStreamsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger(LiveStreamsService.name);
  private readonly streams = new Set<LiveStream>();
  /** The events of the last look, which repeats what was found before. */
  private seenIds: ReadonlySet<string> = new Set();
  private sessionsCheckedAt = 0;
  private timer: NodeJS.Timeout | null = null;
  private work: Promise<void> | null = null;

  constructor(
    private readonly config: Config,
    private readonly draining: Draining,
    private readonly events: LiveEventsRepository,
    private readonly sessions: SessionListService,
    private readonly people: PeopleDirectory,
  ) {}

  onModuleInit(): void {
    this.draining.onStart(() => this.endAll());
  }

  beforeApplicationShutdown(): void {
    this.endAll();
  }

  /** How many streams are open. */
  get count(): number {
    return this.streams.size;
  }

  /** Throws 503 when the process stops or holds as many streams as it may. */
  open(reader: LiveReader, now = performance.now()): LiveStream {
    this.draining.assertAccepting();
    this.endOldestOf(reader.userId, now);
    if (this.streams.size >= this.config.liveStreams)
      throw unavailable('Live updates are busy. Please look again in a minute.', POLL_INSTEAD_SECONDS);
    const stream = new LiveStream(reader, now);
    this.streams.add(stream);
    stream.events.once('close', () => this.remove(stream));
    if (this.timer === null) this.start(now);
    return stream;
  }

  /** Sends what is new and what is due. `now` is monotonic. Calls during a run share it. */
  run(now = performance.now()): Promise<void> {
    this.work ??= ignoreDatabaseGone(this.runOnce(now))
      .catch((error: unknown) => this.log.error('Live hints could not be read.', error))
      .finally(() => (this.work = null));
    return this.work;
  }

  private async runOnce(now: number): Promise<void> {
    for (const stream of this.streams) {
      if (now >= stream.renewAt) this.end(stream, Math.random() * MAX_RENEW_RETRY_MS);
      else stream.beat(now);
    }
    if (this.streams.size === 0) return;
    if (now - this.sessionsCheckedAt >= CHECK_SESSIONS_EVERY_MS) await this.endWithoutSession(now);
    await this.sendLatest(now);
  }

  private async sendLatest(now: number): Promise<void> {
    const readers = [...this.streams];
    const topics = new Set(readers.flatMap(({ reader }) => reader.topics));
    const userIds = new Set(readers.map(({ reader }) => reader.userId));
    const rows = await this.events.listLatest([...topics], [...userIds]);
    const newRows = rows.filter(({ id }) => !this.seenIds.has(id));
    const isFor = await this.createAudience(readers.some(({ isNew }) => isNew) ? rows : newRows, readers);
    for (const stream of readers) {
      for (const row of stream.isNew ? rows : newRows) if (isFor(row, stream)) sendHint(stream, row, now);
      stream.isNew = false;
    }
    this.seenIds = new Set(rows.map(({ id }) => id));
  }

  /** Replies concern those who read the topic, except their author and people who muted or blocked the author. */
  private async createAudience(rows: readonly LiveEventRow[], readers: readonly LiveStream[]) {
    const actorIds = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
    const userIds = [...new Set(readers.map(({ reader }) => reader.userId))];
    const muted = actorIds.length === 0 ? [] : await this.people.listMuted(userIds, actorIds);
    const mutedPairs = new Set(muted.map(({ userId, otherId }) => `${userId} ${otherId}`));
    return ({ topic, actorId, userIds: notified }: LiveEventRow, { topics, reader }: LiveStream): boolean => {
      if (topic === null) return notified.includes(reader.userId);
      return topics.has(topic) && actorId !== reader.userId && !mutedPairs.has(`${reader.userId} ${actorId}`);
    };
  }

  /** Whoever signed out, or was signed out, gets nothing any more. */
  private async endWithoutSession(now: number): Promise<void> {
    this.sessionsCheckedAt = now;
    const checked = [...this.streams];
    const active = await this.sessions.findActive(checked.map(({ reader }) => reader.sessionId));
    for (const stream of checked) if (!active.has(stream.reader.sessionId)) this.end(stream, pickStopRetry());
  }

  /** Nothing runs while nobody listens. */
  private start(now: number): void {
    this.sessionsCheckedAt = now;
    this.timer = setInterval(() => void this.run(), POLL_EVERY_MS).unref();
  }

  private endOldestOf(userId: string, now: number): void {
    const own = [...this.streams].filter(({ reader }) => reader.userId === userId);
    for (const stream of own.slice(0, Math.max(0, own.length - liveLimits.streamsPerAccount + 1))) {
      stream.send('replaced', {}, now);
      this.end(stream, POLL_INSTEAD_SECONDS * SECOND_MS);
    }
  }

  private endAll(): void {
    for (const stream of this.streams) this.end(stream, pickStopRetry());
  }

  private end(stream: LiveStream, retryMs: number): void {
    stream.end(retryMs);
    this.remove(stream);
  }

  private remove(stream: LiveStream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }
}
