import { liveLimits, paths, type LiveTopicHint } from '@wanderwork/contracts';
import { type LiveNews } from './live-messages';
import { readEvents, type StreamBlock } from './read-events';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** The server shows every 25 s that the stream works. */
const SILENT_MS = MINUTE_MS;
const CHECK_EVERY_MS = 15 * SECOND_MS;
/** Without a stream, the tabs look again this often. */
const POLL_EVERY_MS = MINUTE_MS;
/** The server repeats the hints of the last 30 s to a new stream. */
const REPEATED_MS = 20 * SECOND_MS;
/** Topics that are opened one after the other share a new stream. */
const COLLECT_MS = 300;
const MIN_RETRY_MS = 2 * SECOND_MS;
const MAX_RETRY_MS = MINUTE_MS;
/** Where there is no room for streams, or a proxy holds them back, polling is enough for a while. */
const POLLING_MS = { min: 5 * MINUTE_MS, max: 10 * MINUTE_MS };

const between = (min: number, max: number): number => min + Math.random() * (max - min);
const pickPollingMs = (): number => between(POLLING_MS.min, POLLING_MS.max);

/** Why an attempt was ended here. */
type AbortReason = 'topics' | 'silent' | 'slept' | 'stopped';
/** `told`: the server ended the stream and said when to come back. */
type Outcome = AbortReason | 'refused' | 'told' | 'lost';

interface Attempt {
  abort: AbortController;
  topics: readonly string[];
  startedAt: number;
  hasData: boolean;
  retryMs: number | null;
}

/** Keeps the stream of hints of a browser open, and polls every minute while it can't. */
export class LiveConnection {
  private topics: readonly string[] = [];
  private attempt: Attempt | null = null;
  private isStopped = false;
  private failures = 0;
  private lastDataAt = Date.now();
  private checkedAt = Date.now();
  private timers: ReturnType<typeof setInterval>[] = [];
  private collecting: ReturnType<typeof setTimeout> | undefined;
  private endWait: () => void = () => {};

  constructor(private readonly onNews: (news: LiveNews) => void) {}

  start(): void {
    this.timers = [
      setInterval(() => this.check(), CHECK_EVERY_MS),
      setInterval(() => this.attempt?.hasData || this.onNews({ type: 'missed' }), POLL_EVERY_MS),
    ];
    void this.run();
  }

  stop(): void {
    this.isStopped = true;
    this.timers.forEach(clearInterval);
    clearTimeout(this.collecting);
    this.end('stopped');
    this.endWait();
  }

  /** Tabs ignore hints about other topics, so only a new topic needs another stream. */
  setTopics(topics: readonly string[]): void {
    this.topics = topics.slice(-liveLimits.topics);
    this.collecting ??= setTimeout(() => {
      this.collecting = undefined;
      if (this.topics.some((topic) => !this.attempt?.topics.includes(topic))) this.end('topics');
    }, COLLECT_MS);
  }

  private end(reason: AbortReason): void {
    this.attempt?.abort.abort(reason);
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      const attempt = {
        abort: new AbortController(),
        topics: this.topics,
        startedAt: Date.now(),
        hasData: false,
        retryMs: null,
      };
      this.attempt = attempt;
      const outcome = await this.connect(attempt);
      this.attempt = null;
      await this.wait(this.getWaitMs(outcome, attempt));
    }
  }

  private async connect(attempt: Attempt): Promise<Outcome> {
    const { abort, topics } = attempt;
    const query = topics.length === 0 ? '' : `?topics=${topics.join(',')}`;
    try {
      const response = await fetch(paths.api.connect.live() + query, {
        headers: { accept: 'text/event-stream' },
        signal: abort.signal,
      });
      if (!response.ok || !response.body) return 'refused';
      for await (const block of readEvents(response.body)) this.handle(block, attempt);
    } catch {
      // The network, unless it was ended here.
    }
    if (abort.signal.aborted) return abort.signal.reason as AbortReason;
    return attempt.retryMs === null ? 'lost' : 'told';
  }

  private handle({ event, data = '{}', retry }: StreamBlock, attempt: Attempt): void {
    this.noteData(attempt);
    if (event === 'topic') this.onNews({ type: 'topic', ...(JSON.parse(data) as LiveTopicHint) });
    if (event === 'notifications') this.onNews({ type: 'notifications' });
    // Another browser of the account took its place: it must not take it back at once.
    if (event === 'replaced') attempt.retryMs = pickPollingMs();
    else if (retry !== undefined) attempt.retryMs ??= retry;
  }

  private noteData(attempt: Attempt): void {
    const now = Date.now();
    const isLate = !attempt.hasData && now - this.lastDataAt > REPEATED_MS;
    attempt.hasData = true;
    this.failures = 0;
    this.lastDataAt = now;
    if (isLate) this.onNews({ type: 'missed' });
  }

  /** A silent stream is broken, or a proxy holds it back. After a sleep of the device it is gone. */
  private check(): void {
    const now = Date.now();
    const hasSlept = now - this.checkedAt > 2 * CHECK_EVERY_MS;
    this.checkedAt = now;
    const { hasData = false, startedAt = now } = this.attempt ?? {};
    if (now - (hasData ? this.lastDataAt : startedAt) >= SILENT_MS) this.end(hasSlept ? 'slept' : 'silent');
  }

  private getWaitMs(outcome: Outcome, { hasData, retryMs }: Attempt): number {
    if (outcome === 'topics' || outcome === 'stopped') return 0;
    if (outcome === 'told') return retryMs!;
    if (outcome === 'refused' || (outcome === 'silent' && !hasData)) return pickPollingMs();
    if (outcome !== 'lost') return between(0, MIN_RETRY_MS);
    this.failures += 1;
    return between(0.5, 1) * Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** this.failures);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
