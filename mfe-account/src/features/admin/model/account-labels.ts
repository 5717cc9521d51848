import { type AccountState } from '@wanderwork/contracts';

export const accountStateLabels: Record<AccountState, string> = {
  active: 'Active',
  unconfirmed: 'Email not confirmed',
  suspended: 'Suspended',
  leaving: 'Deletion scheduled',
  admin: 'Admins',
};

/** "1 browser", "3 browsers". */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
