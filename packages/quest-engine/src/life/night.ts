import { roll } from '../roll.js';
import { scaleDecay } from '../assist-rules.js';
import { type JournalWriter, addMoney } from '../journal.js';
import { clampMeter } from '../meters.js';
import { streams } from '../random.js';
import { type State } from '../state.js';
import { INSURANCE, SLEEP_KIT } from './gear.js';
import { getComfort } from './season.js';

const { abs, floor, max, min, trunc } = Math;
const LODGING_ENERGY = [-2, 0, 2] as const;
const EASTBOUND_MINUTES = 57;
const WESTBOUND_MINUTES = 92;
const DOCTOR_CENTS = 4_000;

/** How much the weather adds to or takes from a night's sleep, by comfort. */
const sleepIn = Int8Array.from({ length: 101 }, (_, pleasant) => trunc((pleasant - 75) / 6));

const sleep = (state: State, pleasant: number): void => {
  state.energy +=
    8 +
    LODGING_ENERGY[state.lodging]! +
    sleepIn[pleasant]! -
    min(6, floor(abs(state.lag) / 120)) -
    (state.belonging < 20 ? 4 : 0);
};

/** Jet lag fades: faster westward, with a sleep kit, and after a rest day. */
const recoverFromLag = (state: State, rested: boolean): void => {
  const kit = state.gear & SLEEP_KIT ? 150 : 100;
  const rest = rested ? 150 : 100;
  const minutes = (aDay: number): number => floor((aDay * kit * rest) / 10_000);
  state.lag =
    state.lag > 0
      ? max(0, state.lag - minutes(EASTBOUND_MINUTES))
      : min(0, state.lag + minutes(WESTBOUND_MINUTES));
};

const recoverFromNewcomer = (nights: number): number => (nights < 3 ? 2 : nights < 21 ? 1 : 0);

const mend = (energy: number): number => (energy <= 0 ? -6 : energy < 20 ? -2 : energy > 60 ? 1 : 0);

/** The chance of falling ill in a night, in thousandths. Bad weather and low energy increase it. */
export const getIllnessChance = (energy: number, pleasant: number): number =>
  6 + floor((100 - pleasant) / 3) + (energy < 30 ? 15 : 0);

const rollIllness = (state: State, pleasant: number, journal: JournalWriter): void => {
  if (roll(state, streams.illness, 1000) >= getIllnessChance(state.energy, pleasant)) return;
  const health = -(8 + roll(state, streams.illness, 10));
  state.health += health;
  journal?.({ kind: 'ill', health });
  if (!(state.gear & INSURANCE)) addMoney(state, -DOCTOR_CENTS, 'illness', journal);
};

/** What a night changes without chance. Meters are clamped afterwards. */
const sleepThrough = (state: State, rested: boolean, pleasant: number): void => {
  sleep(state, pleasant);
  recoverFromLag(state, rested);
  state.belonging -= scaleDecay(state, recoverFromNewcomer(state.nights));
  state.health += mend(state.energy);
};

const clampMeters = (state: State): void => {
  state.energy = clampMeter(state.energy);
  state.health = clampMeter(state.health);
  state.belonging = clampMeter(state.belonging);
};

export const spendNight = (state: State, rested: boolean, journal: JournalWriter): void => {
  const pleasant = getComfort(state);
  sleepThrough(state, rested, pleasant);
  rollIllness(state, pleasant, journal);
  clampMeters(state);
};

/** A night in which nobody falls ill. */
export const spendQuietNight = (state: State, rested: boolean): void => {
  sleepThrough(state, rested, getComfort(state));
  clampMeters(state);
};
