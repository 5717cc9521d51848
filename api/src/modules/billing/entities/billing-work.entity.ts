import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * `event`: Stripe told of something. `sync`: look there again. `compare`: so as well, because nobody did
 * for a day. `end`: nothing is to be renewed. `withdraw`: end and give
 * the money back. `readdress`: another e-mail. `farewell`: the customer is to be deleted there.
 */
export const workKinds = ['event', 'sync', 'compare', 'end', 'withdraw', 'readdress', 'farewell'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Something that has to be done with Stripe, until it is. An event has Stripe's own id, so that it comes in once. */
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

  /** What it is about besides: the event's type, a subscription, an account. */
  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** When it is tried (again); null: given up. */
  @Column('timestamptz', { name: 'next_at', nullable: true })
  nextAt!: Date | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt!: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;
}
