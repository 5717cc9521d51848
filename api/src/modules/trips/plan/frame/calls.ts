import { isTimeZone } from '@wanderwork/contracts';
import { combineExpressions, createBook, matchAnchor, type PhraseInput } from '../../../city-search/index.js';
import { createMatch, getText, type FrameRecognizer } from './pieces.js';

const HOUR = 60;
const DAY_MINUTES = 24 * HOUR;
/** A call without an end lasts an hour. */
const DEFAULT_LENGTH = HOUR;
const WORKDAYS = [1, 2, 3, 4, 5];

interface Time {
  take: number;
  minutes: number;
  /** Without "am" and "pm", a small number may mean the afternoon: "9 to 5". */
  isOpen: boolean;
}

/** A dash between two words, which is not a word of its own. */
const DASH = /^\s*[-–—]\s*$/;

export const matchTime = (input: PhraseInput, at: number): Time | null => {
  const { words, text } = input;
  const word = words[at];
  if (word?.text === 'noon' || word?.text === 'midday') return { take: 1, minutes: 12 * HOUR, isOpen: false };
  if (word?.text === 'midnight') return { take: 1, minutes: 0, isOpen: false };
  // The minutes of an hour that does not exist: "25:00".
  if (text[(word?.start ?? 0) - 1] === ':') return null;
  if (!word || word.value === null || !/^\d{1,2}(?:\.\d\d)?$/.test(word.text)) return null;
  const [hours = 0, dotted = 0] = word.text.split('.').map(Number);
  const next = words[at + 1];
  const hasMinutes = next && /^\d\d$/.test(next.text) && text.slice(word.end, next.start) === ':';
  const minutes = hasMinutes ? Number(next.text) : dotted;
  let take = hasMinutes ? 2 : 1;
  const suffix = getText(input, at + take);
  const isHalf =
    ['am', 'pm', 'a', 'p'].includes(suffix) && words[at + take]!.start - words[at + take - 1]!.end <= 1;
  const isAfternoon = isHalf && suffix.startsWith('p');
  const isMarked = isHalf && suffix.length === 2;
  if (isMarked || ['h', 'oclock', 'hrs'].includes(suffix)) take += 1;
  if (hours > 24 || minutes > 59 || (isMarked && (hours > 12 || hours === 0))) return null;
  const hour = isMarked ? (hours % 12) + (isAfternoon ? 12 : 0) : hours;
  return { take, minutes: hour * HOUR + minutes, isOpen: !isMarked && hours <= 12 && !/^0/.test(word.text) };
};

interface Hours {
  take: number;
  from: number;
  to: number;
}

/** Matches "9–12", "9am to noon", "between 9 and 11" and "at 10". */
const matchHours = (input: PhraseInput, at: number): Hours | null => {
  const lead = ['at', 'from', 'between', '@', 'around', 'about'].includes(getText(input, at)) ? 1 : 0;
  const first = matchTime(input, at + lead);
  if (!first) return null;
  const end = at + lead + first.take;
  const link = getText(input, end);
  // A dash is a word of its own only between two numbers: not in "3pm-4pm".
  const isDashed = DASH.test(input.text.slice(input.words[end - 1]!.end, input.words[end]?.start));
  const isRange =
    isDashed ||
    ['-', 'to', 'until', 'till', '~'].includes(link) ||
    (link === 'and' && getText(input, at) === 'between');
  const linkTake = isDashed ? 0 : 1;
  const second = isRange ? matchTime(input, end + linkTake) : null;
  if (!second) {
    if (lead === 0 && first.isOpen && first.minutes % HOUR === 0 && !isClock(input, at)) return null;
    const to = (first.minutes + DEFAULT_LENGTH) % DAY_MINUTES;
    return { take: lead + first.take, from: first.minutes, to };
  }
  const half = 12 * HOUR;
  let [from, to] = [first.minutes, second.minutes];
  // "2-4pm" is in the afternoon, "9 to 5" ends there.
  const isAfternoon = first.isOpen && !second.isOpen && to >= half && from < half && from + half < to;
  if (isAfternoon) from += half;
  if (second.isOpen && to < from && to + half > from && to < half) to += half;
  return {
    take: end + linkTake + second.take - at,
    from: from % DAY_MINUTES,
    to: to === DAY_MINUTES ? to : to % DAY_MINUTES,
  };
};

