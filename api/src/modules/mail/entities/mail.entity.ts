import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type MailStatus = 'queued' | 'sent' | 'failed';

/** A letter to be sent, then the note that it was. Its text is made when it is sent and kept nowhere. */
@Entity('mails')
@Check('CHK_mails_status', `status IN ('queued', 'sent', 'failed')`)
@Index('mails_queue', ['nextAt'], { where: `status = 'queued'` })
@Index('mails_failed', ['id'], { where: `status = 'failed'` })
@Index('mails_address', ['address'])
@Index('mails_batch', ['batchId', 'address'], { unique: true, where: 'batch_id IS NOT NULL' })
@Index('mails_created', ['createdAt'])
export class Mail {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_mails' })
  id!: string;

  @Column('citext')
  address!: string;

  @Column('text')
  template!: string;

  /** What the letter speaks of, without any secret; null once it is delivered. */
  @Column('jsonb', { nullable: true })
  data!: object | null;

  @Column('text')
  status!: MailStatus;

  @Column('integer')
  attempts!: number;

  /** Not before this time is it tried (again). While a process sends it, this is when another may take it over. */
  @Column({ name: 'next_at', type: 'timestamptz' })
  nextAt!: Date;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** What it was sent with to many at once, which each address gets once; such letters let all others pass. */
  @Column('uuid', { name: 'batch_id', nullable: true })
  batchId!: string | null;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError!: string | null;
}
