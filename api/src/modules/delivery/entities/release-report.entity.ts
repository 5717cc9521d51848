import type { ReleaseReport as Report } from '@wanderwork/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Release } from './release.entity.js';

/** The latest report of one network that a release did not start. */
@Entity('release_reports')
@Index('release_reports_release_caller', ['releaseId', 'caller'], { unique: true })
export class ReleaseReport {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_release_reports' })
  id!: string;

  @Column('uuid', { name: 'release_id' })
  releaseId!: string;

  @ManyToOne(() => Release, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'release_id', foreignKeyConstraintName: 'FK_release_reports_release' })
  release?: Relation<Release>;

  /** A keyed hash of the reporting network. The key changes every day. */
  @Column('text')
  caller!: string;

  @Column('text')
  reason!: Report['reason'];

  @Index('release_reports_reported_at')
  @Column('timestamptz', { name: 'reported_at' })
  reportedAt!: Date;
}
