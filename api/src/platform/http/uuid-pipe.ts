import type { PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';

/** Validates a UUID in a path and returns it in lower case. Anything else is answered with `createError`, as an unknown id. */
export class UuidPipe implements PipeTransform<string, string> {
  constructor(private readonly createError: () => Error) {}

  transform(id: string): string {
    if (!isUUID(id)) throw this.createError();
    return id.toLowerCase();
  }
}
