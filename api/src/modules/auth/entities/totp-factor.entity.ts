import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** The authenticator app of an account. */
@Entity('totp_factors')
export class TotpFactor {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_totp_factors' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_totp_factors_user' })
  user?: Relation<User>;

  /** Sealed: who reads this table cannot make codes. */
  @Column('text')
  secret!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Null until the first code showed that the app has it. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** Of the newest code that was taken: it and those before it count no more. */
  @Column('integer', { name: 'last_step' })
  lastStep!: number;
}
