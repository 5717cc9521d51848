import type { LegMode } from '@wanderwork/travel';

export const modeNames: Record<LegMode, string> = {
  plane: 'Plane',
  train: 'Train',
  coach: 'Coach',
  ferry: 'Ferry',
};

/** "5–8 h": rounded to half hours. */
export const formatHours = ({ low, high }: { low: number; high: number }): string => {
  const [from, to] = [low, high].map((hours) => Math.max(0.5, Math.round(hours * 2) / 2));
  return from === to ? `${from} h` : `${from}–${to} h`;
};
