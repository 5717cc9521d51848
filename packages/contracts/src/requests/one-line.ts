import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { applyDecorators } from './apply-decorators.js';

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
