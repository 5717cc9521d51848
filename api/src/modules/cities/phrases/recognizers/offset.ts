import { clocks } from '../zone-abbreviations.js';
import type { Found } from '../phrase-book.js';
import type { Anchor } from '../pieces.js';
import { type PhraseInput, type Recognizer, recognized } from '../recognizer.js';
import { fixedZone, offsetOf } from '../zones.js';
import { zones } from './zone-vocabulary.js';

const FARTHEST_OFFSET = 14;
/** Time zones differ by quarters of an hour. */
const QUARTERS = 4;
const MINUTES = 60;

interface Signed {
  take: number;
  hours: number;
}

/** Matches "+7", "-3" and "+5.5". A minus sign may already be part of the number. */
const signedAt = ({ words }: PhraseInput, at: number): Signed | null => {
  const [sign, number] = [words[at], words[at + 1]];
  if (sign?.value !== null && sign?.value !== undefined && sign.value < 0)
    return { take: 1, hours: sign.value };
  if (sign === undefined || !'+-'.includes(sign.text) || typeof number?.value !== 'number') return null;
  return { take: 2, hours: sign.text === '-' ? -number.value : number.value };
};

/** The minutes in "+5:30". */
const minutesAt = ({ words, text }: PhraseInput, at: number): number => {
  const [hour, minute] = [words[at - 1], words[at]];
  const isSaid = hour && minute && text.slice(hour.end, minute.start) === ':' && /^\d{2}$/.test(minute.text);
  return isSaid ? Number(minute.text) : 0;
};

const WHY_NO_CLOCK = 'No clock is so far from UTC: they go from UTC−12 to UTC+14, by quarters of an hour.';

/** Matches an impossible offset such as "UTC+45", so that it is not read as UTC. */
export const noOffset: Recognizer = (input, at) => {
  const base = input.words[at]?.text ?? '';
  const signed = clocks.has(base) && !offsetAt(input, at) ? signedAt(input, at + 1) : null;
  const minutes = signed && minutesAt(input, at + 1 + signed.take) > 0 ? 1 : 0;
  return signed && recognized(1 + signed.take + minutes, { is: 'unanswered', why: WHY_NO_CLOCK });
};

/** Matches an offset from a named time zone: "UTC+7", "GMT-3", "UTC+5:30", "CET+1". */
export const offsetAt = (input: PhraseInput, at: number): Found<Anchor> | null => {
  const base = input.words[at]?.text ?? '';
  const signed = clocks.has(base) ? signedAt(input, at + 1) : null;
  if (!signed) return null;
  const end = at + 1 + signed.take;
  const minutes = minutesAt(input, end);
  const hours = signed.hours + (Math.sign(signed.hours) * minutes) / MINUTES;
  if (!Number.isInteger(hours * QUARTERS) || Math.abs(hours) > FARTHEST_OFFSET) return null;
  const isUniversal = base === 'utc' || base === 'gmt';
  const known = isUniversal ? null : zones.at(input.words, at);
  const ahead = hours + (known ? offsetOf(known.value.zone, input.now) : 0);
  const size = `${Math.floor(Math.abs(hours))}${hours % 1 === 0 ? '' : `:${(Math.abs(hours) % 1) * MINUTES}`}`;
  const name = `${isUniversal ? 'UTC' : base.toUpperCase()}${hours < 0 ? '−' : '+'}${size}`;
  return { take: end + (minutes > 0 ? 1 : 0) - at, value: { zone: fixedZone(ahead), name } };
};
