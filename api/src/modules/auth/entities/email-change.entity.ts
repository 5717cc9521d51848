import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** A change of address that waits for confirmation from both addresses. */
@Entity('email_changes')
@Index('email_changes_user', ['userId'], { unique: true })
export class EmailChange {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_email_changes' })
  id!: string;

  /** Each person has one at most: a new request replaces the old. */
  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_email_changes_user' })
  user?: Relation<User>;

  @Column({ name: 'new_email', type: 'citext' })
  newEmail!: string;

  @Column({ name: 'new_confirmed_at', type: 'timestamptz', nullable: true })
  newConfirmedAt!: Date | null;

  @Column({ name: 'old_confirmed_at', type: 'timestamptz', nullable: true })
  oldConfirmedAt!: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
