import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Consecutive attempts under one key, see `AttemptKeys`. */
@Entity('sign_in_attempts')
@Index('sign_in_attempts_last', ['lastAt'])
export class SignInAttempts {
  /** A keyed hash of what is counted, such as an email and a network. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_sign_in_attempts' })
  key!: string;

  @Column('integer')
  failures!: number;

  @Column({ name: 'last_at', type: 'timestamptz' })
  lastAt!: Date;

  /** Attempts before this time are refused unchecked. */
  @Column({ name: 'free_at', type: 'timestamptz' })
  freeAt!: Date;
}
