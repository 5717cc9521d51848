import type { BillingInterval, PaidTier, Plan } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The states of a subscription that matter here; `other` grants nothing. */
export type SubscriptionStatus = 'active' | 'past_due' | 'ended' | 'other';

/** A subscription in its last known state at Stripe. */
@Entity('billing_subscriptions')
@Index('billing_subscriptions_live', ['userId'], { unique: true, where: 'ended_at IS NULL' })
@Index('billing_subscriptions_user', ['userId'])
@Index('billing_subscriptions_started', ['startedAt', 'id'])
export class BillingSubscription {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_billing_subscriptions' })
  id!: string;

  /** Null after the owner's account was erased. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  status!: SubscriptionStatus;

  @Column('text')
  tier!: PaidTier;

  @Column('text')
  interval!: BillingInterval;

  @Column('integer')
  amount!: number;

  @Column('text')
  currency!: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date;

  @Column('timestamptz', { name: 'period_start' })
  periodStart!: Date;

  @Column('timestamptz', { name: 'period_end' })
  periodEnd!: Date;

  /** It was canceled and runs until the end of its period. */
  @Column('boolean', { name: 'ends_with_period' })
  endsWithPeriod!: boolean;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** The plan from the next period on; null when it stays the same. */
  @Column('jsonb', { nullable: true })
  next!: Plan | null;

  /** An upgrade that waits for its payment. `until` is in seconds. */
  @Column('jsonb', { nullable: true })
  awaiting!: (Plan & { until: number }) | null;

  @Column('jsonb', { nullable: true })
  card!: { brand: string; last4: string } | null;
}
