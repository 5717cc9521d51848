import { Transform } from 'class-transformer';
import { applyDecorators, NoControlCharacters, NoNul, toOneLine } from './decorators.js';
import { IsEmail, IsISO8601, IsString, Matches, MaxLength, MinLength } from 'class-validator';

export const INVALID_EMAIL = 'Please enter a valid email address';
/** RFC 5321's limit of a path, without the angle brackets. */
export const EMAIL_MAX = 254;
export const NAME_MAX = 100;
export const LOCATION_MAX = 200;
export const PASSWORD_MIN = 8;
/** Long enough for any passphrase, short enough that hashing stays cheap. */
export const PASSWORD_MAX = 256;

const TOKEN_MAX = 200;
const INCOMPLETE_LINK = 'This link is incomplete. Please open it from the email again.';

const trim = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);
const trimAndLower = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/**
 * Characters that nobody types in a name: direction marks, and blanks that count as letters. Joiners are allowed,
 * because scripts and emoji need them.
 */
const INVISIBLE = /[\u061c\u115f\u1160\u200e\u200f\u202a-\u202e\u2066-\u2069\u2800\u3164\ufeff\uffa0]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The visible part of a line of text; empty if nothing is visible. */
const toVisibleText = (text: string): string => {
  const cleaned = toOneLine(text).replace(INVISIBLE, '').trim();
  return VISIBLE.test(cleaned) ? cleaned : '';
};

/** Trims a text before it is validated. */
export const Trimmed = () => Transform(trim);

/** A line that others read, such as a name or place. Invisible characters are removed. */
export const Line = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? toVisibleText(value) : value)),
    NoControlCharacters(),
  );

/** A number passed as text in a query. */
export const NumberText = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  );

/** A list passed as comma-separated text in a query. */
export const ListText = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value));

/** An email address: trimmed, lower case, valid, at most 254 characters. Quoted names (`"a b"@host`) are rejected. */
export const Email = () =>
  applyDecorators(
    Transform(trimAndLower),
    Matches(/^[^"\p{Cc}\p{Cf}\p{Z}]*$/u, { message: INVALID_EMAIL }),
    MaxLength(EMAIL_MAX, { message: INVALID_EMAIL }),
    IsEmail({}, { message: INVALID_EMAIL }),
  );

/** A required text of `min` to `max` characters on one or more lines; `message` is shown if it is too short or missing. */
export const RequiredText = (min: number, max: number, message: string) =>
  applyDecorators(
    Trimmed(),
    NoNul(),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    MinLength(min, { message }),
    IsString({ message }),
  );

/** A required line, see `Line`. */
export const RequiredLine = (min: number, max: number, message: string) =>
  applyDecorators(Line(), RequiredText(min, max, message));

const PASSWORD_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;

/** A password that is being set. */
export const NewPassword = () =>
  applyDecorators(
    MaxLength(PASSWORD_MAX, { message: `Password must be at most ${PASSWORD_MAX} characters` }),
    MinLength(PASSWORD_MIN, { message: PASSWORD_SHORT }),
    IsString({ message: PASSWORD_SHORT }),
  );

/** The message for a password that is easy to guess. */
export const WEAK_PASSWORD = 'This password is easy to guess. Please choose another one.';

/**
 * Whether this is the temporary password of forms without a password field. It grants no access; the owner sets a
 * password by email.
 */
export const isTemporaryPassword = (password: string): boolean => /^temp[a-z0-9]{8}$/.test(password);

/** A password that can't be mistaken for a temporary one: a member who chose `temperature1` would have none. */
export const LastingPassword = () =>
  applyDecorators(NewPassword(), Matches(/^(?!temp[a-z0-9]{8}$)/, { message: WEAK_PASSWORD }));

/** The token of a link in an email. */
export const LinkToken = () =>
  applyDecorators(
    NoControlCharacters({ message: INCOMPLETE_LINK }),
    MaxLength(TOKEN_MAX, { message: INCOMPLETE_LINK }),
    MinLength(1, { message: INCOMPLETE_LINK }),
    IsString({ message: INCOMPLETE_LINK }),
  );

/** An existing date as `YYYY-MM-DD`; ISO 8601 alone would also allow weeks, times and bare years. */
export const CalendarDate = (message: string) =>
  applyDecorators(Matches(/^\d{4}-\d{2}-\d{2}$/, { message }), IsISO8601({ strict: true }, { message }));

/**
 * A moment as written by `toISOString`; ISO 8601 alone would also allow weeks and bare years, which PostgreSQL can't
 * read.
 */
export const Moment = () =>
  applyDecorators(
    Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/),
    IsISO8601({ strict: true }),
  );
