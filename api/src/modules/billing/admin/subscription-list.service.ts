import { Injectable } from '@nestjs/common';
import type { AdminSubscription, PaidTier, SubscriptionState } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { escapeLike } from '../../../platform/database/like.js';
import { join, readRows, sql, type Sql } from '../../../platform/database/sql.js';

/** The filters of the list. `after` is the id of the last subscription on the previous page. */
interface SubscriptionListQuery {
  q?: string | undefined;
  state?: SubscriptionState | undefined;
  tier?: PaidTier | undefined;
  after?: string | undefined;
  limit: number;
}

const STATE = sql`CASE
  WHEN subscription.ended_at IS NOT NULL THEN 'ended'
  WHEN subscription.status <> 'active' THEN 'past_due'
  WHEN subscription.ends_with_period THEN 'ending'
  ELSE 'active' END`;

const SELECT_SUBSCRIPTIONS = sql`
  SELECT subscription.id, subscription.tier, subscription."interval", subscription.amount, subscription.currency, ${STATE} AS state,
    subscription.started_at AS "startedAt", subscription.period_end AS "periodEnd", subscription.ended_at AS "endedAt",
    withdrawal.declared_at AS "withdrawnAt", owner.id AS "ownerId", owner.email
  FROM billing_subscriptions subscription
  LEFT JOIN users owner ON owner.id = subscription.user_id
  LEFT JOIN billing_withdrawals withdrawal ON withdrawal.subscription_id = subscription.id`;

const NEWEST_FIRST = sql`ORDER BY subscription.started_at DESC, subscription.id DESC`;

const selectPage = ({ q, state, tier, after, limit }: SubscriptionListQuery): Sql => {
  const conditions = [
    sql`true`,
    ...(q ? [sql`owner.email::text ILIKE ${`%${escapeLike(q)}%`}`] : []),
    ...(state ? [sql`${STATE} = ${state}`] : []),
    ...(tier ? [sql`subscription.tier = ${tier}`] : []),
    ...(after
      ? [
          sql`(subscription.started_at, subscription.id)
            < (SELECT seen.started_at, seen.id FROM billing_subscriptions seen WHERE seen.id = ${after})`,
        ]
      : []),
  ];
  return sql`${SELECT_SUBSCRIPTIONS} WHERE ${join(conditions, ' AND ')} ${NEWEST_FIRST} LIMIT ${limit}`;
};

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
  async listPage(query: SubscriptionListQuery): Promise<AdminSubscription[]> {
    return (await readRows<Row>(this.source, selectPage(query))).map(toSubscription);
  }

  async listForUser(userId: string): Promise<AdminSubscription[]> {
    const rows = await readRows<Row>(
      this.source,
      sql`${SELECT_SUBSCRIPTIONS} WHERE subscription.user_id = ${userId} ${NEWEST_FIRST}`,
    );
    return rows.map(toSubscription);
  }
}
