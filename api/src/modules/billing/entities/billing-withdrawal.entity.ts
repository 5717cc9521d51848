import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A consumer's withdrawal from a subscription; one at most for each. */
@Entity('billing_withdrawals')
@Index('billing_withdrawals_user', ['userId'])
export class BillingWithdrawal {
  @PrimaryColumn('text', { name: 'subscription_id', primaryKeyConstraintName: 'PK_billing_withdrawals' })
  subscriptionId!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  /** The name that the consumer entered. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('timestamptz', { name: 'declared_at' })
  declaredAt!: Date;

  /** When the refund was issued. */
  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt!: Date | null;
}
