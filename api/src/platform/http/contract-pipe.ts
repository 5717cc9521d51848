import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { errorCodes, type FieldError } from '@wanderwork/contracts';
import type { ValidatorOptions } from 'class-validator';
import { toFieldErrors } from '@wanderwork/contracts/requests';
import { badRequest } from '../errors/app-error.js';
import { isReadable, findReservedPaths, withoutNulls } from './request-fields.js';
import { cacheValidationRules } from './cache-validation-rules.js';
import { satisfiesRules } from './satisfies-rules.js';

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value is the whole body or query, not one value of it. */
const isWholeInput = ({ type, data }: ArgumentMetadata): boolean =>
  (type === 'body' || type === 'query') && data === undefined;

const createValidationError = (errors: FieldError[]) =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', { errors });

const toUnknownFieldError = (path: string): FieldError => ({
  path,
  rule: 'whitelistValidation',
  message: `property ${path} should not exist`,
});

/** Converts a body or query to its request class; throws 400 with every violated rule. */
@Injectable()
export class ContractPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      exceptionFactory: (errors) => createValidationError(toFieldErrors(errors)),
    });
    cacheValidationRules();
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (!isWholeInput(metadata) || value === undefined) return super.transform(value, metadata);
    if (!isReadable(value)) throw badRequest(errorCodes.malformed, 'The request could not be read.');
    if (isPlainObject(value)) return super.transform(this.toPlainFields(value), metadata);
    if (metadata.type === 'body') throw badRequest(errorCodes.malformed, 'Send one JSON object.');
    return super.transform(value, metadata);
  }

  /** Asks the library for the violated rules only when there are some. */
  protected override validate(object: object, options?: ValidatorOptions) {
    return satisfiesRules(object) ? [] : super.validate(object, options);
  }

  private toPlainFields(fields: object): object {
    const reserved = findReservedPaths(fields);
    if (reserved.length > 0) throw createValidationError(reserved.map(toUnknownFieldError));
    return withoutNulls(fields);
  }
}
