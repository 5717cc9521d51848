import { Transform, plainToInstance } from 'class-transformer';
import {
  ValidateBy,
  type ValidationOptions,
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsObject,
  ValidateNested,
  isISO8601,
} from 'class-validator';

/** Combines property decorators into one, applied in the given order. */
export const applyDecorators =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) =>
    decorators.forEach((decorate) => decorate(target, key));

/** Line breaks and tabs, which pasted names may contain. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Puts a text on one line: each run of line breaks and tabs becomes a space. */
export const toOneLine = (text: string): string => text.replace(BREAKS, ' ');

const createRejection = (name: string, pattern: RegExp, message: string, options?: ValidationOptions) =>
  ValidateBy(
    { name, validator: { validate: (value) => typeof value !== 'string' || !pattern.test(value) } },
    { message, ...options },
  );

/** Rejects control characters, including NUL, and line separators. `each` applies it to every item of a list. */
export const NoControlCharacters = (options?: ValidationOptions) =>
  createRejection('noControlCharacters', CONTROL, 'Please remove invisible control characters', options);

/** Rejects NUL, which the database can't store, in a text of several lines. */
export const NoNul = () => createRejection('noNul', /\0/, 'Please remove invisible control characters');

/** A text of one line: trimmed; line breaks become spaces; other control characters are rejected. */
export const OneLine = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? toOneLine(value).trim() : value,
    ),
    NoControlCharacters(),
  );

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An object with its own rules. The API document reads its class from the rule's `context`. Unlike the library's
 * `Type`, it needs no metadata at run time, which browsers lack.
 */
export const Nested = <T extends object>(type: new () => T) =>
  applyDecorators(
    ValidateNested({ context: { type } }),
    Transform(({ value }: { value: unknown }) => (isObject(value) ? plainToInstance(type, value) : value)),
    IsObject(),
  );

/** A list of `least` to `most` objects with their own rules; `least` is 1 by default. */
export const NestedList = <T extends object>(type: new () => T, most: number, least = 1) =>
  applyDecorators(
    ValidateNested({ each: true, context: { type } }),
    IsObject({ each: true }),
    ArrayMaxSize(most),
    ArrayMinSize(least),
    IsArray(),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((item) => (isObject(item) ? plainToInstance(type, item) : item))
        : value,
    ),
  );

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A moment needs its time zone; without one it would differ between machines. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && isISO8601(value, { strict: true }) && (DAY.test(value) || MOMENT.test(value));

const isFuture = (value: unknown): boolean => isMoment(value) && new Date(value) > new Date();

const getMessage = (value: unknown) =>
  isMoment(value) ? 'Please enter a date in the future' : 'Please enter a date like 2027-01-31';

/** A future date (from 00:00 UTC), or a future moment with its time zone. */
export const IsFutureMoment = () =>
  ValidateBy({
    name: 'isMomentToCome',
    validator: { validate: isFuture, defaultMessage: (context) => getMessage(context?.value) },
  });
