import type { ReleaseReport as Report } from '@wanderwork/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Release } from './release.entity.js';

/** One network's last word that a release would not start there. */
@Entity('release_reports')
@Index('release_reports_release_caller', ['releaseId', 'caller'], { unique: true })
@Index('release_reports_reported_at', ['reportedAt'])
export class ReleaseReport {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  releaseId!: string;

  @ManyToOne(() => Release, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'release_id' })
  release?: Relation<Release>;

  /** Keyed hash of the reporting network; the key changes every day. */
  @Column('text')
  caller!: string;

  @Column('text')
  reason!: Report['reason'];

  @Column('timestamptz')
  reportedAt!: Date;
}
