import { Injectable, type PipeTransform } from '@nestjs/common';
import { dayClosed } from '../quest.errors.js';

/** A day in an address; whether it is open, the service knows. */
@Injectable()
export class DayName implements PipeTransform<string, string> {
  transform(date: string): string {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw dayClosed(date);
    return date;
  }
}
