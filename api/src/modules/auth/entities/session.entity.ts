import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** A signed-in browser. Nothing is stored for visitors. */
@Entity('sessions')
@Index('sessions_id', ['id'], { unique: true })
@Index('sessions_user', ['userId'])
@Index('sessions_last_seen', ['lastSeenAt'])
@Index('sessions_created', ['createdAt'])
export class Session {
  /** SHA-256 of the id in the cookie, so that a copy of this table grants no access. */
  @PrimaryColumn({ name: 'id_hash', type: 'text', primaryKeyConstraintName: 'PK_sessions' })
  idHash!: string;

  /** Identifies the session to its owner. It grants no access. */
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

  /** When the owner last proved their identity, at sign-in or later. */
  @Column({ name: 'proven_at', type: 'timestamptz' })
  provenAt!: Date;

  /** The account's `sessionEpoch` when the owner proved their identity. */
  @Column('integer', { default: 0 })
  epoch!: number;

  /** Whether the session outlives the browser. */
  @Column('boolean')
  remembered!: boolean;

  @Column({ name: 'device_label', type: 'text' })
  deviceLabel!: string;
}
