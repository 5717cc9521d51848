import { getPlaceOfZone, getRegionOfZone } from '@wanderwork/contracts';
import { DAY_MS } from '../../../../shared/durations';
import { type Day } from '../../common/model/day';

const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

/** Minutes since midnight of "09:30"; null for invalid times. */
export const parseClock = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? [];
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
};

/** The instant at which the zone's clock shows `minutes` after midnight of `day`. */
export const toInstant = (zone: string, day: Day, minutes: number): number => {
  const shown = day * DAY_MS + minutes * MINUTE_MS;
  // Computed twice: the first offset may be from the other side of a clock change.
  const estimate = shown - getOffset(zone, shown) * MINUTE_MS;
  return shown - getOffset(zone, estimate) * MINUTE_MS;
};

/** The local day and time ("14:30") of an instant. */
export const toLocalTime = (zone: string, instant: number): { day: Day; clock: string } => {
  const shown = new Date(instant + getOffset(zone, instant) * MINUTE_MS);
  return { day: Math.floor(shown.getTime() / DAY_MS), clock: shown.toISOString().slice(11, 16) };
};

/** "5 h 30", "8 h", "45 min". */
export const formatDuration = (ms: number): string => {
  const minutes = Math.round(ms / MINUTE_MS);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const getFormat = (zone: string): Intl.DateTimeFormat => {
  const cachedFormat = formats.get(zone);
  if (cachedFormat) return cachedFormat;
  const newFormat = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, newFormat);
  return newFormat;
};

const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2}))?/;

/** Minutes ahead of UTC at an instant (milliseconds since 1970). */
export const getOffset = (zone: string, instant: number): number => {
  const offsetText = getFormat(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = OFFSET.exec(offsetText) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** All time zones as options, by place and region. */
export const getZoneChoices = (): { value: string; label: string; note: string }[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const region = getRegionOfZone(zone);
    return {
      value: zone,
      label: getPlaceOfZone(zone),
      note: region === null ? 'Time zone' : `${region}, time zone`,
    };
  });

/** "UTC", "UTC+5:30", "UTC−3". */
export const formatOffset = (minutes: number): string => {
  if (minutes === 0) return 'UTC';
  const minutesApart = Math.abs(minutes);
  const rest = minutesApart % 60 === 0 ? '' : `:${String(minutesApart % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(minutesApart / 60)}${rest}`;
};
