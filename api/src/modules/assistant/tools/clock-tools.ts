import { formatTenths, paths, type CityDetail } from '@wanderwork/contracts';
import {
  findSharedWindows,
  formatClock,
  formatDay,
  formatDuration,
  getOffset,
  getUsualWeekend,
  isDayOff,
  resolveLocalTime,
  toIsoDay,
  toLocalTime,
  type Day,
  type Worker,
} from '@wanderwork/travel';
import type { IntentOf, ZoneName } from '../grammar/intent.js';
import { computed, toAssistantCity } from './figures.js';
import { toOutcome, type Outcome } from './outcome.js';

/** The working day of both sides, and the hours in which a person who chooses them can work. */
const WORKDAY = { from: 9 * 60, to: 17 * 60 };
const FLEXIBLE = { from: 8 * 60, to: 20 * 60 };

const toSubject = ({ name, zone }: ZoneName): string =>
  (name || zone)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+−-]+/g, '-');

const createWorker = (name: string, zone: string, hours: { from: number; to: number }): Worker => ({
  name,
  zone,
  ...hours,
  weekend: 'none',
});

const toClocks = (zone: string, { from, to }: { from: number; to: number }): string =>
  `${toLocalTime(zone, from).clock}–${toLocalTime(zone, to).clock}`;

/** A workday for both, from the given day on. */
const findWorkday = (day: Day, zones: readonly string[]): Day => {
  for (let at = day; at < day + 7; at += 1)
    if (zones.every((zone) => !isDayOff(getUsualWeekend(zone), at))) return at;
  return day;
};

/** The hours that somebody in a city shares with the working day elsewhere. */
export const findOverlap = (
  { with: other, day }: IntentOf<'hours.overlap'>,
  city: Pick<CityDetail, 'slug' | 'name' | 'country' | 'timezone'>,
  today: Day,
): Outcome => {
  const { zone, name } = other!;
  const on = findWorkday(day ?? today, [city.timezone, zone]);
  const both = findSharedWindows(
    [createWorker(city.name, city.timezone, WORKDAY), createWorker(name, zone, WORKDAY)],
    on,
  );
  const flexible = findSharedWindows(
    [createWorker(city.name, city.timezone, FLEXIBLE), createWorker(name, zone, WORKDAY)],
    on,
  );
  const length = (windows: typeof both) => windows.reduce((sum, { from, to }) => sum + to - from, 0);
  const [first] = both;
  const [wide] = flexible;
  const shared = first ?? wide;
  return toOutcome({
    id: `hours.overlap:${city.slug}+${toSubject(other!)}`,
    tool: 'hours.overlap',
    title: `Hours shared by ${city.name} and ${name}`,
    link: paths.web.tool('team-hours'),
    figures: [
      computed(
        'both',
        'Both from 9 to 5',
        length(both) / 3_600_000,
        first ? formatDuration(length(both)) : 'none',
        'hours',
      ),
      ...(first
        ? [
            computed('both_here', `In ${city.name}`, toClocks(city.timezone, first)),
            computed('both_there', `In ${name}`, toClocks(zone, first)),
          ]
        : []),
      computed(
        'flexible',
        `Of the 9-to-5 day in ${name}, between 8 and 20 in ${city.name}`,
        length(flexible) / 3_600_000,
        wide ? formatDuration(length(flexible)) : 'none',
        'hours',
      ),
      ...(wide ? [computed('flexible_here', `In ${city.name}`, toClocks(city.timezone, wide))] : []),
      computed('day', 'On', toIsoDay(on), formatDay(on), 'day'),
    ],
    notes: ['Clock changes can move these hours on other days.'],
    city: toAssistantCity(city),
    zone,
    shared: shared
      ? { from: toMinutes(city.timezone, shared.from), to: toMinutes(city.timezone, shared.to) }
      : null,
  });
};

const toMinutes = (zone: string, instant: number): number => {
  const [hours = 0, minutes = 0] = toLocalTime(zone, instant).clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const describeDifference = (minutes: number): string => {
  const hours = formatTenths(Math.abs(minutes) / 60);
  return minutes === 0 ? 'the same time' : `${hours} h ${minutes > 0 ? 'ahead' : 'behind'}`;
};

/** A time on one clock, shown on another. Without a time, now. */
export const convertTime = (
  { minutes, from, to, day }: IntentOf<'hours.convert'>,
  now: Date,
  today: Day,
): Outcome => {
  const [one, other] = [from!, to!];
  const resolved = minutes === null ? null : resolveLocalTime(one.zone, day ?? today, minutes);
  const instant = resolved?.at ?? (day === null ? now.getTime() : day * 86_400_000 + 12 * 3_600_000);
  const here = toLocalTime(one.zone, instant);
  const there = toLocalTime(other.zone, instant);
  const difference = getOffset(other.zone, instant) - getOffset(one.zone, instant);
  const clock = minutes === null ? here.clock : formatClock(minutes);
  const isSkipped = minutes !== null && here.clock !== formatClock(minutes);
  const isOtherDay = there.day !== here.day;
  return toOutcome({
    id: `hours.convert:${toSubject(one)}>${toSubject(other)}`,
    tool: 'hours.convert',
    title: `${one.name} and ${other.name}`,
    link: paths.web.tool('team-hours'),
    figures: [
      computed('from', `In ${one.name}`, clock),
      computed(
        'to',
        `In ${other.name}`,
        there.clock,
        isOtherDay ? `${there.clock} on ${formatDay(there.day)}` : there.clock,
      ),
      computed('difference', `${other.name} is`, difference / 60, describeDifference(difference), 'hours'),
      computed('day', 'On', toIsoDay(here.day), formatDay(here.day), 'day'),
    ],
    notes: isSkipped ? ['The clocks skip this time on that day.'] : [],
    from: { zone: one.zone, name: one.name, day: toIsoDay(here.day), clock },
    to: { zone: other.zone, name: other.name, day: toIsoDay(there.day), clock: there.clock },
  });
};
