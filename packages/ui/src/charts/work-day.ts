/** A work day in local time. */
export interface WorkDay {
  /** Whose day it is ("You in Lisbon"). */
  label: string;
  /** Hours ahead of UTC (5.5 for India); null when the time zone is unknown. */
  utcOffset: number | null;
  /** Hours of the day, 0–24, with 8.5 for 8:30. A day that ends before it begins continues past midnight. */
  from: number;
  to: number;
}

/** A part of the 24 hours, from ≤ to. */
export interface Span {
  from: number;
  to: number;
}

const DAY = 24;

const toClockHour = (hour: number) => ((hour % DAY) + DAY) % DAY;

/** The day's parts on another place's clock: one, or two where it continues past midnight there. */
export const getSpans = ({ from, to }: Span, shift: number): Span[] => {
  const length = from === to ? DAY : toClockHour(to - from);
  const start = toClockHour(from + shift);
  const end = start + length;
  return end <= DAY
    ? [{ from: start, to: end }]
    : [
        { from: 0, to: end - DAY },
        { from: start, to: DAY },
      ];
};

/** The hours that two days share, in clock order. */
export const findSharedSpans = (one: readonly Span[], other: readonly Span[]): Span[] =>
  one
    .flatMap((a) => other.map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);

export const sumHours = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** "9", "17", "8:30". */
export const formatHour = (hour: number): string => {
  const minutes = Math.round((hour % 1) * 60);
  const whole = Math.floor(hour);
  return minutes ? `${whole}:${String(minutes).padStart(2, '0')}` : String(whole);
};

/** "9 to 17". */
export const formatSpan = ({ from, to }: Span): string => `${formatHour(from)} to ${formatHour(to)}`;

/** "UTC", "UTC+5:30", "UTC−5". */
export const formatUtcOffset = (utcOffset: number): string => {
  if (utcOffset === 0) return 'UTC';
  return `UTC${utcOffset < 0 ? '−' : '+'}${formatHour(Math.abs(utcOffset))}`;
};
