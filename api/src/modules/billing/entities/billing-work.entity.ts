import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * `event`: Stripe sent an event, so sync. `sync`: sync again after a failed change. `compare`: the daily sync. `end`:
 * stop renewals. `withdraw`: cancel and refund. `readdress`: update the customer's email. `farewell`: delete the
 * customer at Stripe.
 */
export const workKinds = ['event', 'sync', 'compare', 'end', 'withdraw', 'readdress', 'farewell'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Work to do at Stripe. An event keeps Stripe's id, so that it is stored once. */
@Entity('billing_work')
@Index('billing_work_queue', ['nextAt'], { where: 'done_at IS NULL AND next_at IS NOT NULL' })
@Index('billing_work_customer', ['customerId'], { where: 'done_at IS NULL' })
@Index('billing_work_failed', ['receivedAt', 'id'], { where: 'done_at IS NULL AND attempts > 0' })
@Index('billing_work_done', ['doneAt'], { where: 'done_at IS NOT NULL' })
export class BillingWork {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_billing_work' })
  id!: string;

  @Column('text')
  kind!: WorkKind;

  @Column('text', { name: 'customer_id', nullable: true })
  customerId!: string | null;

  /** What the work is about, depending on its kind: the type of an event, a subscription or an account. */
  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** When the next attempt is due; null after giving up. */
  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt!: Date | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt!: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;
}
