import fs from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/index.js';

export type Log = Logger;

const FLUSH_BYTES = 4096;
const FLUSH_EVERY_MS = 1000;
/**
 * The most bytes that wait for a slow reader or disk. Further lines are lost, so that the process does not run out of
 * memory.
 */
const MAX_WAITING_BYTES = 1_048_576;
const STANDARD_OUTPUT = 1;

const isBusy = (error: NodeJS.ErrnoException | null): boolean =>
  error?.code === 'EAGAIN' || error?.code === 'EBUSY';

/**
 * Writes lines in large chunks: a line waits for others, a second at most; a fatal line and the end of the process do
 * not wait. Lines that cannot be written (full disk, closed reader) are lost. pino's own destination would end the
 * process, and hang in its last flush.
 */
export class BufferedOutput implements DestinationStream {
  private waiting: Buffer[] = [];
  private bytes = 0;
  private isWriting = false;

  constructor(private readonly fd = STANDARD_OUTPUT) {
    setInterval(() => this.flush(), FLUSH_EVERY_MS).unref();
    process.once('exit', () => this.flushSync());
  }

  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.bytes + bytes.length > MAX_WAITING_BYTES) return;
    this.keep(bytes);
    if (this.bytes >= FLUSH_BYTES) this.flush();
  }

  flush(): void {
    if (this.isWriting || this.bytes === 0) return;
    this.isWriting = true;
    const chunk = this.takeAll();
    fs.write(this.fd, chunk, (error, written) => {
      this.isWriting = false;
      if (isBusy(error)) this.putBack(chunk);
      else if (!error && written < chunk.length) this.putBack(chunk.subarray(written));
    });
  }

  /** pino calls this after a fatal line. */
  flushSync(): void {
    try {
      if (this.bytes > 0) fs.writeSync(this.fd, this.takeAll());
    } catch {
      // There is nowhere left to report this.
    }
  }

  private keep(bytes: Buffer): void {
    this.waiting.push(bytes);
    this.bytes += bytes.length;
  }

  private putBack(rest: Buffer): void {
    this.waiting.unshift(rest);
    this.bytes += rest.length;
  }

  private takeAll(): Buffer {
    const all = Buffer.concat(this.waiting);
    this.waiting = [];
    this.bytes = 0;
    return all;
  }
}

/**
 * Creates the log: JSON lines, on standard output by default. Requests are logged with route, status and time, never
 * with bodies, cookies or addresses.
 */
export const createLog = (level: LogLevel = 'info', to?: DestinationStream): Log =>
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
