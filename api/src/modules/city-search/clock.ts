import { Injectable } from '@nestjs/common';

/** The month of a moment in UTC, 1–12. */
export const getUtcMonth = (moment: Date): number => moment.getUTCMonth() + 1;

/** The start of the next month in UTC. */
export const getNextUtcMonth = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1));

/** The current time, for everything that changes with the day. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
