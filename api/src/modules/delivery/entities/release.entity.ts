import type { Release as ReleaseManifest, RemoteName } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const releaseStates = ['live', 'last_good', 'retired', 'rolled_back'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** A published version of a remote. What it is never changes, where its files are and its state may. */
@Entity('releases')
@Index('releases_name_version', ['name', 'version'], { unique: true })
@Index('releases_one_live', ['name'], { unique: true, where: `state = 'live'` })
@Index('releases_one_last_good', ['name'], { unique: true, where: `state = 'last_good'` })
export class Release {
  @PrimaryColumn('uuid')
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

  @Column('timestamptz')
  publishedAt!: Date;

  /** When a start last found it among the built remotes. */
  @Column('timestamptz', { nullable: true })
  offeredAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  rolledBackAt!: Date | null;
}
