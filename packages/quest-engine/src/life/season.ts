import { type State } from '../state.js';
import { cities } from '../world/cities.js';

const DAYS_A_YEAR = 365;
const MONTHS = 12;
/** By city, then by month: asked for some hundred times a day. */
const comforts = Uint8Array.from(cities.flatMap(({ comfort }) => comfort));

const monthOfDay = Uint8Array.from({ length: DAYS_A_YEAR }, (_, day) =>
  Math.floor((day * MONTHS) / DAYS_A_YEAR),
);

/** 0 for January; every run begins on the first of it. */
export const month = (state: State): number => monthOfDay[state.day % DAYS_A_YEAR]!;

/** How pleasant a city's weather is now, 0–100. */
export const comfort = (state: State, city: number = state.city): number =>
  comforts[city * MONTHS + month(state)]!;
