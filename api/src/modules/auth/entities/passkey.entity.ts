import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** The public key of a passkey that a device or a password manager of the person holds. */
@Entity('passkeys')
@Index('passkeys_credential', ['credentialId'], { unique: true })
@Index('passkeys_user', ['userId'])
export class Passkey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_passkeys' })
  id!: string;

  /** The authenticator's id of the passkey, in base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_passkeys_user' })
  user?: Relation<User>;

  /** In COSE format. */
  @Column('bytea', { name: 'public_key' })
  publicKey!: Buffer;

  /** The signature counter of the authenticator. A counter that goes back points to a copy. */
  @Column('bigint')
  counter!: string;

  @Column('text', { array: true })
  transports!: string[];

  @Column('text')
  name!: string;

  @Column('boolean', { name: 'backed_up' })
  backedUp!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}
