import {
  achievements,
  getCity,
  findCityIndex,
  departures,
  countOpenDepartures,
  difficulties,
  difficultyLabels,
  getRules,
  getUnlocked,
  unlocks,
  type Mode,
  type Unlock,
} from '@wanderwork/quest-engine';
import { type RunSetup } from '../../../shared/start-form-props';
import { getMonthName } from '../../../shared/labels';
import { getDifficultyFacts, getHomeFacts, getPassportFacts, getProfessionFacts } from './rule-facts';

/** An option of a question for this player. */
export interface Choice {
  id: string;
  name: string;
  text: string;
  /** Its effects, a few words each. */
  facts: readonly string[];
  /** Why it is locked; null when it is not. */
  lockedReason: string | null;
}

/** The questions before a run, in order. */
export type Question = 'profession' | 'passport' | 'home' | 'month' | 'difficulty' | 'departure';

const describeUnlock = (id: string): string => {
  const { title, text } = achievements.find((one) => one.id === id)!;
  return `Unlocks with “${title}”: ${text}`;
};

const getUnlockFacts: Readonly<Record<Unlock['kind'], (id: string, month: number) => readonly string[]>> = {
  profession: (id) => getProfessionFacts(id as RunSetup['profession']),
  passport: getPassportFacts,
  home: getHomeFacts,
};

const getUnlockChoices = (
  kind: Unlock['kind'],
  earned: readonly string[],
  { month = 0 }: RunSetup,
): readonly Choice[] => {
  const open = getUnlocked(earned);
  return unlocks
    .filter((one) => one.kind === kind)
    .map((one) => ({
      ...one,
      facts: getUnlockFacts[kind](one.id, month),
      lockedReason: one.by === null || open.includes(one) ? null : describeUnlock(one.by),
    }));
};

const getSetupRules = ({ mode, difficulty, departure, profession }: RunSetup) =>
  getRules(mode, difficulty, { departure, profession });

const getPassportChoices = (setup: RunSetup, earned: readonly string[]): readonly Choice[] => {
  const { passports } = getSetupRules(setup);
  return getUnlockChoices('passport', earned, setup).map((choice) => ({
    ...choice,
    lockedReason:
      choice.lockedReason ??
      (passports.some((code) => code === choice.id) ? null : 'Not available from Departure level 3 up.'),
  }));
};

const getDifficultyChoices = ({ mode }: RunSetup): readonly Choice[] =>
  difficulties.map((id) => ({
    id,
    ...difficultyLabels[id],
    facts: getDifficultyFacts(mode, id),
    lockedReason: null,
  }));

const getMonthChoices = ({ home }: RunSetup): readonly Choice[] => {
  const { name, comfort } = getCity(findCityIndex(home));
  return comfort.map((pleasant, month) => ({
    id: String(month),
    name: getMonthName(month),
    text: `${name}: weather ${pleasant} of 100`,
    facts: [],
    lockedReason: null,
  }));
};

const noDeparture: Choice = {
  id: '0',
  name: 'No extra rule',
  text: 'The world as it is.',
  facts: [],
  lockedReason: null,
};

const getDepartureChoices = (earned: readonly string[]): readonly Choice[] => {
  const open = countOpenDepartures(earned);
  const levels = departures.map(({ name, text, by }, at) => ({
    id: String(at + 1),
    name: `${at + 1}. ${name}`,
    text,
    facts: at === 0 ? [] : ['Plus the rules of the levels before it'],
    lockedReason:
      at < open ? null : describeUnlock(by) + (at > open ? ' You also need the levels before it.' : ''),
  }));
  return [noDeparture, ...levels];
};

/** The options of a question for this setup and these achievements. */
export const getChoices = (
  question: Question,
  setup: RunSetup,
  earned: readonly string[],
): readonly Choice[] => {
  if (question === 'difficulty') return getDifficultyChoices(setup);
  if (question === 'departure') return getDepartureChoices(earned);
  if (question === 'month') return getMonthChoices(setup);
  return question === 'passport'
    ? getPassportChoices(setup, earned)
    : getUnlockChoices(question, earned, setup);
};

/** The default setup, starting in the current month. */
export const createDefaultSetup = (mode: Mode, today = new Date()): RunSetup => ({
  mode,
  difficulty: mode === 'first_week' ? 'gap_month' : 'standard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  month: today.getMonth(),
});

const isNumbered = (question: Question): boolean => question === 'departure' || question === 'month';

/** Applies a choice. A passport the rules no longer allow is replaced by the first allowed one. */
export const applyChoice = (
  setup: RunSetup,
  question: Question,
  id: string,
  earned: readonly string[],
): RunSetup => {
  const next = { ...setup, [question]: isNumbered(question) ? Number(id) : id } as RunSetup;
  if (next.mode === 'first_week') return next;
  const open = getPassportChoices(next, earned).filter(({ lockedReason }) => lockedReason === null);
  if (open.some((choice) => choice.id === next.passport)) return next;
  return { ...next, passport: (open[0]?.id ?? next.passport) as RunSetup['passport'] };
};
