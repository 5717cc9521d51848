import { Injectable } from '@nestjs/common';
import type { AdminSubscription, PaidTier, SubscriptionState } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { escapeLike } from '../../../platform/database/like.js';

/** The filters of the list. `after` is the id of the last subscription on the previous page. */
interface SubscriptionListQuery {
  q?: string | undefined;
  state?: SubscriptionState | undefined;
  tier?: PaidTier | undefined;
  after?: string | undefined;
  limit: number;
}

const STATE = `CASE
  WHEN subscription.ended_at IS NOT NULL THEN 'ended'
  WHEN subscription.status <> 'active' THEN 'past_due'
  WHEN subscription.ends_with_period THEN 'ending'
  ELSE 'active' END`;

const SELECT_SUBSCRIPTIONS = `
  SELECT subscription.id, subscription.tier, subscription."interval", subscription.amount, subscription.currency, ${STATE} AS state,
    subscription.started_at AS "startedAt", subscription.period_end AS "periodEnd", subscription.ended_at AS "endedAt",
    withdrawal.declared_at AS "withdrawnAt", owner.id AS "ownerId", owner.email
  FROM billing_subscriptions subscription
  LEFT JOIN users owner ON owner.id = subscription.user_id
  LEFT JOIN billing_withdrawals withdrawal ON withdrawal.subscription_id = subscription.id`;

const NEWEST_FIRST = 'ORDER BY subscription.started_at DESC, subscription.id DESC';

const SELECT_PAGE = `${SELECT_SUBSCRIPTIONS}
  WHERE ($1::text IS NULL OR owner.email::text ILIKE '%' || $1 || '%')
    AND ($2::text IS NULL OR ${STATE} = $2)
    AND ($3::text IS NULL OR subscription.tier = $3)
    AND ($4::text IS NULL OR (subscription.started_at, subscription.id)
      < (SELECT seen.started_at, seen.id FROM billing_subscriptions seen WHERE seen.id = $4))
  ${NEWEST_FIRST} LIMIT $5`;

const SELECT_FOR_USER = `${SELECT_SUBSCRIPTIONS} WHERE subscription.user_id = $1 ${NEWEST_FIRST}`;

interface Row extends Omit<
  AdminSubscription,
  'owner' | 'startedAt' | 'periodEnd' | 'endedAt' | 'withdrawnAt'
> {
  startedAt: Date;
  periodEnd: Date;
  endedAt: Date | null;
  withdrawnAt: Date | null;
  ownerId: string | null;
  email: string;
}

const toSubscription = ({ ownerId, email, ...row }: Row): AdminSubscription => ({
  ...row,
  owner: ownerId === null ? null : { id: ownerId, email },
  startedAt: row.startedAt.toISOString(),
  periodEnd: row.periodEnd.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
});

/** All subscriptions, running and ended, as admins see them. */
@Injectable()
export class SubscriptionListService {
  constructor(private readonly source: DataSource) {}

  /** Newest first. */
  async listPage({ q, state, tier, after, limit }: SubscriptionListQuery): Promise<AdminSubscription[]> {
    const emailPart = q ? escapeLike(q) : null;
    const values = [emailPart, state ?? null, tier ?? null, after ?? null, limit];
    const rows: Row[] = await this.source.query(SELECT_PAGE, values);
    return rows.map(toSubscription);
  }

  async listForUser(userId: string): Promise<AdminSubscription[]> {
    const rows: Row[] = await this.source.query(SELECT_FOR_USER, [userId]);
    return rows.map(toSubscription);
  }
}
