import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A challenge for an authenticator to sign. */
@Entity('passkey_challenges')
@Index('passkey_challenges_expires', ['expiresAt'])
export class PasskeyChallenge {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_passkey_challenges' })
  challenge!: string;

  @Column('text')
  purpose!: string;

  /** Null at sign-in, when the person is not known yet. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
