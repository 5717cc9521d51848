import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type MailStatus = 'queued' | 'sent' | 'failed';

/** An email in the outbox; once sent, its entry in the mail log. Its text is rendered at send time and not stored. */
@Entity('mails')
@Check('CHK_mails_status', `status IN ('queued', 'sent', 'failed')`)
@Index('mails_queue', ['nextAt'], { where: `status = 'queued'` })
@Index('mails_failed', ['id'], { where: `status = 'failed'` })
@Index('mails_address', ['email'])
@Index('mails_batch', ['batchId', 'email'], { unique: true, where: 'batch_id IS NOT NULL' })
@Index('mails_created', ['createdAt'])
export class OutboxEmail {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_mails' })
  id!: string;

  @Column('citext', { name: 'address' })
  email!: string;

  @Column('text')
  template!: string;

  /** The template's data, without secrets; null once the email is sent. */
  @Column('jsonb', { nullable: true })
  data!: object | null;

  @Column('text')
  status!: MailStatus;

  @Column('integer')
  attempts!: number;

  /** The next attempt is not made before this time. While a process sends the email, its lease lasts until then. */
  @Column({ name: 'next_at', type: 'timestamptz' })
  nextAt!: Date;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** Groups bulk mail, which each address gets once. All other emails are sent first. */
  @Column('uuid', { name: 'batch_id', nullable: true })
  batchId!: string | null;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError!: string | null;
}
