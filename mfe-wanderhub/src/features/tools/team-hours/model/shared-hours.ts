import { DAY_MS } from '../../../../shared/durations';
import { type Day } from '../../common/model/day';
import { toInstant } from './clock';
import { isDayOff, type Weekend } from './weekends';

/** Somebody at work by the clock of their own place. */
export interface Worker {
  name: string;
  /** As IANA names it. */
  zone: string;
  /** Minutes since midnight; an end before the beginning lies past midnight. */
  from: number;
  to: number;
  /** The days of the week without work. */
  weekend: Weekend;
}

/** From an instant to an instant, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** What is looked at: the day of the first worker's calendar, 23 or 25 hours long where clocks are set in it. */
export const getTeamDay = ([first]: readonly Worker[], day: Day): Span =>
  first
    ? { from: toInstant(first.zone, day, 0), to: toInstant(first.zone, day + 1, 0) }
    : { from: day * DAY_MS, to: (day + 1) * DAY_MS };

/** Somebody's working days around a day, as instants: that day's, and those that may reach into it from both sides. */
export const getWorkSpans = ({ zone, from, to, weekend }: Worker, day: Day): Span[] =>
  [-2, -1, 0, 1, 2]
    .map((away) => day + away)
    .filter((own) => !isDayOff(weekend, own))
    .map((own) => ({
      from: toInstant(zone, own, from),
      to: toInstant(zone, own + (to <= from ? 1 : 0), to),
    }));

const intersect = ({ from, to }: Span, frame: Span): Span | null => {
  const cut = { from: Math.max(from, frame.from), to: Math.min(to, frame.to) };
  return cut.to > cut.from ? cut : null;
};

export const clipSpans = (spans: readonly Span[], frame: Span): Span[] =>
  spans.map((span) => intersect(span, frame)).filter((span) => span !== null);

export interface Window extends Span {
  /** Who is at work then, by their places in the list. */
  present: number[];
}

/** The day in parts, each with the same people at work. */
const splitDay = (workers: readonly Worker[], day: Day): Window[] => {
  const frame = getTeamDay(workers, day);
  const spans = workers.map((worker) => clipSpans(getWorkSpans(worker, day), frame));
  const edges = new Set([frame.from, frame.to, ...spans.flat().flatMap(({ from, to }) => [from, to])]);
  const sortedEdges = [...edges].sort((one, other) => one - other);
  return sortedEdges.slice(1).map((to, at) => {
    const from = sortedEdges[at]!;
    const isPresent = (own: Span[]) => own.some((span) => span.from <= from && span.to >= to);
    return { from, to, present: spans.flatMap((own, place) => (isPresent(own) ? [place] : [])) };
  });
};

const mergeWindows = (windows: readonly Window[]): Window[] =>
  windows.reduce<Window[]>((mergedWindows, next) => {
    const last = mergedWindows.at(-1);
    const continues = last?.to === next.from && String(last.present) === String(next.present);
    return continues ? [...mergedWindows.slice(0, -1), { ...last, to: next.to }] : [...mergedWindows, next];
  }, []);

/** When most are at work at once, and at least two: with everybody there, or with as many as ever are. */
export const findSharedWindows = (workers: readonly Worker[], day: Day): Window[] => {
  const parts = splitDay(workers, day);
  const most = Math.max(...parts.map(({ present }) => present.length));
  return most < 2 ? [] : mergeWindows(parts.filter(({ present }) => present.length === most));
};

export const sumDurations = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** Length of stay all are at work at once on a day, in milliseconds. */
export const getSharedByAll = (workers: readonly Worker[], day: Day): number =>
  sumDurations(findSharedWindows(workers, day).filter(({ present }) => present.length === workers.length));

export interface Meeting extends Span {
  /** How far each would have to leave their hours for it, in milliseconds; null for who has a day off. */
  stretch: (number | null)[];
}

const STEP_MS = 15 * 60_000;

const getStretch = (spans: readonly Span[] | null, meeting: Span): number | null =>
  spans &&
  Math.min(...spans.map(({ from, to }) => Math.max(0, from - meeting.from) + Math.max(0, meeting.to - to)));

/** A meeting of a length at the time that asks least of whoever it asks most; none where fewer than two are at work. */
export const findBestMeeting = (workers: readonly Worker[], day: Day, length: number): Meeting | null => {
  const frame = getTeamDay(workers, day);
  const spans = workers.map((worker) => {
    const own = getWorkSpans(worker, day);
    return clipSpans(own, frame).length > 0 ? own : null;
  });
  if (spans.filter((own) => own !== null).length < 2) return null;
  const steps = Math.floor((frame.to - frame.from) / STEP_MS);
  const starts = Array.from({ length: steps }, (_, step) => frame.from + step * STEP_MS);
  const meetings = starts.map((from): Meeting => {
    const meeting = { from, to: from + length };
    return { ...meeting, stretch: spans.map((own) => getStretch(own, meeting)) };
  });
  const most = ({ stretch }: Meeting) => Math.max(...stretch.map((one) => one ?? 0));
  const getTotalStretch = ({ stretch }: Meeting) => stretch.reduce<number>((all, one) => all + (one ?? 0), 0);
  return (
    meetings.sort(
      (one, other) => most(one) - most(other) || getTotalStretch(one) - getTotalStretch(other),
    )[0] ?? null
  );
};
