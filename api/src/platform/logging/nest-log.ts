import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Writes Nest's messages to the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly sink: Log) {}

  log(message: unknown, context?: string): void {
    this.sink.debug({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.sink.error({ context: rest.at(-1) }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.sink.warn({ context }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.sink.debug({ context }, String(message));
  }

  verbose(message: unknown, context?: string): void {
    this.sink.trace({ context }, String(message));
  }
}
