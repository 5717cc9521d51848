import { type JournalWriter, addMoney } from '../journal.js';
import { clients, NO_CLIENT } from '../life/clients.js';
import { liveDay } from '../life/day.js';
import { payOff } from '../life/week.js';
import { isBagFull } from '../life/bag.js';
import { gear } from '../life/gear.js';
import {
  getBorder,
  canExtend,
  EXTENSION_CENTS,
  EXTENSION_DAYS,
  VISA_CENTS,
  VISA_WAIT_DAYS,
} from '../life/visas.js';
import { NEVER, type State } from '../state.js';
import { cities, getCity } from '../world/cities.js';
import { zones } from '../world/zones.js';
import { type Refusal } from './refusal.js';

const { floor, max } = Math;
const LODGINGS = [0, 1, 2];
const NEW_CLIENT_TRUST = 35;

export const lodge = (state: State, lodging: number): Refusal | null => {
  if (!LODGINGS.includes(lodging) || lodging === state.lodging) return 'no_such_lodging';
  state.lodging = lodging;
  return null;
};

export const buy = (state: State, index: number, journal: JournalWriter): Refusal | null => {
  const one = Number.isInteger(index) ? gear[index] : undefined;
  if (!one) return 'no_such_gear';
  if (state.gear & (1 << index)) return 'already_owned';
  if (isBagFull(state)) return 'bag_full';
  if (state.cash < one.price) return 'too_dear';
  addMoney(state, -one.price, 'gear', journal);
  state.gear |= 1 << index;
  state.kilograms += one.kilograms;
  return null;
};

/** Takes the offered client. The days of this week before it do not count against the player. */
export const takeClient = (state: State, journal: JournalWriter): Refusal | null => {
  if (state.lead === NO_CLIENT || state.lead === state.client) return 'no_lead';
  payOff(state, journal);
  state.client = state.lead;
  state.lead = NO_CLIENT;
  state.inWriting = false;
  state.units = floor((clients[state.client]!.quota * 1000 * (state.day % 7)) / 7);
  if (state.rules.payFollowsWork) state.excusedUnits = state.units;
  state.reputation = max(state.reputation, NEW_CLIENT_TRUST);
  return null;
};

export const extendStay = (state: State, journal: JournalWriter): Refusal | null => {
  if (!canExtend(state)) return 'cannot_extend';
  if (state.cash < EXTENSION_CENTS) return 'too_dear';
  addMoney(state, -EXTENSION_CENTS, 'extension', journal);
  state.zoneExtension[getCity(state.city).zone] = EXTENSION_DAYS;
  liveDay(state, 'admin', journal);
  return null;
};

const cityOfZone = zones.map((_, zone) => cities.findIndex((city) => city.zone === zone));

export const applyForVisa = (state: State, zone: number, journal: JournalWriter): Refusal | null => {
  const city = Number.isInteger(zone) ? cityOfZone[zone] : undefined;
  if (city === undefined) return 'no_such_zone';
  const needed = getBorder(state, city).days === 0 && getCity(state.home).zone !== zone;
  if (!needed || state.visaFrom[zone] !== NEVER) return 'no_visa_needed';
  if (state.cash < VISA_CENTS) return 'too_dear';
  addMoney(state, -VISA_CENTS, 'visa', journal);
  state.visaFrom[zone] = state.day + VISA_WAIT_DAYS;
  liveDay(state, 'admin', journal);
  return null;
};
