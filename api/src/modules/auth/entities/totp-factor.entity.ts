import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

@Entity('totp_factors')
export class TotpFactor {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_totp_factors' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_totp_factors_user' })
  user?: Relation<User>;

  /** Encrypted, so that a copy of this table cannot produce codes. */
  @Column('text')
  secret!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** Null until a code has confirmed the app. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** The time step of the newest accepted code. Codes of this step or earlier are refused. */
  @Column('integer', { name: 'last_step' })
  lastStep!: number;
}
