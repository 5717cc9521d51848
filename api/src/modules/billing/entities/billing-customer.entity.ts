import type { Money, Plan } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An open checkout. `attempt` is set before Stripe is called, `sessionId` once it has answered. */
export interface OpenCheckout extends Plan {
  attempt: string;
  sessionId: string | null;
  begunAt: string;
}

/** A person's customer at Stripe, and their open checkout and credit there. */
@Entity('billing_customers')
@Index('billing_customers_customer', ['customerId'], { unique: true })
@Index('billing_customers_synced', ['syncedAt'])
export class BillingCustomer {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_billing_customers' })
  userId!: string;

  /** Null before the first checkout, and after the customer was deleted at Stripe. */
  @Column('text', { name: 'customer_id', nullable: true })
  customerId!: string | null;

  /** The number of this person's customers that were deleted at Stripe. */
  @Column('integer', { default: 0 })
  generation!: number;

  @Column('jsonb', { nullable: true })
  checkout!: OpenCheckout | null;

  /** The credit at Stripe. It pays the next invoices. */
  @Column('jsonb', { nullable: true })
  credit!: Money | null;

  @Column('timestamptz', { name: 'synced_at', nullable: true })
  syncedAt!: Date | null;
}
