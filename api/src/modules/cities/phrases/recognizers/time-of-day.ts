import { combined } from '../combine-expressions.js';
import { bookOf } from '../phrase-book.js';
import { type PhraseInput, type Recognizer, recognized } from '../recognizer.js';
import { anchorAt } from './anchor.js';
import { hoursOf, withWhom, workday } from './zone-vocabulary.js';

const WHY =
  'The search goes by working days of 9 to 5 and by no single hours: say, for example, “4 hours overlap with New York”.';
const LAST_HOUR = 24;

const lead = bookOf<true>([
  ['at, until, till, by, before, after, from, between, around, past, up to, no later than', true],
]);
const halves = bookOf<true>([['am, pm, a m, p m', true]]);
const named = bookOf<true>([['noon, midnight, midday', true]]);

interface Hour {
  take: number;
  /** True if it can only be an hour of the day: "5 pm", "17:00", "noon". */
  certain: boolean;
}

/** Matches "5 pm", "17:00", "5:30 pm" and "noon". A bare number is not certain. */
const hourAt = ({ words, text }: PhraseInput, at: number): Hour | null => {
  const name = named.at(words, at);
  if (name) return { take: name.take, certain: true };
  const [hour, minute] = [words[at], words[at + 1]];
  if (!hour || hour.value === null || !Number.isInteger(hour.value) || hour.value > LAST_HOUR) return null;
  const hasMinutes = minute?.value !== null && text.slice(hour.end, minute?.start) === ':';
  const take = hasMinutes ? 2 : 1;
  const half = halves.at(words, at + take);
  return { take: take + (half?.take ?? 0), certain: hasMinutes || half !== null };
};

/** Matches "9 am to 1 pm" and "between 9 and 11 am". */
const hoursAt = (input: PhraseInput, at: number): Hour | null => {
  const first = hourAt(input, at);
  const joins =
    first && ['to', '-', 'and', 'until', 'till'].includes(input.words[at + first.take]?.text ?? '');
  const second = joins ? hourAt(input, at + first.take + 1) : null;
  if (!first || !second) return first;
  return { take: first.take + 1 + second.take, certain: first.certain || second.certain };
};

const parts = bookOf<true>([
  [
    combined(
      ', in the, during the, my, their',
      'morning, mornings, afternoon, afternoons, evening, evenings',
    ),
    true,
  ],
]);
const meetings = bookOf<true>([
  [combined(', overlap, overlapping, work, working, calls, call, meetings, meet', ', with'), true],
]);

/**
 * Matches a part of the day with its clock: "overlap mornings with New York", "calls with London in the evening".
 * Returns how many words it takes.
 */
const partAt = (input: PhraseInput, at: number): number => {
  const { words } = input;
  const meeting = meetings.at(words, at)?.take ?? 0;
  const part = parts.at(words, at + meeting);
  const before = part && withWhom.at(words, at + meeting + part.take);
  if (part && before) {
    const start = at + meeting + part.take + before.take;
    const clock = anchorAt(input, start, true);
    const end = start + (clock?.take ?? 0);
    return clock ? end + (hoursOf.at(words, end)?.take ?? 0) - at : 0;
  }
  const clock = meeting > 0 ? anchorAt(input, at + meeting, true) : null;
  const after = clock && parts.at(words, at + meeting + clock.take);
  return clock && after ? meeting + clock.take + after.take : 0;
};

/** Matches an hour of the day with its clock, so that neither is taken for an amount or a place to live in. */
export const timeOfDayRecognizer: Recognizer = (input, at) => {
  const { words } = input;
  const part = partAt(input, at);
  if (part > 0) return recognized(part, { is: 'unanswered', why: WHY });
  const before = lead.at(words, at)?.take ?? 0;
  if (workday.at(words, at + before)) return null;
  const hours = hoursAt(input, at + before);
  if (!hours?.certain) return null;
  const end = at + before + hours.take;
  // "At midnight in Bangkok" names a place, "5 pm in London" a clock.
  const isWhere = words[end]?.text === 'in' && named.at(words, end - 1) !== null;
  const clock = isWhere ? 0 : (anchorAt(input, end, true)?.take ?? 0);
  const tail = clock ? (hoursOf.at(words, end + clock)?.take ?? 0) : 0;
  return recognized(end + clock + tail - at, { is: 'unanswered', why: WHY });
};
