import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * One entry of the audit log: who did what to what. It never changes, except when the account of its person is erased.
 */
@Entity('audit_entries')
@Index('audit_entries_actor', ['actorId', 'id'])
@Index('audit_entries_target', ['targetType', 'targetId', 'id'])
@Index('audit_entries_action', ['action', 'id'])
@Index('audit_entries_happened', ['happenedAt'])
export class AuditEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_audit_entries' })
  id!: string;

  /** Null when the product itself acted. */
  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId!: string | null;

  /** `account.signed_in`, `account.password_changed`, … */
  @Column('text')
  action!: string;

  @Column({ name: 'target_type', type: 'text' })
  targetType!: string;

  @Column({ name: 'target_id', type: 'text' })
  targetId!: string;

  @Column({ name: 'old_value', type: 'jsonb', nullable: true })
  oldValue!: object | null;

  @Column({ name: 'new_value', type: 'jsonb', nullable: true })
  newValue!: object | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column({ name: 'happened_at', type: 'timestamptz' })
  happenedAt!: Date;
}
