import { Injectable } from '@nestjs/common';
import type { AdminSubscription, PaidTier, SubscriptionState } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { literally } from '../../../platform/database/like.js';

/** What can be asked of the list; `after` is the id of the last one seen. */
interface SubscriptionPage {
  q?: string | undefined;
  state?: SubscriptionState | undefined;
  tier?: PaidTier | undefined;
  after?: string | undefined;
  limit: number;
}

const STATE = `CASE
  WHEN held.ended_at IS NOT NULL THEN 'ended'
  WHEN held.status <> 'active' THEN 'past_due'
  WHEN held.ends_with_period THEN 'ending'
  ELSE 'active' END`;

const SELECT_SUBSCRIPTIONS = `
  SELECT held.id, held.tier, held."interval", held.amount, held.currency, ${STATE} AS state,
    held.started_at AS "startedAt", held.period_end AS "periodEnd", held.ended_at AS "endedAt",
    taken_back.declared_at AS "withdrawnAt", owner.id AS "ownerId", owner.email
  FROM billing_subscriptions held
  LEFT JOIN users owner ON owner.id = held.user_id
  LEFT JOIN billing_withdrawals taken_back ON taken_back.subscription_id = held.id`;

const NEWEST_FIRST = 'ORDER BY held.started_at DESC, held.id DESC';

const SELECT_PAGE = `${SELECT_SUBSCRIPTIONS}
  WHERE ($1::text IS NULL OR owner.email::text ILIKE '%' || $1 || '%')
    AND ($2::text IS NULL OR ${STATE} = $2)
    AND ($3::text IS NULL OR held.tier = $3)
    AND ($4::text IS NULL OR (held.started_at, held.id)
      < (SELECT seen.started_at, seen.id FROM billing_subscriptions seen WHERE seen.id = $4))
  ${NEWEST_FIRST} LIMIT $5`;

const SELECT_FOR_USER = `${SELECT_SUBSCRIPTIONS} WHERE held.user_id = $1 ${NEWEST_FIRST}`;

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

/** Every subscription that there is or was, as admins see it. */
@Injectable()
export class SubscriptionListService {
  constructor(private readonly source: DataSource) {}

  /** Newest first. */
  async listPage({ q, state, tier, after, limit }: SubscriptionPage): Promise<AdminSubscription[]> {
    const emailPart = q ? literally(q) : null;
    const values = [emailPart, state ?? null, tier ?? null, after ?? null, limit];
    const rows: Row[] = await this.source.query(SELECT_PAGE, values);
    return rows.map(toSubscription);
  }

  async listForUser(userId: string): Promise<AdminSubscription[]> {
    const rows: Row[] = await this.source.query(SELECT_FOR_USER, [userId]);
    return rows.map(toSubscription);
  }
}
