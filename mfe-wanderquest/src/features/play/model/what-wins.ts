import { rulesOf, type Mode } from '@wanderwork/quest-engine';
import { money } from '../../../shared/words/money-words';

type Rules = ReturnType<typeof rulesOf>;

const counted = (count: number, one: string, many: string): readonly string[] =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

const listed = (asked: readonly string[]): string => `To win: ${asked.join(', ')}`;

const asked = ({ goal, citiesToWin, continentsToWin, wishesToWin }: Rules): readonly string[] => [
  ...(goal === 'stays'
    ? counted(citiesToWin, 'long stay', 'long stays')
    : counted(citiesToWin, 'city', 'cities')),
  ...counted(continentsToWin, 'continent', 'continents'),
  ...counted(wishesToWin, 'wish', 'wishes'),
];

const sentences: Readonly<Record<Rules['goal'], (rules: Rules) => string>> = {
  circle: (rules) =>
    `${listed(['once around the world', ...asked(rules)])}, and home again within ${rules.days} days.`,
  return: (rules) => `${listed(asked(rules))}, and home again within ${rules.days} days.`,
  stays: (rules) =>
    `${listed(asked(rules))} within ${rules.days} days; a long stay is ${rules.longStay} nights or more.`,
  last_day: () => 'To win: be there on the last day.',
  none: () => 'There is nothing to win and nobody to beat.',
};

/** "To win: 6 cities, 3 continents, 1 wish, and home again within 60 days. You start with $2,200." */
export const whatWins = (mode: Mode): string => {
  const rules = rulesOf(mode, 'standard');
  return `${sentences[rules.goal](rules)} You start with ${money(rules.startCash)}.`;
};
