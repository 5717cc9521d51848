import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../../platform/durations.js';
import { ProviderError, type ProviderHttp } from './provider.js';

/** Timeouts and pauses of a run. */
export interface Pace {
  /** For one JSON answer. A file may take `FILE_TIMEOUT_FACTOR` times as long. */
  timeoutMs: number;
  /** Pause before the second attempt; it doubles before each further one. */
  firstWaitMs: number;
}

export const PACE: Pace = { timeoutMs: 30_000, firstWaitMs: 1000 };

const MAX_ATTEMPTS = 4;
const MAX_WAIT_MS = MINUTE_MS;
const MAX_REASON_LENGTH = 200;
const FILE_TIMEOUT_FACTOR = 4;

/** What a provider sends, and how to read it. */
interface Format<T> {
  accept: string;
  maxMegabytes: number;
  /** Returns null if the answer is not whole. */
  parse: (bytes: Buffer) => T | null;
}

/** A temporary failure, worth another attempt. */
class TemporaryError extends Error {
  constructor(
    message: string,
    readonly waitMs = 0,
  ) {
    super(message);
  }
}

const getRetryAfterMs = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, MAX_WAIT_MS) : 0;
};

/** Reads the body until `signal`, which `fetch` may forget once the garbage collector takes the finished request. */
const readBytes = async ({ body }: Response, maxMegabytes: number, signal: AbortSignal): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body?.pipeThrough(new TransformStream<Uint8Array>(), { signal }) ?? []) {
    size += piece.length;
    if (size > maxMegabytes * 1024 * 1024)
      throw new ProviderError(`it answered with more than ${maxMegabytes} MB`);
    pieces.push(piece as Uint8Array);
  }
  return Buffer.concat(pieces);
};

const isWebPage = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, MAX_REASON_LENGTH).trimStart().startsWith('<');

const checkResponse = <T>(response: Response, bytes: Buffer, format: Format<T>): T => {
  if (response.status === 429)
    throw new TemporaryError('it asked us to slow down (429)', getRetryAfterMs(response));
  if (response.status >= 500)
    throw new TemporaryError(`it answered ${response.status}`, getRetryAfterMs(response));
  if (!response.ok)
    throw new ProviderError(
      `it answered ${response.status}: ${bytes.toString('utf8').slice(0, MAX_REASON_LENGTH)}`,
    );
  if (isWebPage(bytes)) throw new TemporaryError('it answered with a web page');
  const answer = format.parse(bytes);
  if (answer === null) throw new TemporaryError('its answer is incomplete');
  return answer;
};

/** The body of an answer that ends before its announced length fails with this message of `fetch`. */
const BROKEN_OFF = 'terminated';

const fetchOnce = async <T>(url: URL, timeoutMs: number, format: Format<T>): Promise<T> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      signal,
      // Only the settings decide which host to call.
      redirect: 'error',
      headers: { accept: format.accept },
    });
    return checkResponse(response, await readBytes(response, format.maxMegabytes, signal), format);
  } catch (error) {
    if (error instanceof TemporaryError || error instanceof ProviderError) throw error;
    const { name, message } = error as Error;
    if (name === 'TimeoutError') throw new TemporaryError(`it took more than ${timeoutMs} ms`);
    throw new TemporaryError(message === BROKEN_OFF ? 'its answer is incomplete' : 'it could not be reached');
  }
};

const fetchWithRetries = async <T>(
  url: URL,
  { timeoutMs, firstWaitMs }: Pace,
  format: Format<T>,
): Promise<T> => {
  let reason = '';
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await fetchOnce(url, timeoutMs, format);
    } catch (error) {
      if (!(error instanceof TemporaryError)) throw createRefusal(url, (error as Error).message);
      reason = error.message;
      if (attempt + 1 < MAX_ATTEMPTS) await wait(Math.max(firstWaitMs * 2 ** attempt, error.waitMs));
    }
  }
  throw createRefusal(url, `${reason}, ${MAX_ATTEMPTS} times`);
};

const createRefusal = (url: URL, reason: string) =>
  new ProviderError(`${url.host}${url.pathname}: ${reason}. Nothing was planned.`);

const jsonFormat: Format<{ answer: unknown }> = {
  accept: 'application/json',
  maxMegabytes: 20,
  parse: (bytes) => {
    try {
      return { answer: JSON.parse(bytes.toString('utf8')) };
    } catch {
      return null;
    }
  },
};

/**
 * Creates the functions with which a provider fetches. They retry with growing pauses or with those the server asks
 * for, and throw a `ProviderError` after the last attempt.
 */
export const createProviderHttp = (pace: Pace): ProviderHttp => ({
  getJson: async (url) => (await fetchWithRetries(url, pace, jsonFormat)).answer,
  getFile: (url, isWhole) =>
    fetchWithRetries(
      url,
      { ...pace, timeoutMs: pace.timeoutMs * FILE_TIMEOUT_FACTOR },
      { accept: '*/*', maxMegabytes: 100, parse: (bytes) => (isWhole(bytes) ? bytes : null) },
    ),
});
