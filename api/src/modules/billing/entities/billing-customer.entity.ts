import type { Money, Plan } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A checkout that was begun: `attempt` is known before Stripe is asked, `sessionId` once it has answered. */
export interface OpenCheckout extends Plan {
  attempt: string;
  sessionId: string | null;
  begunAt: string;
}

/** Who somebody is at Stripe, and what is going on there in their name. */
@Entity('billing_customers')
@Index('billing_customers_customer', ['customerId'], { unique: true })
@Index('billing_customers_synced', ['syncedAt'])
export class BillingCustomer {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_billing_customers' })
  userId!: string;

  /** Null before the first checkout, and again once the customer was deleted at Stripe. */
  @Column('text', { name: 'customer_id', nullable: true })
  customerId!: string | null;

  /** Counts the customers that were deleted there. */
  @Column('integer', { default: 0 })
  generation!: number;

  @Column('jsonb', { nullable: true })
  checkout!: OpenCheckout | null;

  /** What they are owed there: the next payments come out of it. */
  @Column('jsonb', { nullable: true })
  credit!: Money | null;

  @Column('timestamptz', { name: 'synced_at', nullable: true })
  syncedAt!: Date | null;
}
