import { toInstant } from './clock.js';
import { type Day } from './day.js';
import { DAY_MS, MINUTE_MS } from './durations.js';
import { isDayOff, type Weekend } from './weekends.js';

/** A team member with working hours in local time. */
export interface Worker {
  name: string;
  /** IANA time zone name. */
  zone: string;
  /** Minutes since midnight; an end before the start is on the next day. */
  from: number;
  to: number;
  /** Weekly days off. */
  weekend: Weekend;
}

/** An interval, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** The first worker's local day: 23 or 25 hours long on days with a clock change. */
export const getTeamDay = ([first]: readonly Worker[], day: Day): Span =>
  first
    ? { from: toInstant(first.zone, day, 0), to: toInstant(first.zone, day + 1, 0) }
    : { from: day * DAY_MS, to: (day + 1) * DAY_MS };

/** Working hours around a day, including those of neighboring days that may overlap with it. */
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
  /** Indexes of the workers present. */
  present: number[];
}

/** Splits the day into intervals with the same people at work. */
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

/** The intervals with the most people at work, at least two. */
export const findSharedWindows = (workers: readonly Worker[], day: Day): Window[] => {
  const parts = splitDay(workers, day);
  const most = Math.max(...parts.map(({ present }) => present.length));
  return most < 2 ? [] : mergeWindows(parts.filter(({ present }) => present.length === most));
};

export const sumDurations = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** How long everyone works at once on a day, in milliseconds. */
export const getSharedByAll = (workers: readonly Worker[], day: Day): number =>
  sumDurations(findSharedWindows(workers, day).filter(({ present }) => present.length === workers.length));

export interface Meeting extends Span {
  /** Milliseconds outside each worker's hours; null on a day off. */
  stretch: (number | null)[];
}

const STEP_MS = 15 * MINUTE_MS;

const getStretch = (spans: readonly Span[] | null, meeting: Span): number | null =>
  spans &&
  Math.min(...spans.map(({ from, to }) => Math.max(0, from - meeting.from) + Math.max(0, meeting.to - to)));

/** The meeting time with the smallest maximum stretch outside working hours; null if fewer than two people work. */
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
