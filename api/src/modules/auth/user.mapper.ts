import type { SessionUser, Tier } from '@wanderwork/contracts';
import type { User } from './entities/user.entity.js';

export const toSessionUser = (user: User, tierInEffect: Tier): SessionUser => ({
  id: user.id,
  email: user.email,
  emailConfirmed: user.emailConfirmedAt !== null,
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  isAdmin: user.isAdmin,
  subscriptionTier: user.subscriptionTier,
  tierInEffect,
  mustChangePassword: user.mustChangePassword,
  preferences: { theme: user.theme, temperatureUnit: user.temperatureUnit, currency: user.currency },
});
