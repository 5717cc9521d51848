import { Readable } from 'node:stream';
import type { LiveEventName, LiveTopicHint } from '@wanderwork/contracts';
import { MINUTE_MS, SECOND_MS } from '../../../platform/durations.js';

const HEARTBEAT_MS = 25 * SECOND_MS;
/** Streams are renewed after a time between these, so that they don't all reconnect at once. */
const MIN_LIFE_MS = 8 * MINUTE_MS;
const MAX_LIFE_MS = 12 * MINUTE_MS;
/** A browser that takes nothing is disconnected at this size. */
const MAX_WAITING_BYTES = 16_384;

/** Who reads, and the topics that their browser shows. */
export interface LiveReader {
  userId: string;
  sessionId: string;
  topics: readonly string[];
}

/** Hints for one browser, as server-sent events. */
export class LiveStream {
  readonly events = new Readable({ read: () => {} });
  readonly topics: ReadonlySet<string>;
  /** A new stream also gets the hints of the last seconds, which its browser may have missed while it reconnected. */
  isNew = true;
  readonly renewAt: number;
  private sentAt: number;

  constructor(
    readonly reader: LiveReader,
    now: number,
  ) {
    this.topics = new Set(reader.topics);
    this.renewAt = now + MIN_LIFE_MS + Math.random() * (MAX_LIFE_MS - MIN_LIFE_MS);
    this.sentAt = now;
    // The browser learns at once that it is connected.
    this.events.push(':\n\n');
  }

  send(name: LiveEventName, data: LiveTopicHint | object, now: number): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`, now);
  }

  /** Shows the browser, and proxies in between, that the connection works. */
  beat(now: number): void {
    if (now - this.sentAt >= HEARTBEAT_MS) this.write(':\n\n', now);
  }

  /** Ends the stream; the browser connects again after `retryMs`. */
  end(retryMs: number): void {
    this.events.push(`retry: ${Math.round(retryMs)}\n\n`);
    this.events.push(null);
  }

  private write(text: string, now: number): void {
    if (this.events.readableLength > MAX_WAITING_BYTES) this.events.destroy();
    if (this.events.destroyed) return;
    this.events.push(text);
    this.sentAt = now;
  }
}
