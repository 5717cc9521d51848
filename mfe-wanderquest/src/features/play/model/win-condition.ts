import { getRules, type Mode } from '@wanderwork/quest-engine';
import { formatMoney } from '../../../shared/labels/money';

type Rules = ReturnType<typeof getRules>;

const countOf = (count: number, one: string, many: string): readonly string[] =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

const listGoals = (goals: readonly string[]): string => `To win: ${goals.join(', ')}`;

const getGoalParts = ({ goal, citiesToWin, continentsToWin, wishesToWin }: Rules): readonly string[] => [
  ...(goal === 'stays'
    ? countOf(citiesToWin, 'long stay', 'long stays')
    : countOf(citiesToWin, 'city', 'cities')),
  ...countOf(continentsToWin, 'continent', 'continents'),
  ...countOf(wishesToWin, 'wish', 'wishes'),
];

const sentences: Readonly<Record<Rules['goal'], (rules: Rules) => string>> = {
  circle: (rules) =>
    `${listGoals(['once around the world', ...getGoalParts(rules)])}, and home again within ${rules.days} days.`,
  return: (rules) => `${listGoals(getGoalParts(rules))}, and home again within ${rules.days} days.`,
  stays: (rules) =>
    `${listGoals(getGoalParts(rules))} within ${rules.days} days; a long stay is ${rules.longStay} nights or more.`,
  last_day: () => 'To win: be there on the last day.',
  none: () => 'There is nothing to win and nobody to beat.',
};

/** "To win: 6 cities, 3 continents, 1 wish, and home again within 60 days. You start with $2,200." */
export const describeWinCondition = (mode: Mode): string => {
  const rules = getRules(mode, 'standard');
  return `${sentences[rules.goal](rules)} You start with ${formatMoney(rules.startCash)}.`;
};
