import type { FormSource } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Someone who joined the waitlist. The form's date of birth is checked and not stored. */
@Entity('waitlist_entries')
@Index('waitlist_entries_email', ['email'], { unique: true })
export class WaitlistEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_waitlist_entries' })
  id!: string;

  @Column('citext')
  email!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column({ name: 'first_name', type: 'text', nullable: true })
  firstName!: string | null;

  @Column({ name: 'last_name', type: 'text', nullable: true })
  lastName!: string | null;

  @Column({ name: 'current_location', type: 'text', nullable: true })
  currentLocation!: string | null;

  /** The forms that sent this address, in the order of their first use. */
  @Column('text', { array: true })
  sources!: FormSource[];

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
