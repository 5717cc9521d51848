import { monthNames } from '@wanderwork/contracts';

/** "November" for 10; months count from 0. */
export const getMonthName = (month: number): string => monthNames[month]!;
