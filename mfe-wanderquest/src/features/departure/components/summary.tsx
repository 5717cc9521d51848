import {
  type Assist,
  assistLabels,
  getCity,
  findCityIndex,
  departures,
  difficultyLabels,
  unlocks,
} from '@wanderwork/quest-engine';
import { Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { joinNames } from '@wanderwork/contracts';
import { type RunSetup } from '../../../shared/start-form-props';
import { getMonthName, withArticle } from '../../../shared/labels';
import { getDifficultyFacts } from '../model/rule-facts';

/** A summary of the choices, announced when it changes. */
export const Summary = ({ setup, help }: { setup: RunSetup; help: readonly Assist[] }) => (
  <Stack $gap={2} role="status">
    <TravelerLine>{describeTraveler(setup)}</TravelerLine>
    <p>
      {describeStartMonth(setup)} {describeDifficulty(setup)} {describeAssists(help)}
    </p>
  </Stack>
);

const TravelerLine = styled.p`
  font: 400 var(--f-lg) / 1.3 var(--serif);
`;

const getUnlockName = (kind: 'profession' | 'passport', id: string): string =>
  unlocks.find((one) => one.kind === kind && one.id === id)!.name;

/** "You set out as a developer from Lisbon, with a passport from Germany." */
const describeTraveler = ({ profession, home, passport }: RunSetup): string =>
  `You set out as a ${getUnlockName('profession', profession).toLowerCase()} from ${getCity(findCityIndex(home)).name}, with a passport from ${withArticle(getUnlockName('passport', passport))}.`;

/** "The run starts in November." */
const describeStartMonth = ({ month = 0 }: RunSetup): string => `The run starts in ${getMonthName(month)}.`;

/** The difficulty in a sentence. */
const describeDifficulty = ({ mode, difficulty, departure }: RunSetup): string | null => {
  if (mode === 'first_week') return null;
  const difficultySummary = `${difficultyLabels[difficulty].name}: ${getDifficultyFacts(mode, difficulty).slice(0, 2).join(', ')}.`;
  if (departure === 0) return difficultySummary;
  return `${difficultySummary} Departure level ${departure}: ${departures[departure - 1]!.name.toLowerCase()}.`;
};

/** The chosen assists, and what they mean. */
const describeAssists = (help: readonly Assist[]): string =>
  help.length === 0
    ? 'No assists.'
    : `With assists: ${joinNames(help.map((one) => assistLabels[one].name.toLowerCase()))}. The run isn’t ranked.`;
