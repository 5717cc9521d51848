import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An issue of the newsletter: a draft, then on its way to the readers, then the note that it was. */
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

  /** When these very words were tried out; a change takes it away. */
  @Column('timestamptz', { name: 'tested_at', nullable: true })
  testedAt!: Date | null;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt!: Date | null;

  /** The last subscription for which a letter was written, in the order of their ids. */
  @Column('uuid', { name: 'after_id', nullable: true })
  afterId!: string | null;

  /** When a letter was written for everybody. */
  @Column('timestamptz', { name: 'written_at', nullable: true })
  writtenAt!: Date | null;

  /** When no letter of it waited any more. */
  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  @Column('integer', { default: 0 })
  recipients!: number;

  @Column('integer', { default: 0 })
  sent!: number;

  @Column('integer', { default: 0 })
  failed!: number;
}
