import { Readable } from 'node:stream';
import { errorCodes } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../errors/to-app-error.js';

/** An answer that is written while it is read: one event per line. */
export interface LineStream<Event> {
  /** Can be read once. Ends early when `signal` aborts. */
  events(signal: AbortSignal): AsyncIterable<Event>;
  /** Must be called at the end, whether the events were read or not. */
  leave(): void;
}

/** What replaces the rest of the events after an error. */
interface FailedEvent {
  event: 'failed';
  code: string;
  message: string;
}

/** One JSON object per line. Proxies must not buffer, compress or cache the response. */
const headers = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};

const toLine = (event: object): string => `${JSON.stringify(event)}\n`;

/** The status is already sent, so an error is reported as an event. */
const createFailedEvent = (error: unknown, request: FastifyRequest): FailedEvent => {
  const appError = toAppError(error);
  if (!appError) request.log.error({ reqId: request.id, err: error }, 'unexpected error in an answer');
  return {
    event: 'failed',
    code: appError?.code ?? errorCodes.internal,
    message: appError?.message ?? 'Something went wrong on our side. Please try again later.',
  };
};

async function* lines(
  events: AsyncIterable<object>,
  request: FastifyRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  try {
    for await (const event of events) yield toLine(event);
  } catch (error) {
    if (!signal.aborted) yield toLine(createFailedEvent(error, request));
  }
}

/** Passes the lines on, and calls `giveUp` if the reader does not take one within `ms`. */
async function* limitWait(
  all: AsyncIterable<string>,
  ms: number,
  giveUp: () => void,
): AsyncGenerator<string> {
  for await (const line of all) {
    const timeout = setTimeout(giveUp, ms);
    try {
      yield line;
    } finally {
      clearTimeout(timeout);
    }
  }
}

/** Streams an answer. It ends when the reader disconnects or takes nothing for `readerMs`. */
export const sendLines = (
  request: FastifyRequest,
  reply: FastifyReply,
  { events, leave }: LineStream<object>,
  readerMs: number,
): void => {
  const stop = new AbortController();
  reply.raw.once('close', () => {
    stop.abort();
    leave();
  });
  if (reply.raw.destroyed) return leave();
  const written = lines(events(stop.signal), request, stop.signal);
  const sent = limitWait(written, readerMs, () => reply.raw.destroy());
  void reply.headers(headers).send(Readable.from(sent));
};
