import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { runNotFound } from '../quest.errors.js';

/** Validates a run id in a path; anything but a UUID is answered as an unknown run. */
@Injectable()
export class RunIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUUID(id)) throw runNotFound();
    return id;
  }
}
