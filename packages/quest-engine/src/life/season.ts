import { type State } from '../state.js';
import { cities } from '../world/cities.js';

const DAYS_A_YEAR = 365;
const MONTHS = 12;
/** By city, then by month; read some hundred times a day. */
const comforts = Uint8Array.from(cities.flatMap(({ comfort: getComfort }) => getComfort));

const monthOfDay = Uint8Array.from({ length: DAYS_A_YEAR }, (_, day) =>
  Math.floor((day * MONTHS) / DAYS_A_YEAR),
);

/** The first day of a month (0 for January), counted from 0 at the start of the year. */
export const getFirstDayOfMonth = (getMonth: number): number => Math.ceil((getMonth * DAYS_A_YEAR) / MONTHS);

const monthOn = ({ firstDay = 0 }: State, day: number): number => monthOfDay[(firstDay + day) % DAYS_A_YEAR]!;

/** 0 for January. */
export const getMonth = (state: State): number => monthOn(state, state.day);

/** The comfort of a city's weather in a month (0 for January), 0–100. */
export const getComfortInMonth = (city: number, ofYear: number): number => comforts[city * MONTHS + ofYear]!;

/** The comfort of a city's weather on a day, 0–100. Defaults to the current city and day. */
export const getComfort = (state: State, city: number = state.city, day: number = state.day): number =>
  getComfortInMonth(city, monthOn(state, day));
