import type { Random } from './svg/random.js';
import type { Theme } from './city.js';

const RADIANS = Math.PI / 180;
/** The tilt of the earth's axis, which limits the declination of the sun, in degrees. */
const TILT = 23.44;
const DAYS = 365;
/** The day of the March equinox. */
const MARCH_EQUINOX = 80;

/** Phases of light whose inks are mixed. */
export const phases = ['night', 'dusk', 'gold', 'noon'] as const;
export type Phase = (typeof phases)[number];
/** The altitude of the sun in degrees at which each phase is pure. */
const altitudes: Record<Phase, number> = { night: -11, dusk: -3, gold: 6, noon: 22 };

export interface Light {
  /** Local solar hour, 0–24. */
  hour: number;
  /** Degrees above the horizon, negative below. */
  altitude: number;
  /** Shares of the four phases, which sum to 1. At most two adjacent ones are above 0. */
  share: Record<Phase, number>;
}

/** The sun's altitude in degrees at a latitude, a local solar hour and a day of the year. */
export const getSunAltitude = (latitude: number, hour: number, day = MARCH_EQUINOX): number => {
  const declination = TILT * RADIANS * Math.sin(((day - MARCH_EQUINOX) / DAYS) * 2 * Math.PI);
  const angle = (hour - 12) * 15 * RADIANS;
  const height =
    Math.sin(latitude * RADIANS) * Math.sin(declination) +
    Math.cos(latitude * RADIANS) * Math.cos(declination) * Math.cos(angle);
  return Math.asin(Math.max(-1, Math.min(1, height))) / RADIANS;
};

/** The local solar hour (0–24) at a longitude; the sun is highest at 12. */
export const getSolarHour = (longitude: number, moment: Date): number => {
  const hours = moment.getUTCHours() + moment.getUTCMinutes() / 60 + longitude / 15;
  return wrapped(hours);
};

const wrapped = (hour: number): number => ((hour % 24) + 24) % 24;

/** The light at a latitude at a local solar hour. */
export const getLight = (latitude: number, hour: number, day?: number): Light => {
  const altitude = getSunAltitude(latitude, wrapped(hour), day);
  return { hour: wrapped(hour), altitude, share: getShares(altitude) };
};

/** A good hour for a picture: forenoon (sun left) or afternoon (sun right) by day, late night in the dark theme. */
export const chooseHour = (theme: Theme, sunSide: 'left' | 'right', random: Random): number => {
  const fromNoon = random.between(1.8, 3.6);
  if (theme === 'dark') return sunSide === 'left' ? 22 : 2;
  return sunSide === 'left' ? 12 - fromNoon : 12 + fromNoon;
};

const getShares = (altitude: number): Record<Phase, number> => {
  const share: Record<Phase, number> = { night: 0, dusk: 0, gold: 0, noon: 0 };
  const above = phases.find((phase) => altitude <= altitudes[phase]) ?? 'noon';
  const below = phases[phases.indexOf(above) - 1];
  if (!below || altitude >= altitudes.noon) return { ...share, [above]: 1 };
  const part = (altitude - altitudes[below]) / (altitudes[above] - altitudes[below]);
  return { ...share, [above]: part, [below]: 1 - part };
};

/** Whether lamps are lit. */
export const isDark = (light: Light): boolean => light.share.night + light.share.dusk > 0.5;
