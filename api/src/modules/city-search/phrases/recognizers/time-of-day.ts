import { combineExpressions, createBook } from '../phrase-book.js';
import { type PhraseInput, type Recognizer, createRecognition } from '../recognizer.js';
import { matchAnchor } from './anchor.js';
import { hoursSuffixes, withExpressions, workdayExpressions } from './zone-vocabulary.js';

const WHY_NO_HOURS =
  'Search uses working days from 9 to 5, not single hours. Try “4 hours overlap with New York”.';
const LAST_HOUR = 24;

const leadExpressions = createBook<true>([
  ['at, until, till, by, before, after, from, between, around, past, up to, no later than', true],
]);
const dayHalves = createBook<true>([['am, pm, a m, p m', true]]);
const namedHours = createBook<true>([['noon, midnight, midday', true]]);

interface Hour {
  take: number;
  /** True if it can only be an hour of the day: "5 pm", "17:00", "noon". */
  certain: boolean;
}

/** Matches "5 pm", "17:00", "5:30 pm" and "noon". A bare number is not certain. */
const matchHour = ({ words, text }: PhraseInput, at: number): Hour | null => {
  const name = namedHours.match(words, at);
  if (name) return { take: name.take, certain: true };
  const [hour, minute] = [words[at], words[at + 1]];
  if (!hour || hour.value === null || !Number.isInteger(hour.value) || hour.value > LAST_HOUR) return null;
  const hasMinutes = minute?.value !== null && text.slice(hour.end, minute?.start) === ':';
  const take = hasMinutes ? 2 : 1;
  const half = dayHalves.match(words, at + take);
  return { take: take + (half?.take ?? 0), certain: hasMinutes || half !== null };
};

/** Matches "9 am to 1 pm" and "between 9 and 11 am". */
const matchHours = (input: PhraseInput, at: number): Hour | null => {
  const first = matchHour(input, at);
  const joins =
    first && ['to', '-', 'and', 'until', 'till'].includes(input.words[at + first.take]?.text ?? '');
  const second = joins ? matchHour(input, at + first.take + 1) : null;
  if (!first || !second) return first;
  return { take: first.take + 1 + second.take, certain: first.certain || second.certain };
};

const dayParts = createBook<true>([
  [
    combineExpressions(
      ', in the, during the, my, their',
      'morning, mornings, afternoon, afternoons, evening, evenings',
    ),
    true,
  ],
]);
const meetingExpressions = createBook<true>([
  [combineExpressions(', overlap, overlapping, work, working, calls, call, meetings, meet', ', with'), true],
]);

/**
 * Matches a part of the day with its clock: "overlap mornings with New York", "calls with London in the evening".
 * Returns how many words it takes.
 */
const measureDayPart = (input: PhraseInput, at: number): number => {
  const { words } = input;
  const meeting = meetingExpressions.match(words, at)?.take ?? 0;
  const part = dayParts.match(words, at + meeting);
  const before = part && withExpressions.match(words, at + meeting + part.take);
  if (part && before) {
    const start = at + meeting + part.take + before.take;
    const clock = matchAnchor(input, start, true);
    const end = start + (clock?.take ?? 0);
    return clock ? end + (hoursSuffixes.match(words, end)?.take ?? 0) - at : 0;
  }
  const clock = meeting > 0 ? matchAnchor(input, at + meeting, true) : null;
  const after = clock && dayParts.match(words, at + meeting + clock.take);
  return clock && after ? meeting + clock.take + after.take : 0;
};

/** Matches an hour of the day with its clock, so that neither is taken for an amount or a place to live in. */
export const timeOfDayRecognizer: Recognizer = (input, at) => {
  const { words } = input;
  const part = measureDayPart(input, at);
  if (part > 0) return createRecognition(part, { is: 'unanswered', why: WHY_NO_HOURS });
  const before = leadExpressions.match(words, at)?.take ?? 0;
  if (workdayExpressions.match(words, at + before)) return null;
  const hours = matchHours(input, at + before);
  if (!hours?.certain) return null;
  const end = at + before + hours.take;
  // "At midnight in Bangkok" names a place, "5 pm in London" a clock.
  const isWhere = words[end]?.text === 'in' && namedHours.match(words, end - 1) !== null;
  const clock = isWhere ? 0 : (matchAnchor(input, end, true)?.take ?? 0);
  const tail = clock ? (hoursSuffixes.match(words, end + clock)?.take ?? 0) : 0;
  return createRecognition(end + clock + tail - at, { is: 'unanswered', why: WHY_NO_HOURS });
};
