import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { applyDecorators } from './apply-decorators.js';

/** What ends a line or stands between columns: a pasted name may bring it along. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A text on one line: each run of line breaks and tabs becomes a space. */
export const onOneLine = (text: string): string => text.replace(BREAKS, ' ');

const refuse = (name: string, unwanted: RegExp, message: string, options?: ValidationOptions) =>
  ValidateBy(
    { name, validator: { validate: (value) => typeof value !== 'string' || !unwanted.test(value) } },
    { message, ...options },
  );

/** Refuses NUL, all other control characters and line separators. For each of a list with `each`. */
export const NoControlCharacters = (options?: ValidationOptions) =>
  refuse('noControlCharacters', CONTROL, 'Please remove invisible control characters', options);

/** Refuses NUL, which no database keeps, in a text of several lines. */
export const NoNul = () => refuse('noNul', /\0/, 'Please remove invisible control characters');

/** A text of one line: trimmed, line breaks become spaces, and other control characters are refused. */
export const OneLine = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? onOneLine(value).trim() : value,
    ),
    NoControlCharacters(),
  );
