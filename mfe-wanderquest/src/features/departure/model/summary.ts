import { joinNames } from '@wanderwork/contracts';
import {
  assistLabels,
  getCity,
  findCityIndex,
  departures,
  difficultyLabels,
  unlocks,
  type Assist,
} from '@wanderwork/quest-engine';
import { type RunSetup } from '../../../shared/start-form-props';
import { getMonthName } from '../../../shared/labels/month';
import { withArticle } from '../../../shared/labels/country';
import { getDifficultyFacts } from './rule-facts';

const getUnlockName = (kind: 'profession' | 'passport', id: string): string =>
  unlocks.find((one) => one.kind === kind && one.id === id)!.name;

/** "You set out as a developer from Lisbon, with a passport from Germany." */
export const describeTraveler = ({ profession, home, passport }: RunSetup): string =>
  `You set out as a ${getUnlockName('profession', profession).toLowerCase()} from ${getCity(findCityIndex(home)).name}, with a passport from ${withArticle(getUnlockName('passport', passport))}.`;

/** "The run starts in November." */
export const describeStartMonth = ({ month = 0 }: RunSetup): string =>
  `The run starts in ${getMonthName(month)}.`;

/** The difficulty in a sentence. */
export const describeDifficulty = ({ mode, difficulty, departure }: RunSetup): string | null => {
  if (mode === 'first_week') return null;
  const difficultySummary = `${difficultyLabels[difficulty].name}: ${getDifficultyFacts(mode, difficulty).slice(0, 2).join(', ')}.`;
  if (departure === 0) return difficultySummary;
  return `${difficultySummary} Departure level ${departure}: ${departures[departure - 1]!.name.toLowerCase()}.`;
};

/** The chosen assists, and what they mean. */
export const describeAssists = (help: readonly Assist[]): string =>
  help.length === 0
    ? 'No assists.'
    : `With assists: ${joinNames(help.map((one) => assistLabels[one].name.toLowerCase()))}. The run isn’t ranked.`;
