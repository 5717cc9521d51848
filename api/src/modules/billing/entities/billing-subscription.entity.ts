import type { BillingInterval, PaidTier, Plan } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Stripe's states of a subscription that matter here; `other` gives nothing. */
export type SubscriptionStatus = 'active' | 'past_due' | 'ended' | 'other';

/** A subscription as Stripe last told it. */
@Entity('billing_subscriptions')
@Index('billing_subscriptions_live', ['userId'], { unique: true, where: 'ended_at IS NULL' })
@Index('billing_subscriptions_user', ['userId'])
@Index('billing_subscriptions_started', ['startedAt', 'id'])
export class BillingSubscription {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_billing_subscriptions' })
  id!: string;

  /** Null once its owner's account is erased. */
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

  /** It was cancelled and runs until its period is over. */
  @Column('boolean', { name: 'ends_with_period' })
  endsWithPeriod!: boolean;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** What it becomes with the next period. */
  @Column('jsonb', { nullable: true })
  next!: Plan | null;

  /** An upgrade that waits for its payment; `until` in seconds. */
  @Column('jsonb', { nullable: true })
  awaiting!: (Plan & { until: number }) | null;

  @Column('jsonb', { nullable: true })
  card!: { brand: string; last4: string } | null;
}
