import type { Tier } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('users')
@Index('users_email', ['email'], { unique: true })
export class User {
  @PrimaryColumn('uuid')
  id!: string;

  /** Compared without regard to letter case by the database itself. */
  @Column('citext')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text')
  firstName!: string;

  @Column('text')
  lastName!: string;

  /** Null until the owner has set a password. */
  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('boolean')
  mustChangePassword!: boolean;

  @Column('boolean')
  isAdmin!: boolean;

  @Column('text')
  subscriptionTier!: Tier;

  @Column('text', { nullable: true })
  profileImageUrl!: string | null;

  /** Asked for the age rule only, and shown to nobody. */
  @Column('date', { nullable: true })
  dateOfBirth!: string | null;

  @Column('text', { nullable: true })
  currentLocation!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
