import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FormSource } from '../marketing.policy.js';

/** Someone who asked to be told. A date of birth is checked at the door and not kept. */
@Entity('waitlist_entries')
@Index('waitlist_entries_email', ['email'], { unique: true })
export class WaitlistEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('citext')
  email!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  firstName!: string | null;

  @Column('text', { nullable: true })
  lastName!: string | null;

  @Column('text', { nullable: true })
  currentLocation!: string | null;

  /** The forms that were used, in the order of their first use. */
  @Column('text', { array: true })
  sources!: FormSource[];

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
