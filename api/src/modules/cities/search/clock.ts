import { Injectable } from '@nestjs/common';

/** What time it is, for what changes with the day. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
