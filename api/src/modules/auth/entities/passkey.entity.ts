import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** The public half of a key that a device or a password manager of the person holds. */
@Entity('passkeys')
@Index('passkeys_credential', ['credentialId'], { unique: true })
@Index('passkeys_user', ['userId'])
export class Passkey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_passkeys' })
  id!: string;

  /** How the authenticator calls it: base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_passkeys_user' })
  user?: Relation<User>;

  /** COSE. */
  @Column('bytea', { name: 'public_key' })
  publicKey!: Buffer;

  /** How often it was used, as its authenticator says; a number that went back is one of a copy. */
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
