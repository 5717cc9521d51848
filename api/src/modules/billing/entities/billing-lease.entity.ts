import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that only one process does at a time, and which of them does it. */
@Entity('billing_leases')
export class BillingLease {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_billing_leases' })
  name!: string;

  @Column('uuid')
  holder!: string;

  /** By the clock of the database. Whoever is at work puts it off; a process that died does not. */
  @Column('timestamptz')
  until!: Date;
}
