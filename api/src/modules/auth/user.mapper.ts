import type { SessionUser, Tier } from '@wanderwork/contracts';
import type { User } from './entities/user.entity.js';

/** The tier of `user` at `now`. A tier past its end counts as free, even before the job that ends tiers has run. */
export const getCurrentTier = ({ subscriptionTier, tierUntil }: User, now: Date): Tier =>
  tierUntil !== null && tierUntil <= now ? 'free' : subscriptionTier;

export const toSessionUser = (user: User, tierInEffect: Tier): SessionUser => ({
  id: user.id,
  email: user.email,
  emailConfirmed: user.emailConfirmedAt !== null,
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  isAdmin: user.isAdmin,
  subscriptionTier: getCurrentTier(user, new Date()),
  tierInEffect,
  mustChangePassword: user.mustChangePassword,
  preferences: { theme: user.theme, temperatureUnit: user.temperatureUnit, currency: user.currency },
});
