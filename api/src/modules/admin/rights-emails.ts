import type { UserRights } from '../auth/index.js';
import type { OutboxEmail } from '../mail/index.js';

type RightsEmail =
  Omit<OutboxEmail<'role-changed'>, 'to'> | Omit<OutboxEmail<'account-suspended' | 'account-restored'>, 'to'>;

/** The emails that tell a person about changed rights, one for each change. */
export const createRightsEmails = ({ isAdmin, suspended }: Partial<UserRights>): RightsEmail[] => [
  ...(isAdmin === undefined ? [] : [{ template: 'role-changed' as const, data: { isAdmin } }]),
  ...(suspended === undefined
    ? []
    : [{ template: suspended ? ('account-suspended' as const) : ('account-restored' as const), data: {} }]),
];
