import { Readable } from 'node:stream';
import { errorCodes, type AnalysisEvent } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../../../platform/errors/to-app-error.js';
import type { Begun } from '../analysis.service.js';

/** A line a JSON; nothing between us and the browser may collect, pack or keep them. */
const headers = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};

const lineOf = (event: AnalysisEvent): string => `${JSON.stringify(event)}\n`;

/** After the first line there is no status to answer with, so a fault is told as an event. */
const failed = (error: unknown, request: FastifyRequest): AnalysisEvent => {
  const known = toAppError(error);
  if (!known) request.log.error({ reqId: request.id, err: error }, 'unexpected error in an analysis');
  return {
    event: 'failed',
    code: known?.code ?? errorCodes.internal,
    message: known?.message ?? 'Something went wrong on our side. Please try again later.',
  };
};

async function* lines(
  events: AsyncIterable<AnalysisEvent>,
  request: FastifyRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  try {
    for await (const event of events) yield lineOf(event);
  } catch (error) {
    if (!signal.aborted) yield lineOf(failed(error, request));
  }
}

/** The same lines; `giveUp` where one of them is not taken for so long. */
async function* takenWithin(
  all: AsyncIterable<string>,
  ms: number,
  giveUp: () => void,
): AsyncGenerator<string> {
  for await (const line of all) {
    const waits = setTimeout(giveUp, ms);
    try {
      yield line;
    } finally {
      clearTimeout(waits);
    }
  }
}

/** Sends an analysis as it is written. Who hangs up ends it, and so does who takes nothing of it for `readerMs`. */
export const sendLines = (
  request: FastifyRequest,
  reply: FastifyReply,
  { events, leave }: Begun,
  readerMs: number,
): void => {
  const stop = new AbortController();
  reply.raw.once('close', () => {
    stop.abort();
    leave();
  });
  if (reply.raw.destroyed) return leave();
  const written = lines(events(stop.signal), request, stop.signal);
  const sent = takenWithin(written, readerMs, () => reply.raw.destroy());
  void reply.headers(headers).send(Readable.from(sent));
};
