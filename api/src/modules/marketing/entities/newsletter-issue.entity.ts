import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An issue of the newsletter: first a draft, then being sent, then the record that it was sent. */
@Entity('newsletter_issues')
@Index('newsletter_issues_under_way', ['startedAt'], {
  where: 'started_at IS NOT NULL AND finished_at IS NULL',
})
export class NewsletterIssueRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_newsletter_issues' })
  id!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When a test copy of the current text was sent; a change of the text resets it to null. */
  @Column('timestamptz', { name: 'tested_at', nullable: true })
  testedAt!: Date | null;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt!: Date | null;

  /** The last subscription whose email is in the outbox. They are processed in the order of their ids. */
  @Column('uuid', { name: 'after_id', nullable: true })
  afterId!: string | null;

  /** When the emails of all subscribers were in the outbox. */
  @Column('timestamptz', { name: 'written_at', nullable: true })
  writtenAt!: Date | null;

  /** When none of its emails was left in the outbox. */
  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  @Column('integer', { default: 0 })
  recipients!: number;

  @Column('integer', { default: 0 })
  sent!: number;

  @Column('integer', { default: 0 })
  failed!: number;
}
