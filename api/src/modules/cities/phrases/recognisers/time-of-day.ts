import { combined } from '../combined-words.js';
import { bookOf } from '../phrase-book.js';
import { type Reading, type Recogniser, recognised } from '../reading.js';
import { anchorAt } from './anchor.js';
import { hoursOf, withWhom, workday } from './zone-words.js';

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
  /** Whether it can be nothing but an hour of the day: "5 pm", "17:00", "noon". */
  certain: boolean;
}

/** "5 pm", "17:00", "5:30 pm", "noon"; a bare number only beside one of these. */
const hourAt = ({ words, text }: Reading, at: number): Hour | null => {
  const name = named.at(words, at);
  if (name) return { take: name.take, certain: true };
  const [hour, minute] = [words[at], words[at + 1]];
  if (!hour || hour.value === null || !Number.isInteger(hour.value) || hour.value > LAST_HOUR) return null;
  const hasMinutes = minute?.value !== null && text.slice(hour.end, minute?.start) === ':';
  const take = hasMinutes ? 2 : 1;
  const half = halves.at(words, at + take);
  return { take: take + (half?.take ?? 0), certain: hasMinutes || half !== null };
};

/** "9 am to 1 pm", "between 9 and 11 am". */
const hoursAt = (reading: Reading, at: number): Hour | null => {
  const first = hourAt(reading, at);
  const joins =
    first && ['to', '-', 'and', 'until', 'till'].includes(reading.words[at + first.take]?.text ?? '');
  const second = joins ? hourAt(reading, at + first.take + 1) : null;
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

/** "Overlap mornings with New York", "calls with London in the evening": a part of the day, and on whose clock. */
const partAt = (reading: Reading, at: number): number => {
  const { words } = reading;
  const meeting = meetings.at(words, at)?.take ?? 0;
  const part = parts.at(words, at + meeting);
  const before = part && withWhom.at(words, at + meeting + part.take);
  if (part && before) {
    const start = at + meeting + part.take + before.take;
    const clock = anchorAt(reading, start, true);
    const end = start + (clock?.take ?? 0);
    return clock ? end + (hoursOf.at(words, end)?.take ?? 0) - at : 0;
  }
  const clock = meeting > 0 ? anchorAt(reading, at + meeting, true) : null;
  const after = clock && parts.at(words, at + meeting + clock.take);
  return clock && after ? meeting + clock.take + after.take : 0;
};

/** An hour of the day, with whose clock it is on: it is no number of anything, and its place none to live in. */
export const timeOfDayRecogniser: Recogniser = (reading, at) => {
  const { words } = reading;
  const part = partAt(reading, at);
  if (part > 0) return recognised(part, { is: 'unanswered', why: WHY });
  const before = lead.at(words, at)?.take ?? 0;
  if (workday.at(words, at + before)) return null;
  const hours = hoursAt(reading, at + before);
  if (!hours?.certain) return null;
  const end = at + before + hours.take;
  // "At midnight in Bangkok" says where, "5 pm in London" on whose clock.
  const isWhere = words[end]?.text === 'in' && named.at(words, end - 1) !== null;
  const clock = isWhere ? 0 : (anchorAt(reading, end, true)?.take ?? 0);
  const tail = clock ? (hoursOf.at(words, end + clock)?.take ?? 0) : 0;
  return recognised(end + clock + tail - at, { is: 'unanswered', why: WHY });
};
