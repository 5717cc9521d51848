import type { QuestDifficulty, QuestFlag, QuestMode } from '@wanderwork/contracts';
import { cities, difficultyLabels, modeLabels } from '@wanderwork/quest-engine';

export const formatKind = (mode: QuestMode, difficulty: QuestDifficulty): string =>
  `${modeLabels[mode].name}, ${difficultyLabels[difficulty].name}`;

export const flagLabels: Record<QuestFlag, string> = {
  illegal: 'Illegal action',
  wrong_key: 'Week opened with a wrong key',
  second_commit: 'Week committed twice with different logs',
};

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

export const formatWhole = (value: number): string => whole.format(value);
export const formatShare = (share: number): string => percent.format(share);

/** A city's name, or its id when the game no longer has it. */
export const getCityName = (id: string): string => cities.find((city) => city.id === id)?.name ?? id;
