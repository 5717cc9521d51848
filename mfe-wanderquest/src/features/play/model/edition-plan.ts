import {
  CURRENT_RULES,
  findCityIndex,
  passports,
  type Plan,
  getRules,
  type Mode,
} from '@wanderwork/quest-engine';
import { getEditionMonth } from '../../../shared/editions';
import { type ModeInfo } from '../../../shared/modes';
import { formatMoney } from '../../../shared/labels';

const { imul } = Math;

/** Start cities of daily and weekly runs, on every continent and with an affordable first flight. */
const homes = [
  'lisbon',
  'tbilisi',
  'chiang-mai',
  'medellin',
  'tokyo',
  'cape-town',
  'kuala-lumpur',
  'mexico-city',
  'warsaw',
  'istanbul',
  'buenos-aires',
  'ho-chi-minh-city',
].filter((id) => findCityIndex(id) >= 0);

/** Hashes a text to 32 bits (FNV-1a). */
const hashText = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
};

/** The start, passport and seeds of an edition: the same on every device. */
export const createEditionPlan = ({ mode }: ModeInfo, edition: string): Plan => {
  const from = (what: string) => hashText(`${mode} ${edition} ${what}`);
  return {
    mode,
    difficulty: 'standard',
    departure: 0,
    profession: 'developer',
    home: homes[(from('home') >>> 8) % homes.length]!,
    passport: passports[(from('passport') >>> 8) % passports.length]!,
    month: getEditionMonth(edition),
    seedA: from('a'),
    seedB: from('b'),
    rulesVersion: CURRENT_RULES,
  };
};

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
