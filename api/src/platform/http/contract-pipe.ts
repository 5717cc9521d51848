import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidatorOptions } from 'class-validator';
import { errorCodes, type FieldError } from '@wanderwork/contracts';
import { toFieldErrors } from '@wanderwork/contracts/requests';
import { badRequest } from '../errors/app-error.js';
import type { ManyValues } from './body-parsers.js';
import { MAX_DEPTH, MAX_VALUES } from './json-bounds.js';
import { cacheValidationRules } from './cache-validation-rules.js';
import { satisfiesRules } from './satisfies-rules.js';

const hasLoneSurrogate = (value: unknown) => typeof value === 'string' && /\p{Surrogate}/u.test(value);

const getChildren = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Whether `value` is within the limits of depth and size and has no broken characters, so rules can check it. */
const isReadable = (value: unknown, maxValues: number): boolean => {
  let level = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length;
    if (depth > MAX_DEPTH || seen > maxValues || level.some(hasLoneSurrogate)) return false;
    level = level.flatMap(getChildren);
  }
  return true;
};

/** Names that objects and classes have by default. The libraries skip them, so no rule would ever see such a field. */
const isReserved = (name: string): boolean => name === 'prototype' || Object.hasOwn(Object.prototype, name);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the paths of fields with such names, at any depth (`header.prototype`). */
const findReservedPaths = (fields: object, parent = ''): string[] =>
  Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const path = parent + name;
    if (isReserved(name)) return [path];
    return isObject(value) ? findReservedPaths(value, `${path}.`) : [];
  });

/** Removes null fields: null means the field was left out. */
const withoutNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value is the whole body or query, not one value of it. */
const isWholeInput = ({ type, data }: ArgumentMetadata): boolean =>
  (type === 'body' || type === 'query') && data === undefined;

/** A request class may allow more values; see `AcceptsManyValues`. */
const getMaxValues = ({ metatype }: ArgumentMetadata): number =>
  (metatype as Partial<ManyValues> | undefined)?.maxValues ?? MAX_VALUES;

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
    if (!isReadable(value, getMaxValues(metadata)))
      throw badRequest(errorCodes.malformed, 'The request could not be read.');
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
