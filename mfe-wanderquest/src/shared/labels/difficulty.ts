import { type QuestDifficulty } from '@wanderwork/contracts';

const names: Readonly<Record<QuestDifficulty, string>> = {
  gap_month: 'Gap Month',
  standard: 'Standard',
  hard: 'Hard',
  extreme: 'Extreme',
};

export const getDifficultyName = (difficulty: QuestDifficulty): string => names[difficulty];
