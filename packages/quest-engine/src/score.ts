import { isWin } from './endings.js';
import { type State } from './state.js';
import { countBits } from './winning.js';

const { ceil, floor, max } = Math;

/** Where the points of a run come from, not rounded; see the game's design for what each counts. */
const getParts = ({ ending, rules, day, wonder, cityCount, continents, cash, ...rest }: State) => ({
  win: isWin(ending) ? 1000 + (rules.goal === 'stays' ? 0 : 2 * (rules.days - day)) : 0,
  wonder: 2 * wonder,
  cities: 25 * cityCount,
  continents: 60 * countBits(continents),
  money: max(0, cash) / 5000,
  belonging: rest.belonging,
  reputation: rest.reputation,
  bonds: 15 * rest.bonds.reduce((sum, bond) => sum + bond, 0),
  co2: -rest.co2 / 40,
  overstay: -40 * rest.overstay,
});

type ScorePart = keyof ReturnType<typeof getParts>;

const sumUp = (points: readonly number[]): number =>
  max(0, floor(points.reduce((sum, part) => sum + part, 0)));

/** Points of a run. */
export const computeScore = (state: State): number => sumUp(Object.values(getParts(state)));

/**
 * Where the points come from, in whole points that add up to the score unless that would be below zero. The fractions
 * of money and CO₂ are settled in those of the money.
 */
export const getScoreParts = (state: State): Readonly<Record<ScorePart, number>> => {
  const parts = getParts(state);
  const co2 = 0 - ceil(-parts.co2);
  return { ...parts, co2, money: floor(parts.money + parts.co2) - co2 };
};
