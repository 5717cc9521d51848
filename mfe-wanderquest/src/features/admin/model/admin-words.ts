import type { QuestDifficulty, QuestFlag, QuestMode } from '@wanderwork/contracts';
import { cities, difficultyWords, modeWords } from '@wanderwork/quest-engine';

export const kindWords = (mode: QuestMode, difficulty: QuestDifficulty): string =>
  `${modeWords[mode].name}, ${difficultyWords[difficulty].name}`;

export const flagWords: Record<QuestFlag, string> = {
  illegal: 'An action that the rules refuse',
  wrong_key: 'A week opened with another key',
  second_commit: 'A week committed twice, differently',
};

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

export const formatWhole = (value: number): string => whole.format(value);
export const formatShare = (share: number): string => percent.format(share);

/** A city's name; the id of one that is no longer in the game. */
export const cityName = (id: string): string => cities.find((city) => city.id === id)?.name ?? id;
