import { type SessionUser } from '@wanderwork/contracts';

/** A signed-in user. */
export const aUser = (change: Partial<SessionUser> = {}): SessionUser => ({
  id: '0193a000-0000-7000-8000-000000000001',
  email: 'ana@example.com',
  emailConfirmed: true,
  name: 'Ana Ferreira',
  firstName: 'Ana',
  lastName: 'Ferreira',
  profileImageUrl: null,
  isAdmin: false,
  subscriptionTier: 'free',
  tierInEffect: change.subscriptionTier ?? 'free',
  mustChangePassword: false,
  preferences: { theme: 'system', temperatureUnit: null, currency: 'USD' },
  ...change,
});
