import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../../platform/durations.js';
import { type GetJson, ProviderError } from './provider.js';

/** Timeouts and pauses of a run. */
export interface Pace {
  timeoutMs: number;
  /** Pause before the second attempt; it doubles before each further one. */
  firstWaitMs: number;
}

export const PACE: Pace = { timeoutMs: 30_000, firstWaitMs: 1000 };

const MAX_ATTEMPTS = 4;
const MAX_WAIT_MS = MINUTE_MS;
const MAX_BYTES = 20 * 1024 * 1024;
const MAX_REASON_LENGTH = 200;

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

const readText = async (response: Response): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > MAX_BYTES) throw new ProviderError('it answered with more than 20 MB');
    pieces.push(piece as Uint8Array);
  }
  return Buffer.concat(pieces).toString('utf8');
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new TemporaryError(
      text.trimStart().startsWith('<') ? 'it answered with a web page' : 'its answer is incomplete',
    );
  }
};

const checkResponse = (response: Response, text: string): unknown => {
  if (response.status === 429)
    throw new TemporaryError('it asked us to slow down (429)', getRetryAfterMs(response));
  if (response.status >= 500)
    throw new TemporaryError(`it answered ${response.status}`, getRetryAfterMs(response));
  if (!response.ok)
    throw new ProviderError(`it answered ${response.status}: ${text.slice(0, MAX_REASON_LENGTH)}`);
  return parseJson(text);
};

const fetchOnce = async (url: URL, timeoutMs: number): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      // Only the settings decide which host to call.
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    return checkResponse(response, await readText(response));
  } catch (error) {
    if (error instanceof TemporaryError || error instanceof ProviderError) throw error;
    const isTimeout = (error as Error).name === 'TimeoutError';
    throw new TemporaryError(isTimeout ? `it took more than ${timeoutMs} ms` : 'it could not be reached');
  }
};

/**
 * Creates a function that fetches JSON with retries, with growing pauses or with those the server asks for. Throws a
 * `ProviderError` after the last attempt.
 */
export const createGetJson =
  ({ timeoutMs, firstWaitMs }: Pace): GetJson =>
  async (url) => {
    let reason = '';
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      try {
        return await fetchOnce(url, timeoutMs);
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
