import { monthNames } from '@wanderwork/contracts';

/** "November" of 10; the rules count months from January at 0. */
export const getMonthName = (month: number): string => monthNames[month]!;
