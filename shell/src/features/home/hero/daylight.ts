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

/** The word for the light at a place, by the sun's altitude and whether it rises or sets. */
export const getDaylight = (
  { latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>,
  moment: Date,
): Daylight => {
  const hour = getSolarHour(longitude, moment);
  const altitude = getSunAltitude(latitude, hour, getDayOfYear(moment));
  if (altitude < TWILIGHT_END_DEGREES) return 'night';
  if (altitude < 0) return hour < 12 ? 'dawn' : 'dusk';
  if (hour < 11) return 'morning';
  if (hour < 13) return 'midday';
  return hour >= 17 || (hour >= 15 && altitude < LOW_SUN_DEGREES) ? 'evening' : 'afternoon';
};
