import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Wrong passwords in a row for one e-mail from one network. */
@Entity('sign_in_attempts')
@Index('sign_in_attempts_last', ['lastAt'])
export class SignInAttempts {
  /** Keyed hash of e-mail and network address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_sign_in_attempts' })
  key!: string;

  @Column('integer')
  failures!: number;

  @Column({ name: 'last_at', type: 'timestamptz' })
  lastAt!: Date;

  /** Before this time no further attempt is looked at. */
  @Column({ name: 'free_at', type: 'timestamptz' })
  freeAt!: Date;
}
