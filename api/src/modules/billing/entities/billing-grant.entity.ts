import type { PaidTier } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A tier that an admin granted. */
@Entity('billing_grants')
@Index('billing_grants_user', ['userId'])
export class BillingGrant {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_billing_grants' })
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  tier!: PaidTier;

  @Column('timestamptz', { nullable: true })
  until!: Date | null;

  @Column('text')
  reason!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
