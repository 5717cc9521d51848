import { getSolarHour, getSunAltitude } from '@wanderwork/art';
import type { Place } from './places';

export type Daylight = 'night' | 'dawn' | 'morning' | 'midday' | 'afternoon' | 'evening' | 'dusk';

/** Degrees below the horizon at which civil twilight ends. */
const TWILIGHT_END_DEGREES = -6;
/** An afternoon sun lower than this makes an evening. */
const LOW_SUN_DEGREES = 10;

const DAY_MS = 86_400_000;

/** 1–366. */
export const getDayOfYear = (moment: Date): number =>
  Math.floor((moment.getTime() - Date.UTC(moment.getUTCFullYear(), 0, 0)) / DAY_MS);

const formats = new Map<string, Intl.DateTimeFormat>();

const getFormat = (timeZone: string): Intl.DateTimeFormat => {
  const cachedFormat = formats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  formats.set(timeZone, format);
  return format;
};

/** The local time there: "18:24". */
export const formatClock = ({ timeZone }: Pick<Place, 'timeZone'>, moment: Date): string =>
  getFormat(timeZone).format(moment);

/**
 * The word for the light at a place. The sun decides about dawn, dusk and how late it is still light; the clock about
 * everything else, as people do: 19:30 is evening and 07:30 morning, even in the dark.
 */
export const getDaylight = (place: Omit<Place, 'slug' | 'name'>, moment: Date): Daylight => {
  const solarHour = getSolarHour(place.longitude, moment);
  const altitude = getSunAltitude(place.latitude, solarHour, getDayOfYear(moment));
  const isDark = altitude < TWILIGHT_END_DEGREES;
  if (!isDark && altitude < 0) return solarHour < 12 ? 'dawn' : 'dusk';
  const hour = Number(formatClock(place, moment).slice(0, 2));
  if (hour < (isDark ? 6 : 3) || hour >= (isDark ? 21 : 24)) return 'night';
  if (hour < 12) return 'morning';
  if (isDark) return hour < 17 ? 'afternoon' : 'evening';
  if (hour < 13) return 'midday';
  return hour >= 18 || (hour >= 15 && altitude < LOW_SUN_DEGREES) ? 'evening' : 'afternoon';
};
