import type { Release as ReleaseManifest, RemoteName } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * `live`: what browsers get. `last_good`: what they get if the live one fails. `retired`: earlier releases.
 * `rolled_back`: a release that failed.
 */
export type ReleaseState = 'live' | 'last_good' | 'retired' | 'rolled_back';

/** A published version of a remote. Its content never changes; its address and state may. */
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

  /** SHA-256 of all files, see `digestOf`. */
  @Column('text')
  digest!: string;

  /** The Ed25519 signature of manifest and digest, base64. */
  @Column('text')
  signature!: string;

  @Column('text')
  state!: ReleaseState;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt!: Date;

  /** When it was last found among the built remotes at a start. */
  @Column('timestamptz', { name: 'offered_at', nullable: true })
  offeredAt!: Date | null;

  @Column('timestamptz', { name: 'rolled_back_at', nullable: true })
  rolledBackAt!: Date | null;

  /** When its publisher restored it after a rollback. From then on, reports do not roll it back again. */
  @Column('timestamptz', { name: 'upheld_at', nullable: true })
  upheldAt!: Date | null;
}
