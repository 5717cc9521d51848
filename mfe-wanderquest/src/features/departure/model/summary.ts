import { listed } from '@wanderwork/contracts';
import {
  assistWords,
  cityAt,
  cityIndex,
  departures,
  difficultyWords,
  unlocks,
  type Assist,
} from '@wanderwork/quest-engine';
import { type Traveller } from '../../../shared/setting-out';
import { monthName } from '../../../shared/words/month';
import { place } from '../../../shared/words/place';
import { difficultyFacts } from './rule-words';

const nameOf = (kind: 'profession' | 'passport', id: string): string =>
  unlocks.find((one) => one.kind === kind && one.id === id)!.name;

/** "You set out as a developer from Lisbon, with a passport from Germany." */
export const whoSetsOut = ({ profession, home, passport }: Traveller): string =>
  `You set out as a ${nameOf('profession', profession).toLowerCase()} from ${cityAt(cityIndex(home)).name}, with a passport from ${place(nameOf('passport', passport))}.`;

/** "The run starts in November." */
export const whenItBegins = ({ month = 0 }: Traveller): string => `The run starts in ${monthName(month)}.`;

/** How hard it will be. */
export const howHard = ({ mode, difficulty, departure }: Traveller): string | null => {
  if (mode === 'first_week') return null;
  const asked = `${difficultyWords[difficulty].name}: ${difficultyFacts(mode, difficulty).slice(0, 2).join(', ')}.`;
  if (departure === 0) return asked;
  return `${asked} Departure level ${departure}: ${departures[departure - 1]!.name.toLowerCase()}.`;
};

/** What help was chosen, and what it means. */
export const helpWords = (help: readonly Assist[]): string =>
  help.length === 0
    ? 'No assists.'
    : `With assists: ${listed(help.map((one) => assistWords[one].name.toLowerCase()))}. The run isn’t ranked.`;
