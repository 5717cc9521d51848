import { Transform } from 'class-transformer';
import { applyDecorators } from './apply-decorators.js';
import { IsEmail, IsISO8601, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { NoControlCharacters, NoNul, onOneLine } from './one-line.js';

export const INVALID_EMAIL = 'Please enter a valid email address';
/** RFC 5321's limit of a path, without the angle brackets. */
export const EMAIL_MAX = 254;
export const NAME_MAX = 100;
export const LOCATION_MAX = 200;
export const PASSWORD_MIN = 8;
/** Long enough for any passphrase, short enough that hashing stays cheap. */
export const PASSWORD_MAX = 256;

const TOKEN_MAX = 200;
const INCOMPLETE_LINK = 'This link is not complete. Please open it from the mail again';

const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);
const lowered = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/**
 * What nobody types in a line about themselves: marks that turn the text around them, and blanks that count as letters.
 * Joiners stay: scripts and emoji need them.
 */
const UNTYPED = /[\u061c\u115f\u1160\u200e\u200f\u202a-\u202e\u2066-\u2069\u2800\u3164\ufeff\uffa0]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line of text as people see it; empty where there is nothing to see. */
const asSeen = (text: string): string => {
  const typed = onOneLine(text).replace(UNTYPED, '').trim();
  return VISIBLE.test(typed) ? typed : '';
};

/** Trims a text before its rules look at it. */
export const Trimmed = () => Transform(trimmed);

/** A line that others will read as somebody's name or place: what cannot be seen in it is left out. */
export const Line = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? asSeen(value) : value)),
    NoControlCharacters(),
  );

/** A number that arrives as text, in a query. */
export const NumberText = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  );

/** A list that arrives as one text with commas, in a query. */
export const ListText = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value));

/** An e-mail address: trimmed, in lower case, valid, at most 254 characters. Quoted names (`"a b"@host`) are refused. */
export const Email = () =>
  applyDecorators(
    Transform(lowered),
    Matches(/^[^"\p{Cc}\p{Cf}\p{Z}]*$/u, { message: INVALID_EMAIL }),
    MaxLength(EMAIL_MAX, { message: INVALID_EMAIL }),
    IsEmail({}, { message: INVALID_EMAIL }),
  );

/** A required text of one or more lines and `min` characters or more; `message` is what a person reads when it is too short or missing. */
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

/** A password that somebody chooses now. */
export const NewPassword = () =>
  applyDecorators(
    MaxLength(PASSWORD_MAX, { message: `Password must be at most ${PASSWORD_MAX} characters` }),
    MinLength(PASSWORD_MIN, { message: PASSWORD_SHORT }),
    IsString({ message: PASSWORD_SHORT }),
  );

/** What is said of a password that a guesser would soon come to. */
export const WEAK_PASSWORD = 'This password is easy to guess. Please choose another one.';

/** What the forms without a password field send in its place: it opens nothing, the owner sets a password by mail. */
export const isTemporaryPassword = (password: string): boolean => /^temp[a-z0-9]{8}$/.test(password);

/** One that is not taken for such a one: whoever chose `temperature1` would be without any. */
export const LastingPassword = () =>
  applyDecorators(NewPassword(), Matches(/^(?!temp[a-z0-9]{8}$)/, { message: WEAK_PASSWORD }));

/** The secret of a link in a letter. */
export const LinkToken = () =>
  applyDecorators(
    NoControlCharacters({ message: INCOMPLETE_LINK }),
    MaxLength(TOKEN_MAX, { message: INCOMPLETE_LINK }),
    MinLength(1, { message: INCOMPLETE_LINK }),
    IsString({ message: INCOMPLETE_LINK }),
  );

/** A day that exists, written `YYYY-MM-DD`: ISO 8601 alone would let weeks, times and bare years pass. */
export const CalendarDate = (message: string) =>
  applyDecorators(Matches(/^\d{4}-\d{2}-\d{2}$/, { message }), IsISO8601({ strict: true }, { message }));

/** A moment as `toISOString` writes it: ISO 8601 alone would let weeks and bare years pass, which PostgreSQL cannot read. */
export const Moment = () =>
  applyDecorators(
    Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/),
    IsISO8601({ strict: true }),
  );
