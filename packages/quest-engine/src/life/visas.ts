import { NEVER, type State } from '../state.js';
import { getZone } from '../world/cities.js';
import { borders, ROLLING_WINDOW_DAYS, ROLLING_ZONE, type Border } from '../world/zones.js';

/** A visa applied for in advance costs this, is valid ten days later, and allows thirty days. */
export const VISA_CENTS = 9_000;
export const VISA_WAIT_DAYS = 10;
const VISA_DAYS = 30;
/** Paid at the border unless the stamp is free for the passport. */
export const ENTRY_CENTS = 4_500;
/** The cost of a refundable onward ticket. */
export const ONWARD_CENTS = 3_000;
/** Once per stay, where the stamp allows fewer than sixty days. */
export const EXTENSION_CENTS = 6_000;
export const EXTENSION_DAYS = 30;
const EXTENDED_BELOW = 60;
export const OVERSTAY_CENTS = 3_000;
export const DEPORTED_AFTER = 7;

const SOLD_AT_THE_BORDER: Border = { days: VISA_DAYS, paid: true };

export const getBorder = (state: State, city: number): Border => {
  const border = borders[state.passport]![getZone(city)]!;
  return border.days === 0 && state.rules.visasAtBorder ? SOLD_AT_THE_BORDER : border;
};

/** The days a stamp allows, by passport and zone; read for every zone ahead. */
const stamps = borders.map((byZone) => Float64Array.from(byZone, ({ days }) => days));

const stampIn = ({ passport, rules }: State, zone: number): number =>
  stamps[passport]![zone]! || (rules.visasAtBorder ? VISA_DAYS : 0);

const isHome = (state: State, zone: number): boolean => getZone(state.home) === zone;

const hasVisa = (state: State, zone: number, day: number): boolean => {
  const from = state.visaFrom[zone]!;
  return from !== NEVER && day >= from;
};

export const crossesBorder = (from: number, to: number): boolean => getZone(from) !== getZone(to);

/** Whether the passport needs a visa in advance and has none that is valid on the day. */
export const needsVisaIn = (state: State, zone: number, day: number = state.day): boolean =>
  stampIn(state, zone) === 0 &&
  !isHome(state, zone) &&
  getZone(state.city) !== zone &&
  !hasVisa(state, zone, day);

export const needsVisa = (state: State, city: number, day: number = state.day): boolean =>
  needsVisaIn(state, getZone(city), day);

/** The remaining days in a zone; Infinity at home, negative after an overstay. */
export const getZoneDaysLeft = (state: State, zone: number): number => {
  if (isHome(state, zone)) return Infinity;
  const allowed = (stampIn(state, zone) || VISA_DAYS) + state.zoneExtension[zone]!;
  if (zone === ROLLING_ZONE) return allowed - state.zoneDays[zone]!;
  return getZone(state.city) === zone ? allowed - (state.day - state.entryDay) : allowed;
};

/** The same for the zone of a city. */
export const getDaysLeft = (state: State, city: number = state.city): number =>
  getZoneDaysLeft(state, getZone(city));

export const canExtend = (state: State): boolean => {
  const zone = getZone(state.city);
  return !isHome(state, zone) && stampIn(state, zone) < EXTENDED_BELOW && state.zoneExtension[zone] === 0;
};

/** Records today's zone and drops the day that leaves the rolling window. */
export const recordZoneDay = (state: State): void => {
  const zone = getZone(state.city);
  state.zoneOfDay[state.day] = zone;
  state.zoneDays[zone]! += 1;
  if (state.day < ROLLING_WINDOW_DAYS) return;
  const gone = state.zoneOfDay[state.day - ROLLING_WINDOW_DAYS]!;
  if (gone < state.zoneDays.length) state.zoneDays[gone]! -= 1;
};
