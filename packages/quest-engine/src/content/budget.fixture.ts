import { expertWorth as ofExperts } from '../bots/expert.js';
import { type Card, type Choice, type Effect, type Figure, type Weight } from './card.js';
import { gear, gearIndex } from '../life/gear.js';

/** The minimum and maximum value of a choice, in dollars. */
type Budget = readonly [number, number];

/** Half a day’s pay either way. */
const EVERY_DAY: Budget = [-90, 90];
/** Someone who arrives while a headline closes a city pays for not reading it. */
const HEADLINE: Budget = [-155, 0];
/** A host offers a room for a week, or almost nothing. */
const HOST: Budget = [0, 200];

const budgets: Partial<Record<Card['deck'], Budget>> = {
  strike: HEADLINE,
  storm: HEADLINE,
  fair: HEADLINE,
  host: HOST,
};

/** The value of an effect in dollars, as judged by experts. A promise is valued by the card it brings. */
const getWorth = (effect: Effect): number => {
  const [kind] = effect;
  if (kind === 'later' || kind === 'flag') return 0;
  if (kind === 'gear') return effect[1] === 'any' ? 0 : gear[gearIndex(effect[1])]!.price / 100;
  const last = effect[effect.length - 1];
  return (ofExperts[kind] ?? 0) * (typeof last === 'number' ? last : 1);
};

/** The lowest and highest value of a figure in a run that continues. */
const ends = { low: 10, high: 95 } as const;
type End = keyof typeof ends;

const usedFigures = new Set<Figure>([
  'energy',
  'health',
  'belonging',
  'reputation',
  'safety',
  'community',
  'comfort',
]);

const weightAt = (weight: Weight, end: End): number => {
  if (typeof weight === 'number') return weight;
  if (!usedFigures.has(weight.figure)) throw new Error(`No budget knows how low ${weight.figure} may be.`);
  return Math.max(0, weight.base + Math.floor(ends[end] / weight.divisor));
};

/** The average value of a choice with all its figures at their lowest, or highest. */
const expected = ({ outcomes }: Choice, end: End): number => {
  let [sum, weights] = [0, 0];
  for (const { weight, effects } of outcomes) {
    const share = weightAt(weight, end);
    weights += share;
    sum += share * effects.reduce((total, effect) => total + getWorth(effect), 0);
  }
  return sum / weights;
};

/** The choices whose value is outside the budget of their deck, as `card choice`. */
export const beyondBudget = (cards: readonly Card[]): readonly string[] =>
  cards.flatMap(({ id, deck, choices }) => {
    const [least, most] = budgets[deck] ?? EVERY_DAY;
    return choices
      .filter((choice) => {
        const both = [expected(choice, 'low'), expected(choice, 'high')];
        return Math.min(...both) < least || Math.max(...both) > most;
      })
      .map((choice) => `${id} ${choice.id}`);
  });
