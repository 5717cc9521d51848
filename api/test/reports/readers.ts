import type { Tier } from '@wanderwork/contracts';
import { known } from '../admin/admins.js';
import type { TestApp } from '../support/index.js';
import type { Browser } from '../support/member.js';

/** Creates a member of that tier. */
export const memberOf = async (house: TestApp, tier: Tier): Promise<Browser> => {
  const member = await known(house);
  await house.db.query(`UPDATE users SET subscription_tier = $1 WHERE id = $2`, [tier, member.id]);
  return member.browser;
};

export const PREMIUM_NEEDED = { statusCode: 403, code: 'tier.required', tier: 'premium' };
