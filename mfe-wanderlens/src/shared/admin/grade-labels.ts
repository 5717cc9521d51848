import type { tableGrades } from '@wanderwork/contracts';

export const gradeLabels: readonly (readonly [(typeof tableGrades)[number], string])[] = [
  ['measured', 'Measured locally'],
  ['country', 'Country figure'],
  ['estimate', 'Estimate'],
];
