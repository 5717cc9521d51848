import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A link that was sent by email, and whether it was used. */
@Entity('one_time_links')
@Index('one_time_links_subject', ['subjectId'])
@Index('one_time_links_expires', ['expiresAt'])
export class OneTimeLink {
  /** SHA-256 of the secret in the email. Nobody can rebuild a link from this table. */
  @PrimaryColumn({ name: 'token_hash', type: 'text', primaryKeyConstraintName: 'PK_one_time_links' })
  tokenHash!: string;

  @Column('text')
  purpose!: string;

  /** The id of what the link is about: an account, a change of address or a subscription. */
  @Column({ name: 'subject_id', type: 'uuid' })
  subjectId!: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt!: Date | null;
}
