import {
  achievements,
  cityAt,
  cityIndex,
  departures,
  departuresOpenTo,
  difficulties,
  difficultyWords,
  rulesOf,
  unlockedBy,
  unlocks,
  type Mode,
  type Unlock,
} from '@wanderwork/quest-engine';
import { type Traveller } from '../../../shared/setting-out';
import { monthName } from '../../../shared/words/month';
import { difficultyFacts, homeFacts, passportFacts, professionWords } from './rule-words';

/** One of several, as it stands for whoever chooses. */
export interface Choice {
  id: string;
  name: string;
  text: string;
  /** What it changes, a few words each. */
  facts: readonly string[];
  /** Why it cannot be chosen; null when it can. */
  closed: string | null;
}

/** What is settled before a run, in the order in which it is asked. */
export type Question = 'profession' | 'passport' | 'home' | 'month' | 'difficulty' | 'departure';

const opensBy = (id: string): string => {
  const { title, text } = achievements.find((one) => one.id === id)!;
  return `Unlocks with “${title}”: ${text}`;
};

const factsOf: Readonly<Record<Unlock['kind'], (id: string, month: number) => readonly string[]>> = {
  profession: (id) => professionWords(id as Traveller['profession']),
  passport: passportFacts,
  home: homeFacts,
};

const unlockChoices = (
  kind: Unlock['kind'],
  earned: readonly string[],
  { month = 0 }: Traveller,
): readonly Choice[] => {
  const open = unlockedBy(earned);
  return unlocks
    .filter((one) => one.kind === kind)
    .map((one) => ({
      ...one,
      facts: factsOf[kind](one.id, month),
      closed: one.by === null || open.includes(one) ? null : opensBy(one.by),
    }));
};

const rulesFor = ({ mode, difficulty, departure, profession }: Traveller) =>
  rulesOf(mode, difficulty, { departure, profession });

const passportChoices = (traveller: Traveller, earned: readonly string[]): readonly Choice[] => {
  const { passports } = rulesFor(traveller);
  return unlockChoices('passport', earned, traveller).map((choice) => ({
    ...choice,
    closed:
      choice.closed ??
      (passports.some((code) => code === choice.id) ? null : 'Not available from Departure level 3 up.'),
  }));
};

const difficultyChoices = ({ mode }: Traveller): readonly Choice[] =>
  difficulties.map((id) => ({
    id,
    ...difficultyWords[id],
    facts: difficultyFacts(mode, id),
    closed: null,
  }));

const monthChoices = ({ home }: Traveller): readonly Choice[] => {
  const { name, comfort } = cityAt(cityIndex(home));
  return comfort.map((pleasant, month) => ({
    id: String(month),
    name: monthName(month),
    text: `${name}: weather ${pleasant} of 100`,
    facts: [],
    closed: null,
  }));
};

const noDeparture: Choice = {
  id: '0',
  name: 'No extra rule',
  text: 'The world as it is.',
  facts: [],
  closed: null,
};

const departureChoices = (earned: readonly string[]): readonly Choice[] => {
  const open = departuresOpenTo(earned);
  const levels = departures.map(({ name, text, by }, at) => ({
    id: String(at + 1),
    name: `${at + 1}. ${name}`,
    text,
    facts: at === 0 ? [] : ['Plus the rules of the levels before it'],
    closed: at < open ? null : opensBy(by) + (at > open ? ' You also need the levels before it.' : ''),
  }));
  return [noDeparture, ...levels];
};

/** The choices of a question, for this traveller, who has earned these achievements. */
export const choicesOf = (
  question: Question,
  traveller: Traveller,
  earned: readonly string[],
): readonly Choice[] => {
  if (question === 'difficulty') return difficultyChoices(traveller);
  if (question === 'departure') return departureChoices(earned);
  if (question === 'month') return monthChoices(traveller);
  return question === 'passport'
    ? passportChoices(traveller, earned)
    : unlockChoices(question, earned, traveller);
};

/** Who sets out that has chosen nothing: in the month that it is. */
export const usualTraveller = (mode: Mode, today = new Date()): Traveller => ({
  mode,
  difficulty: mode === 'first_week' ? 'gap_month' : 'standard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  month: today.getMonth(),
});

const isNumbered = (question: Question): boolean => question === 'departure' || question === 'month';

/** What a choice makes of a traveller; a passport that the rules no longer take gives way to the first that they do. */
export const withChoice = (
  traveller: Traveller,
  question: Question,
  id: string,
  earned: readonly string[],
): Traveller => {
  const next = { ...traveller, [question]: isNumbered(question) ? Number(id) : id } as Traveller;
  if (next.mode === 'first_week') return next;
  const open = passportChoices(next, earned).filter(({ closed }) => closed === null);
  if (open.some((choice) => choice.id === next.passport)) return next;
  return { ...next, passport: (open[0]?.id ?? next.passport) as Traveller['passport'] };
};
