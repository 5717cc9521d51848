import { getCity, type State } from '@wanderwork/quest-engine';

/** The sound of a place: a chord in hertz, brightness and rain. */
export interface Mood {
  notes: readonly number[];
  /** The filter's cutoff in hertz. */
  brightness: number;
  /** 0 to 1. */
  rain: number;
}

/** A minor ninth at night, a major ninth by day, in hertz. */
const NIGHT_CHORD_HZ = [110, 164.81, 196, 246.94];
const DAY_CHORD_HZ = [130.81, 196, 246.94, 293.66];

const DAYS_A_YEAR = 365;
/** Comfort below this counts as rainy. */
const RAINY_BELOW_COMFORT = 75;

/** The hour shifts from day to day, so that mornings differ; the same run always sounds the same. */
const getHour = ({ day, city }: State): number => (6 + day * 7 + getCity(city).index) % 24;

const getRain = ({ day, city }: State): number => {
  const month = Math.floor(((day % DAYS_A_YEAR) * 12) / DAYS_A_YEAR);
  const pleasant = getCity(city).comfort[month]!;
  const warm = Math.abs(getCity(city).latitude) < 3500;
  return warm && pleasant < RAINY_BELOW_COMFORT ? (RAINY_BELOW_COMFORT - pleasant) / RAINY_BELOW_COMFORT : 0;
};

/** The sound of a state's place and day. */
export const getMood = (state: State): Mood => {
  const hour = getHour(state);
  const light = Math.max(0, Math.cos(((hour - 13) / 12) * Math.PI));
  return {
    notes: light > 0.2 ? DAY_CHORD_HZ : NIGHT_CHORD_HZ,
    brightness: 300 + 1100 * light,
    rain: getRain(state),
  };
};
