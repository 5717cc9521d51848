import { Injectable, type PipeTransform } from '@nestjs/common';
import { dayClosed } from '../quest.errors.js';

/** Validates the format of a day in a path; the service checks whether the day is open. */
@Injectable()
export class DayPipe implements PipeTransform<string, string> {
  transform(date: string): string {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw dayClosed(date);
    return date;
  }
}
