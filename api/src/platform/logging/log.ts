import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines, on standard output unless told otherwise. Requests are logged by route, status and time; bodies, cookies and addresses never. */
export const makeLog = (level = process.env.LOG_LEVEL ?? 'info', to?: DestinationStream): Log =>
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
