import type { AdminUserSummary } from '@wanderwork/contracts';
import type { User } from '../entities/user.entity.js';

export const toUserSummary = (user: User): AdminUserSummary => ({
  id: user.id,
  email: user.email,
  name: user.name,
  tier: user.subscriptionTier,
  isAdmin: user.isAdmin,
  emailConfirmed: user.emailConfirmedAt !== null,
  suspendedAt: user.suspendedAt?.toISOString() ?? null,
  deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
});
