import type { AccountState, Tier } from '@wanderwork/contracts';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { escapeLike } from '../../../platform/database/like.js';
import type { User } from '../entities/user.entity.js';

/** The filters of the list. `after` is the id of the last account on the previous page. */
export interface UserListQuery {
  q?: string | undefined;
  tier?: Tier | undefined;
  state?: AccountState | undefined;
  after?: string | undefined;
  limit: number;
}

const states: Record<AccountState, string> = {
  active: 'user.emailConfirmedAt IS NOT NULL AND user.suspendedAt IS NULL AND user.deletionDueAt IS NULL',
  unconfirmed: 'user.emailConfirmedAt IS NULL',
  suspended: 'user.suspendedAt IS NOT NULL',
  leaving: 'user.deletionDueAt IS NOT NULL',
  admin: 'user.isAdmin',
};

/** Must match the expression of the index `users_search`. */
const SEARCH_TEXT = `search_form(CAST(user.email AS text) || ' ' || user.name)`;

/** One page of accounts, newest first. Ids start with their creation time. */
export const selectUsers = (
  users: Repository<User>,
  { q, tier, state, after, limit }: UserListQuery,
): SelectQueryBuilder<User> => {
  const page = users.createQueryBuilder('user').orderBy('user.id', 'DESC').take(limit);
  if (q) page.andWhere(`${SEARCH_TEXT} LIKE '%' || search_form(:part) || '%'`, { part: escapeLike(q) });
  if (tier) page.andWhere('user.subscriptionTier = :tier', { tier });
  if (state) page.andWhere(`(${states[state]})`);
  if (after) page.andWhere('user.id < :after', { after });
  return page;
};
