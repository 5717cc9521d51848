import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../../platform/durations.js';
import { ProviderError } from './provider-error.js';

/** Fetches a URL as JSON. */
export type GetJson = (url: URL) => Promise<unknown>;

/** Timeouts and pauses of a run. */
export interface Pace {
  timeoutMs: number;
  /** Pause before the second attempt; it doubles before each further one. */
  firstWaitMs: number;
}

export const PACE: Pace = { timeoutMs: 30_000, firstWaitMs: 1000 };

const TRIES = 4;
const LONGEST_WAIT_MS = MINUTE_MS;
const LARGEST_BYTES = 20 * 1024 * 1024;
const REASON_MAX = 200;

/** A temporary failure, worth another attempt. */
class Passing extends Error {
  constructor(
    message: string,
    readonly waitMs = 0,
  ) {
    super(message);
  }
}

const waitAskedFor = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : 0;
};

const textOf = async (response: Response): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > LARGEST_BYTES) throw new ProviderError('it answered with more than 20 MB');
    pieces.push(piece as Uint8Array);
  }
  return Buffer.concat(pieces).toString('utf8');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Passing(text.trimStart().startsWith('<') ? 'it answered with a page' : 'its answer breaks off');
  }
};

const judge = (response: Response, text: string): unknown => {
  if (response.status === 429) throw new Passing('it asked for a pause (429)', waitAskedFor(response));
  if (response.status >= 500) throw new Passing(`it answered ${response.status}`, waitAskedFor(response));
  if (!response.ok) throw new ProviderError(`it answered ${response.status}: ${text.slice(0, REASON_MAX)}`);
  return parsed(text);
};

const askOnce = async (url: URL, timeoutMs: number): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      // Only the settings decide which host to call.
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    return judge(response, await textOf(response));
  } catch (error) {
    if (error instanceof Passing || error instanceof ProviderError) throw error;
    const late = (error as Error).name === 'TimeoutError';
    throw new Passing(late ? `it took more than ${timeoutMs} ms` : 'it could not be reached');
  }
};

/**
 * Creates a function that fetches JSON with retries, with growing pauses or with those the server asks for. Throws a
 * `ProviderError` after the last attempt.
 */
export const patiently =
  ({ timeoutMs, firstWaitMs }: Pace): GetJson =>
  async (url) => {
    let reason = '';
    for (let tried = 0; tried < TRIES; tried += 1) {
      try {
        return await askOnce(url, timeoutMs);
      } catch (error) {
        if (!(error instanceof Passing)) throw refused(url, (error as Error).message);
        reason = error.message;
        if (tried + 1 < TRIES) await wait(Math.max(firstWaitMs * 2 ** tried, error.waitMs));
      }
    }
    throw refused(url, `${reason}, ${TRIES} times`);
  };

const refused = (url: URL, reason: string) =>
  new ProviderError(`${url.host}${url.pathname}: ${reason}. Nothing was planned.`);
