import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** A sign-in that has passed the password but not the second factor. It is not a session and grants no access. */
@Entity('pending_sign_ins')
@Index('pending_sign_ins_user', ['userId'])
@Index('pending_sign_ins_expires', ['expiresAt'])
export class PendingSignIn {
  /** SHA-256 of the cookie's value. */
  @PrimaryColumn('text', { name: 'id_hash', primaryKeyConstraintName: 'PK_pending_sign_ins' })
  idHash!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_pending_sign_ins_user' })
  user?: Relation<User>;

  @Column('boolean')
  remember!: boolean;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
