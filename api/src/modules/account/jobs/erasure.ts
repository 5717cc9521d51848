import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { quietly } from '../../../platform/database/quietly.js';
import { MINUTE_MS } from '../../../platform/durations.js';
import { Eraser } from '../eraser.service.js';

const EVERY_MS = 15 * MINUTE_MS;

/** Erases the accounts whose time is over. */
@Injectable()
export class Erasure {
  private readonly log = new Logger(Erasure.name);

  constructor(private readonly eraser: Eraser) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    await quietly(this.eraseAll());
  }

  private async eraseAll(): Promise<void> {
    const failed: string[] = [];
    const note = (error: unknown) =>
      this.log.error('An account could not be erased; it is tried again later.', error);
    while ((await this.eraser.eraseNext(failed, note)) !== null);
  }
}