/** A number that is written as a time: "9:30", "10am", "9h". */
const isClock = (input: PhraseInput, at: number): boolean => (matchTime(input, at)?.take ?? 1) > 1;

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const fullNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekdayBook = createBook<number>(
  dayNames.map(
    (short, at) =>
      [
        `${short}, ${fullNames[at]}${short === 'tue' ? ', tues' : short === 'thu' ? ', thur, thurs' : ''}`,
        at + 1,
      ] as const,
  ),
);
const weekdayGroups = createBook<readonly number[]>([
  ['weekday, weekdays, working days, workdays, business days, week days', WORKDAYS],
  ['every day, everyday, daily, each day, all week, seven days a week, 7 days a week', [1, 2, 3, 4, 5, 6, 7]],
  ['weekend, weekends, the weekend', [6, 7]],
]);

/** Matches "on weekdays", "Monday to Thursday", "Mondays and Fridays". */
const matchWeekdays = (
  input: PhraseInput,
  at: number,
): { take: number; weekdays: readonly number[] } | null => {
  const { words, text } = input;
  const lead = ['on', 'every', 'each', 'from'].includes(getText(input, at)) ? 1 : 0;
  for (const skip of [0, lead]) {
    const group = weekdayGroups.match(words, at + skip);
    if (group) return { take: skip + group.take, weekdays: group.value };
  }
  const first = weekdayBook.match(words, at + lead);
  if (!first) return null;
  let end = at + lead + first.take;
  const isDashed = DASH.test(text.slice(words[end - 1]!.end, words[end]?.start));
  const rangeLink = ['to', 'until', 'through', 'thru'].includes(getText(input, end)) ? 1 : 0;
  const last = isDashed || rangeLink ? weekdayBook.match(words, end + rangeLink) : null;
  if (last) {
    const length = ((last.value - first.value + 7) % 7) + 1;
    const weekdays = Array.from({ length }, (_, step) => ((first.value - 1 + step) % 7) + 1);
    return { take: end + rangeLink + last.take - at, weekdays };
  }
  const weekdays = [first.value];
  for (;;) {
    let links = 0;
    while (links < 2 && [',', 'and', '/', '+'].includes(getText(input, end + links))) links += 1;
    const next = links > 0 ? weekdayBook.match(words, end + links) : null;
    if (!next) return { take: end - at, weekdays };
    weekdays.push(next.value);
    end += links + next.take;
  }
};

const callNouns =
  'call, calls, meeting, meetings, standup, standups, stand up, stand-up, sync, syncs, video call, video calls, conference call, conference calls, one on one, check in, check ins';
const teamNouns = 'team, client, clients, colleagues, customers, company, employer, boss, office, coworkers';

/** `call`: a sentence that names calls wants their hours; `team`: without hours, a search reads it. */
const callHeads = createBook<'call' | 'team'>([
  [
    combineExpressions(
      ', my, our, a, the, have, i have, we have, with',
      ', daily, weekly, regular, work, client, team, working',
      callNouns,
    ),
    'call',
  ],
  [
    combineExpressions(
      ', my, our, a, the, with, with a, with my, for',
      teamNouns,
      ', is, are, works, work, sits, is based, are based',
    ),
    'team',
  ],
  [
    'i work, work, working, working hours, work hours, office hours, my hours are, i work for, i need to work, available, i must be available, i need to be online, online',
    'team',
  ],
]);

/** What may stand between the parts of a description of calls. */
const glue = new Set(
  'with in to from my the a our of on for time hours working based they who and are is every work at team client clients hour office'.split(
    ' ',
  ),
);
const MAX_GLUE = 4;

