import { type Day } from '../../common/model/day';
import { DAY_MS, instantOf } from './clock';

/** Somebody at work by the clock of their own place. */
export interface Worker {
  name: string;
  /** As IANA names it. */
  zone: string;
  /** Minutes since midnight; an end before the beginning lies past midnight. */
  from: number;
  to: number;
}

/** From an instant to an instant, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** The 24 hours that are looked at: the day of the first worker's calendar. */
export const dayOfTeam = ([first]: readonly Worker[], day: Day): Span => {
  const from = first ? instantOf(first.zone, day, 0) : day * DAY_MS;
  return { from, to: from + DAY_MS };
};

/** Somebody's working days around a day, as instants: that day's, and those that may reach into it from both sides. */
export const workSpans = ({ zone, from, to }: Worker, day: Day): Span[] =>
  [-2, -1, 0, 1, 2].map((away) => ({
    from: instantOf(zone, day + away, from),
    to: instantOf(zone, day + away + (to <= from ? 1 : 0), to),
  }));

const within = ({ from, to }: Span, frame: Span): Span | null => {
  const cut = { from: Math.max(from, frame.from), to: Math.min(to, frame.to) };
  return cut.to > cut.from ? cut : null;
};

export const cutTo = (spans: readonly Span[], frame: Span): Span[] =>
  spans.map((span) => within(span, frame)).filter((span) => span !== null);

export interface Window extends Span {
  /** Who is at work then, by their places in the list. */
  present: number[];
}

/** The day in parts, each with the same people at work. */
const partsOfDay = (workers: readonly Worker[], day: Day): Window[] => {
  const frame = dayOfTeam(workers, day);
  const spans = workers.map((worker) => cutTo(workSpans(worker, day), frame));
  const edges = new Set([frame.from, frame.to, ...spans.flat().flatMap(({ from, to }) => [from, to])]);
  const inOrder = [...edges].sort((one, other) => one - other);
  return inOrder.slice(1).map((to, at) => {
    const from = inOrder[at]!;
    const isThere = (own: Span[]) => own.some((span) => span.from <= from && span.to >= to);
    return { from, to, present: spans.flatMap((own, place) => (isThere(own) ? [place] : [])) };
  });
};

const together = (windows: readonly Window[]): Window[] =>
  windows.reduce<Window[]>((joined, next) => {
    const last = joined.at(-1);
    const goesOn = last?.to === next.from && String(last.present) === String(next.present);
    return goesOn ? [...joined.slice(0, -1), { ...last, to: next.to }] : [...joined, next];
  }, []);

/** When most are at work at once, and at least two: with everybody there, or with as many as ever are. */
export const bestWindows = (workers: readonly Worker[], day: Day): Window[] => {
  const parts = partsOfDay(workers, day);
  const most = Math.max(...parts.map(({ present }) => present.length));
  return most < 2 ? [] : together(parts.filter(({ present }) => present.length === most));
};

export const lengthOfAll = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** How long all are at work at once on a day, in milliseconds. */
export const sharedByAll = (workers: readonly Worker[], day: Day): number =>
  lengthOfAll(bestWindows(workers, day).filter(({ present }) => present.length === workers.length));

export interface Meeting extends Span {
  /** How far each would have to leave their hours for it, in milliseconds. */
  stretch: number[];
}

const STEP_MS = 15 * 60_000;

const stretchFor = (spans: readonly Span[], meeting: Span): number =>
  Math.min(...spans.map(({ from, to }) => Math.max(0, from - meeting.from) + Math.max(0, meeting.to - to)));

/** A meeting of a length at the time that asks least of whoever it asks most. */
export const kindestMeeting = (workers: readonly Worker[], day: Day, length: number): Meeting => {
  const frame = dayOfTeam(workers, day);
  const spans = workers.map((worker) => workSpans(worker, day));
  const starts = Array.from({ length: DAY_MS / STEP_MS }, (_, step) => frame.from + step * STEP_MS);
  const meetings = starts.map((from): Meeting => {
    const meeting = { from, to: from + length };
    return { ...meeting, stretch: spans.map((own) => stretchFor(own, meeting)) };
  });
  const most = ({ stretch }: Meeting) => Math.max(...stretch);
  const sum = ({ stretch }: Meeting) => stretch.reduce((all, one) => all + one, 0);
  return meetings.sort((one, other) => most(one) - most(other) || sum(one) - sum(other))[0]!;
};
