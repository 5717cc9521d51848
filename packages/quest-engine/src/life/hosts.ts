import { clamp } from '../meters.js';
import { type State } from '../state.js';
import { cities } from '../world/cities.js';

/** Nobody asks where one sleeps who has been in town for longer. */
const NEW_IN_TOWN_NIGHTS = 3;
/** Belonging that others notice. */
const AT_EASE = 30;
const SOCIABLE_FROM = 79;
const THOUSANDTHS_A_POINT = 50;

const chances = Int16Array.from(cities, ({ community }) =>
  clamp((community - SOCIABLE_FROM) * THOUSANDTHS_A_POINT, 0, 1000),
);

/** How likely an evening in company is to bring a host, in thousandths, to a newcomer at ease. */
export const getHostChance = (city: number): number => chances[city]!;

/** The same for the run as it stands: at home, or with a room that is paid for, nobody offers another. */
export const getHostChanceNow = ({ city, home, nights, prepaid, belonging }: State): number =>
  city === home || nights >= NEW_IN_TOWN_NIGHTS || prepaid > 0 || belonging < AT_EASE
    ? 0
    : getHostChance(city);