const skipGlue = (input: PhraseInput, at: number): number => {
  let take = 0;
  while (take < MAX_GLUE && glue.has(getText(input, at + take))) take += 1;
  return take;
};

interface Parts {
  hours: Hours | null;
  weekdays: readonly number[] | null;
  anchor: { zone: string; name: string } | null;
}

/** One more part of the description, directly or after words between; null if none follows. */
const matchPart = (input: PhraseInput, at: number, parts: Parts): number | null => {
  const comma = getText(input, at) === ',' ? 1 : 0;
  const glued = skipGlue(input, at + comma);
  // The words before hours and weekdays may belong to them: "between 9 and noon", "on Mondays".
  for (let skip = 0; skip <= glued; skip += 1) {
    const start = at + comma + skip;
    const weekdays = parts.weekdays ? null : matchWeekdays(input, start);
    if (weekdays) {
      parts.weekdays = weekdays.weekdays;
      return comma + skip + weekdays.take;
    }
    const hours = parts.hours ? null : matchHours(input, start);
    if (hours) {
      parts.hours = hours;
      return comma + skip + hours.take;
    }
    const anchor = parts.anchor || comma ? null : matchAnchor(input, start, true);
    if (anchor) {
      parts.anchor = anchor.value;
      return skip + anchor.take;
    }
  }
  return null;
};

const tails = createBook<true>([
  [
    'time, local time, hours, working hours, business hours, office hours, their time, time zone, timezone, every day',
    true,
  ],
]);

/** Reads the parts after a head, in any order. Hours may come first: "18:00–20:00 Tokyo calls every day". */
const readParts = (input: PhraseInput, at: number): Parts & { take: number } => {
  const parts: Parts = { hours: null, weekdays: null, anchor: null };
  let take = 0;
  for (let more = matchPart(input, at, parts); more !== null; more = matchPart(input, at + take, parts)) {
    take += more;
    take += tails.match(input.words, at + take)?.take ?? 0;
    take += callHeads.match(input.words, at + take)?.take ?? 0;
  }
  return { ...parts, take };
};

const WHY_NO_HOURS = 'When are these calls? Add their hours, such as “calls with London 9–12”.';
const WHY_NO_PLACE = 'Whose time is that? Add a city or a time zone, such as “9–12 London time”.';
const WHY_NO_ZONE = 'We don’t know the clocks of this time zone. Please name a city instead.';

const toTitle = (noun: string, name: string): string =>
  `${noun.includes('stand') ? 'Standup' : noun.includes('meeting') ? 'Meeting' : noun.includes('sync') ? 'Sync' : 'Call'} with ${name}`;

/** Matches "calls with London 9–12", "standup at 10 Berlin time on weekdays", "team in New York 9 to 5". */
export const callsRecognizer: FrameRecognizer = (input, at) => {
  const head = callHeads.match(input.words, at);
  const lead = head?.take ?? 0;
  const noun = Array.from({ length: lead }, (_, skip) => getText(input, at + skip)).join(' ');
  if (!head && !matchHours(input, at)) return null;
  const { take, hours, anchor, weekdays } = readParts(input, at + lead);
  if (!head && (!hours || !anchor || hours.to === hours.from)) return null;
  const isCall = head?.value === 'call';
  if (take === 0 || (!hours && !isCall)) return null;
  if (!anchor) return isCall && hours ? createMatch(lead + take, { is: 'unclear', why: WHY_NO_PLACE }) : null;
  if (!hours) return createMatch(lead + take, { is: 'unclear', why: WHY_NO_HOURS });
  if (!isTimeZone(anchor.zone)) return createMatch(lead + take, { is: 'unclear', why: WHY_NO_ZONE });
  const isDaily = noun.includes('daily') && weekdays === null;
  return createMatch(lead + take, {
    is: 'calls',
    title: toTitle(noun, anchor.name),
    zone: anchor.zone,
    place: anchor.name,
    from: hours.from,
    to: hours.to,
    weekdays: [...new Set(isDaily ? WORKDAYS : (weekdays ?? WORKDAYS))].sort((a, b) => a - b),
  });
};
