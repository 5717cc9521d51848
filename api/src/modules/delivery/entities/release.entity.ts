import type { Release as ReleaseManifest, RemoteName } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What browsers get (`live`), what they get again when that fails (`last_good`), what was before (`retired`), and what
 * failed (`rolled_back`).
 */
export type ReleaseState = 'live' | 'last_good' | 'retired' | 'rolled_back';

/** A published version of a remote. What it is never changes; where its files are, and its state, may. */
@Entity('releases')
@Index('releases_name_version', ['name', 'version'], { unique: true })
@Index('releases_one_live', ['name'], { unique: true, where: `state = 'live'` })
@Index('releases_one_last_good', ['name'], { unique: true, where: `state = 'last_good'` })
export class Release {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_releases' })
  id!: string;

  @Column('text')
  name!: RemoteName;

  @Column('text')
  version!: string;

  @Column('jsonb')
  manifest!: ReleaseManifest;

  /** SHA-256 over all files, see `digestOf`. */
  @Column('text')
  digest!: string;

  /** Ed25519 over manifest and digest, base64. */
  @Column('text')
  signature!: string;

  @Column('text')
  state!: ReleaseState;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt!: Date;

  /** When a start last found it among the built remotes. */
  @Column('timestamptz', { name: 'offered_at', nullable: true })
  offeredAt!: Date | null;

  @Column('timestamptz', { name: 'rolled_back_at', nullable: true })
  rolledBackAt!: Date | null;

  /** When its publisher brought it back after it was taken back: since then only they take it back. */
  @Column('timestamptz', { name: 'upheld_at', nullable: true })
  upheldAt!: Date | null;
}
