import { type State } from '../state.js';
import { cities } from '../world/cities.js';

const DAYS_A_YEAR = 365;
const MONTHS = 12;
/** By city, then by month: asked for some hundred times a day. */
const comforts = Uint8Array.from(cities.flatMap(({ comfort: getComfort }) => getComfort));

const monthOfDay = Uint8Array.from({ length: DAYS_A_YEAR }, (_, day) =>
  Math.floor((day * MONTHS) / DAYS_A_YEAR),
);

/** The first day of a month (0 for January), counted from the year's first at 0. */
export const getFirstDayOfMonth = (getMonth: number): number => Math.ceil((getMonth * DAYS_A_YEAR) / MONTHS);

const monthOn = ({ firstDay = 0 }: State, day: number): number => monthOfDay[(firstDay + day) % DAYS_A_YEAR]!;

/** 0 for January. */
export const getMonth = (state: State): number => monthOn(state, state.day);

/** How pleasant a city’s weather is in a month (0 for January), 0–100. */
export const getComfortInMonth = (city: number, ofYear: number): number => comforts[city * MONTHS + ofYear]!;

/** How pleasant a city's weather is on a day, 0–100: where and when one is, if nothing else is asked. */
export const getComfort = (state: State, city: number = state.city, day: number = state.day): number =>
  getComfortInMonth(city, monthOn(state, day));
