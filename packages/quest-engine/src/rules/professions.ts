import { type Rules } from './rules.js';

export const professions = [
  'developer',
  'writer',
  'designer',
  'teacher',
  'translator',
  'photographer',
] as const;
export type Profession = (typeof professions)[number];

/** The player's profession. Each is better at something and pays for it elsewhere. */
export const professionRules: Readonly<Record<Profession, Partial<Rules> & { pay: number }>> = {
  developer: { pay: 1000 },
  writer: { pay: 930, speedThousandths: 400 },
  designer: { pay: 1060, speedThousandths: 1600 },
  teacher: { pay: 1000, overlapHours: 1, workAlone: -1 },
  translator: { pay: 920, overlapHours: -2 },
  photographer: { pay: 940, wonderThousandths: 1400 },
};
