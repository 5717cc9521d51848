import { Injectable } from '@nestjs/common';

/** The current time, for everything that changes with the day. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
