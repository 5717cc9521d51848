import type { Tier } from '@wanderwork/contracts';
import { createUser } from '../admin/admins.js';
import type { TestApp } from '../support/index.js';
import type { Browser } from '../support/member.js';

/** Creates a member of that tier. */
export const createMemberOfTier = async (api: TestApp, tier: Tier): Promise<Browser> => {
  const member = await createUser(api);
  await api.db.query(`UPDATE users SET subscription_tier = $1 WHERE id = $2`, [tier, member.id]);
  return member.browser;
};

export const PREMIUM_NEEDED = { statusCode: 403, code: 'tier.required', tier: 'premium' };
