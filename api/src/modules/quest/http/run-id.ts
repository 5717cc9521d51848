import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { runNotFound } from '../quest.errors.js';

/** An id of a run in an address; what cannot be one is no run. */
@Injectable()
export class RunId implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUUID(id)) throw runNotFound();
    return id;
  }
}
