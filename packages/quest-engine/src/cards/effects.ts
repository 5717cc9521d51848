import { type JournalWriter, addMoney } from '../journal.js';
import { liveDay } from '../life/day.js';
import { isBagFull } from '../life/bag.js';
import { gear, gearIndex, INSURANCE } from '../life/gear.js';
import { offerLead } from '../life/lead.js';
import { getPlainDayCost } from '../life/prices.js';
import { advanceNearest } from '../life/sights.js';
import { clamp, clampMeter } from '../meters.js';
import { people } from '../people.js';
import { type State } from '../state.js';
import { type Effect } from '../content/card.js';
import { cardIndex, flagIndex } from '../content/cards.js';

const { floor, max } = Math;
const insuranceIndex = gearIndex('insurance');

/** Losses grow with the difficulty; gains do not. */
export const scaleLoss = (state: State, value: number): number =>
  value < 0 ? floor((value * state.rules.lossThousandths) / 1000) : value;

const drop = (state: State, index: number): void => {
  state.gear &= ~(1 << index);
  state.kilograms -= gear[index]!.kilograms;
};

const carried = (state: State, index: number): boolean => (state.gear & (1 << index)) !== 0;

const lose = (state: State, id: string): void => {
  const index =
    id === 'any' ? gear.findIndex((_, at) => at !== insuranceIndex && carried(state, at)) : gearIndex(id);
  if (index >= 0 && carried(state, index)) drop(state, index);
};

const receive = (state: State, id: string): void => {
  const index = gearIndex(id);
  if (carried(state, index) || isBagFull(state)) return;
  state.gear |= 1 << index;
  state.kilograms += gear[index]!.kilograms;
};

type CashEffect = Extract<Effect, readonly ['cash' | 'medical' | 'insured' | 'cityDays', number]>;

/** The cents that an effect brings or, below zero, costs. */
export const getEffectCents = (state: State, [kind, amount]: CashEffect): number => {
  const isInsured = (state.gear & INSURANCE) !== 0;
  switch (kind) {
    case 'cash':
      return scaleLoss(state, amount);
    case 'cityDays':
      return floor((getPlainDayCost(state.city) * amount) / 1000);
    case 'medical':
      return isInsured ? floor(amount / 5) : amount;
    case 'insured':
      return isInsured ? amount : 0;
  }
};

/** Applies the effects of an outcome. */
export const apply = (state: State, effect: Effect, journal: JournalWriter): void => {
  // Most frequent first.
  switch (effect[0]) {
    case 'energy':
      state.energy = clampMeter(state.energy + scaleLoss(state, effect[1]));
      return;
    case 'belonging':
      state.belonging = clampMeter(state.belonging + effect[1]);
      return;
    case 'wonder':
      state.wonder = max(0, state.wonder + effect[1]);
      return;
    case 'cash':
    case 'cityDays':
    case 'medical':
    case 'insured':
      return addMoney(state, getEffectCents(state, effect), 'card', journal);
    case 'health':
      state.health = clampMeter(state.health + scaleLoss(state, effect[1]));
      return;
    case 'reputation':
      state.reputation = clampMeter(state.reputation + effect[1]);
      return;
    case 'units':
      state.units = max(0, state.units + effect[1]);
      return;
    case 'prepaid':
      state.prepaid = max(0, state.prepaid + effect[1]);
      return;
    case 'lag':
      state.lag = clamp(state.lag + effect[1], -720, 720);
      return;
    case 'lose':
      for (let day = 0; day < effect[1] && !state.ending; day += 1) liveDay(state, null, journal);
      return;
    case 'flag':
      state.flags[flagIndex(effect[1])] = 1;
      return;
    case 'gear':
      return receive(state, effect[1]);
    case 'loseGear':
      return lose(state, effect[1]);
    case 'bond': {
      const person = people.indexOf(effect[1]);
      state.bonds[person] = clamp(state.bonds[person]! + effect[2], 0, 5);
      return;
    }
    case 'lead':
      return offerLead(state, journal);
    case 'inWriting':
      state.inWriting = true;
      return;
    case 'wish':
      return advanceNearest(state, journal);
    case 'later':
      state.promised.push(cardIndex(effect[1]), state.day + effect[2]);
  }
};
