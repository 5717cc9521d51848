import { planLimits } from '@wanderwork/contracts';
import { formatDay, toDateParts, toDay, toIsoDay, type Day } from '@wanderwork/travel';
import { isA, type Chips } from './chips.js';
import { resolveDate, resolveEnd, resolveSeason } from './dates.js';
import { addLength, formatLength, toLengthKey, toNights } from './lengths.js';
import type { FramePiece, Length } from './pieces.js';

/** The first day of the next month: when a trip starts that names no date. */
export const getDefaultStart = (today: Day): Day => {
  const { year, month } = toDateParts(today);
  return toDay(year, month + 1, 1);
};

/** The length of a trip that names none, in nights. */
export const DEFAULT_NIGHTS = 90;

/** Dates further away than this are typing errors. */
const MAX_YEARS_AHEAD = 20;

/** The first day of the trip that the words name. */
const readStart = (pieces: readonly FramePiece[], today: Day, chips: Chips) => {
  let from: { day: Day; key: string } | null = null;
  let until: { day: Day; key: string } | null = null;
  for (const piece of pieces) {
    const { meaning } = piece;
    if (meaning.is !== 'from' && meaning.is !== 'season') continue;
    const [day, end] =
      meaning.is === 'from'
        ? [resolveDate(meaning.date, today), null]
        : resolveSeason(meaning.months, meaning.year, meaning.isCurrent, today);
    if (day === null) {
      chips.contradict([], 'This start is not a day of the calendar.');
      continue;
    }
    const key = `from:${toIsoDay(day)}`;
    if (!chips.add(piece, key, `From ${formatDay(day)}`)) continue;
    if (day < today || day > today + MAX_YEARS_AHEAD * 366)
      chips.contradict([key], `${formatDay(day)} ${day < today ? 'has passed' : 'is too far away'}.`);
    else if (from)
      chips.contradict(
        [from.key, key],
        `A trip starts once: on ${formatDay(from.day)} or on ${formatDay(day)}.`,
      );
    else from = { day, key };
    const endKey = end === null ? '' : `until:${toIsoDay(end)}`;
    if (end !== null && !pieces.some(isA('length')) && chips.add(piece, endKey, `Until ${formatDay(end)}`))
      until = { day: end, key: endKey };
  }
  return { from, seasonEnd: until };
};

/** When the trip starts and how long it lasts, as far as the words say. */
export const readDates = (
  pieces: readonly FramePiece[],
  today: Day,
  chips: Chips,
): { from?: Day; nights?: number } => {
  const { from, seasonEnd } = readStart(pieces, today, chips);
  const start = from?.day ?? getDefaultStart(today);
  let until: { day: Day; key: string } | null = null;
  for (const piece of pieces.filter(isA('until'))) {
    const { date, inclusive } = piece.meaning;
    const day = resolveEnd(date, inclusive, (from?.day ?? today) + 1);
    if (day === null) {
      chips.contradict([], 'This end is not a day of the calendar.');
      continue;
    }
    const key = `until:${toIsoDay(day)}`;
    if (!chips.add(piece, key, `Until ${formatDay(day)}`)) continue;
    if (day <= (from?.day ?? today))
      chips.contradict(
        [...(from ? [from.key] : []), key],
        `The trip ends on ${formatDay(day)}, before it starts${from ? ` on ${formatDay(from.day)}` : ''}.`,
      );
    else if (until)
      chips.contradict(
        [until.key, key],
        `A trip ends once: on ${formatDay(until.day)} or on ${formatDay(day)}.`,
      );
    else until = { day, key };
  }
  const length = readLength(pieces, chips);
  const end = until ?? (length ? null : seasonEnd);
  const firstDay =
    from?.day ?? (end && length ? Math.max(today, end.day - toNights(length.length)) : undefined);
  const lengthEnd = length && addLength(firstDay ?? start, length.length);
  if (length && end && from && Math.abs(lengthEnd! - end.day) > 3)
    chips.contradict(
      [length.key, end.key],
      `${formatLength(length.length)} from ${formatDay(from.day)} end on ${formatDay(lengthEnd!)}, not on ${formatDay(end.day)}.`,
    );
  const nights = lengthEnd === null ? (end ? end.day - start : undefined) : lengthEnd - (firstDay ?? start);
  if (nights !== undefined && nights > planLimits.nights)
    chips.contradict([length?.key ?? end?.key ?? ''], `A trip has at most ${planLimits.nights} days.`);
  return {
    ...(firstDay !== undefined && { from: firstDay }),
    ...(nights !== undefined && nights >= 1 && { nights: Math.min(nights, planLimits.nights) }),
  };
};

const readLength = (pieces: readonly FramePiece[], chips: Chips): { length: Length; key: string } | null => {
  let found: { length: Length; key: string } | null = null;
  for (const piece of pieces.filter(isA('length'))) {
    const { length } = piece.meaning;
    const key = `length:${toLengthKey(length)}`;
    if (!chips.add(piece, key, formatLength(length))) continue;
    if (length.count <= 0) chips.contradict([key], `A trip of ${formatLength(length)} has no nights.`);
    else if (found && Math.abs(toNights(found.length) - toNights(length)) > 3)
      chips.contradict(
        [found.key, key],
        `Both ${formatLength(found.length)} and ${formatLength(length)}: which is it?`,
      );
    else found ??= { length, key };
  }
  return found;
};
