import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** A signed-in browser. Visitors have none: nothing is kept of them here. */
@Entity('sessions')
@Index('sessions_user', ['userId'])
@Index('sessions_last_seen', ['lastSeenAt'])
export class Session {
  /** SHA-256 of the id in the cookie: who reads this table cannot sign in with it. */
  @PrimaryColumn('text')
  idHash!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  lastSeenAt!: Date;

  @Column('text')
  deviceLabel!: string;
}
