import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link that was sent, and whether it was used. */
@Entity('one_time_links')
@Index('one_time_links_subject', ['subjectId'])
@Index('one_time_links_expires', ['expiresAt'])
export class OneTimeLink {
  /** SHA-256 of the secret in the letter: who reads this table can open nothing with it. */
  @PrimaryColumn({ name: 'token_hash', type: 'text', primaryKeyConstraintName: 'PK_one_time_links' })
  tokenHash!: string;

  @Column('text')
  purpose!: string;

  /** What it opens: an account, a change of address, a subscription. */
  @Column({ name: 'subject_id', type: 'uuid' })
  subjectId!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
