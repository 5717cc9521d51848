import fs from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/index.js';

export type Log = Logger;

const FULL_BYTES = 4096;
const LATEST_MS = 1000;
/** Lines that wait for a reader or a disk; more of them are lost rather than the product. */
const MAX_WAITING_BYTES = 1_048_576;
const STANDARD_OUTPUT = 1;

const isBusy = (error: NodeJS.ErrnoException | null): boolean =>
  error?.code === 'EAGAIN' || error?.code === 'EBUSY';

/**
 * A file in large pieces: a line waits for its neighbors, for a second at most; a fatal one and the end do not. Lines
 * that cannot be written, because the disk is full or the reader is gone, are lost. pino's own destination ends the
 * process by them, and never comes back from its last flush.
 */
export class BufferedOutput implements DestinationStream {
  private waiting: Buffer[] = [];
  private bytes = 0;
  private isWriting = false;

  constructor(private readonly fd = STANDARD_OUTPUT) {
    setInterval(() => this.flush(), LATEST_MS).unref();
    process.once('exit', () => this.flushSync());
  }

  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.bytes + bytes.length > MAX_WAITING_BYTES) return;
    this.keep(bytes);
    if (this.bytes >= FULL_BYTES) this.flush();
  }

  flush(): void {
    if (this.isWriting || this.bytes === 0) return;
    this.isWriting = true;
    const piece = this.takeAll();
    fs.write(this.fd, piece, (error, written) => {
      this.isWriting = false;
      if (isBusy(error)) this.putBack(piece);
      else if (!error && written < piece.length) this.putBack(piece.subarray(written));
    });
  }

  /** Called by pino after a fatal line. */
  flushSync(): void {
    try {
      if (this.bytes > 0) fs.writeSync(this.fd, this.takeAll());
    } catch {
      // Nobody is left to tell.
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
