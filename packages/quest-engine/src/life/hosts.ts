import { clamp } from '../meters.js';
import { type State } from '../state.js';
import { cities } from '../world/cities.js';

/** Hosts only invite players who arrived recently. */
const NEW_IN_TOWN_NIGHTS = 3;
/** The belonging at which hosts notice the player. */
const AT_EASE = 30;
const SOCIABLE_FROM = 79;
const THOUSANDTHS_A_POINT = 50;

const chances = Int16Array.from(cities, ({ community }) =>
  clamp((community - SOCIABLE_FROM) * THOUSANDTHS_A_POINT, 0, 1000),
);

/** The chance that an evening in company brings a host, in thousandths, for a relaxed newcomer. */
export const getHostChance = (city: number): number => chances[city]!;

/** The chance in the current run. Nobody invites a player who is at home or has a prepaid room. */
export const getHostChanceNow = ({ city, home, nights, prepaid, belonging }: State): number =>
  city === home || nights >= NEW_IN_TOWN_NIGHTS || prepaid > 0 || belonging < AT_EASE
    ? 0
    : getHostChance(city);
