import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Reserves a task for one process. */
@Entity('billing_leases')
export class BillingLease {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_billing_leases' })
  name!: string;

  @Column('uuid')
  holder!: string;

  /** By the database's clock. A working process extends it; a dead one does not. */
  @Column('timestamptz')
  until!: Date;
}
