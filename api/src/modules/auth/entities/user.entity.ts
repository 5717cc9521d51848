import type { TemperatureUnit, ThemeChoice, Tier } from '@wanderwork/contracts';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('users')
@Check('CHK_users_subscription_tier', `subscription_tier IN ('free', 'pro', 'premium')`)
@Index('users_email', ['email'], { unique: true })
@Index('users_search', { synchronize: false })
@Index('users_tier', ['subscriptionTier', 'id'])
@Index('users_tier_until', ['tierUntil'], { where: 'tier_until IS NOT NULL' })
@Index('users_suspended', ['id'], { where: 'suspended_at IS NOT NULL' })
@Index('users_admins', ['id'], { where: 'is_admin' })
@Index('users_deletion_due', ['deletionDueAt'], { where: 'deletion_due_at IS NOT NULL' })
export class User {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_users' })
  id!: string;

  /** `citext`: the database compares it case-insensitively. */
  @Column('citext')
  email!: string;

  @Column('text')
  name!: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;

  /** Null until the owner sets a password. */
  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash!: string | null;

  /** When the owner of the address first confirmed it. */
  @Column({ name: 'email_confirmed_at', type: 'timestamptz', nullable: true })
  emailConfirmedAt!: Date | null;

  /** The hash of the registering browser's cookie, until the address is confirmed. */
  @Column({ name: 'registered_by', type: 'text', nullable: true })
  registeredBy!: string | null;

  @Column({ name: 'must_change_password', type: 'boolean' })
  mustChangePassword!: boolean;

  @Column({ name: 'is_admin', type: 'boolean' })
  isAdmin!: boolean;

  @Column({ name: 'subscription_tier', type: 'text' })
  subscriptionTier!: Tier;

  /** When the tier ends unless it is renewed; null when it has no end. */
  @Column({ name: 'tier_until', type: 'timestamptz', nullable: true })
  tierUntil!: Date | null;

  @Column({ name: 'profile_image_url', type: 'text', nullable: true })
  profileImageUrl!: string | null;

  /** Only used for the age rule, and shown to nobody. */
  @Column({ name: 'date_of_birth', type: 'date', nullable: true })
  dateOfBirth!: string | null;

  @Column({ name: 'current_location', type: 'text', nullable: true })
  currentLocation!: string | null;

  @Column('text', { default: 'system' })
  theme!: ThemeChoice;

  @Column('text', { name: 'temperature_unit', nullable: true })
  temperatureUnit!: TemperatureUnit | null;

  @Column('text', { default: 'USD' })
  currency!: string;

  /** Rises each time all sessions are ended. Sessions with an earlier value are invalid. */
  @Column({ name: 'session_epoch', type: 'integer', default: 0 })
  sessionEpoch!: number;

  /** When an admin suspended the account; null while it may be used. */
  @Column({ name: 'suspended_at', type: 'timestamptz', nullable: true })
  suspendedAt!: Date | null;

  /** When the account is erased unless its owner signs in before; null when no deletion is scheduled. */
  @Column({ name: 'deletion_due_at', type: 'timestamptz', nullable: true })
  deletionDueAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
