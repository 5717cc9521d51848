import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** A signed-in browser. Visitors have none: nothing is kept of them here. */
@Entity('sessions')
@Index('sessions_id', ['id'], { unique: true })
@Index('sessions_user', ['userId'])
@Index('sessions_last_seen', ['lastSeenAt'])
@Index('sessions_created', ['createdAt'])
export class Session {
  /** SHA-256 of the id in the cookie: who reads this table cannot sign in with it. */
  @PrimaryColumn({ name: 'id_hash', type: 'text', primaryKeyConstraintName: 'PK_sessions' })
  idHash!: string;

  /** By which its owner ends it; it opens nothing. */
  @Column('uuid')
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_sessions_user' })
  user?: Relation<User>;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'last_seen_at', type: 'timestamptz' })
  lastSeenAt!: Date;

  /** When its owner last proved who they are: at the sign-in, or since. */
  @Column({ name: 'proven_at', type: 'timestamptz' })
  provenAt!: Date;

  /** The account's count when its owner proved who they are, see `User.sessionEpoch`. */
  @Column('integer', { default: 0 })
  epoch!: number;

  /** Asked to outlive the browser. */
  @Column('boolean')
  remembered!: boolean;

  @Column({ name: 'device_label', type: 'text' })
  deviceLabel!: string;
}
