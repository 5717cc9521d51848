import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/index.js';

export type Log = Logger;

const FULL_BYTES = 4096;
const LATEST_MS = 1000;

/** Standard output in large pieces: a line waits for its neighbours, for a second at most; a fatal one and the end do not. */
export const inPieces = (): DestinationStream => {
  const output = pino.destination({ dest: 1, sync: false, minLength: FULL_BYTES });
  setInterval(() => output.flush(), LATEST_MS).unref();
  return output;
};

/** JSON lines, on standard output unless told otherwise. Requests are logged by route, status and time; bodies, cookies and addresses never. */
export const makeLog = (level: LogLevel = 'info', to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: undefined,
      redact: { paths: ['*.password', '*.cookie', '*.authorization', 'err.parameters'], censor: '[hidden]' },
      serializers: {
        err: (error: Error & { code?: unknown }) => ({
          type: error.constructor?.name,
          code: error.code,
          message: error.message,
          stack: error.stack,
        }),
      },
    },
    to,
  );
