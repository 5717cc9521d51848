import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A consumer took back what they bought; one a subscription. */
@Entity('billing_withdrawals')
@Index('billing_withdrawals_user', ['userId'])
export class BillingWithdrawal {
  @PrimaryColumn('text', { name: 'subscription_id', primaryKeyConstraintName: 'PK_billing_withdrawals' })
  subscriptionId!: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  /** As they signed. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('timestamptz', { name: 'declared_at' })
  declaredAt!: Date;

  /** When the money was on its way back. */
  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt!: Date | null;
}
