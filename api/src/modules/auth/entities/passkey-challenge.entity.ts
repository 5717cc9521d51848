import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What an authenticator was asked to sign. */
@Entity('passkey_challenges')
@Index('passkey_challenges_expires', ['expiresAt'])
export class PasskeyChallenge {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_passkey_challenges' })
  challenge!: string;

  @Column('text')
  purpose!: string;

  /** Null where it is not known yet who answers. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
