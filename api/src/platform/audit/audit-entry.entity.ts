import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something that mattered: who did what to what. Written once, never changed until its owner's account is erased. */
@Entity('audit_entries')
@Index('audit_entries_actor', ['actorId', 'id'])
@Index('audit_entries_target', ['targetType', 'targetId', 'id'])
@Index('audit_entries_action', ['action', 'id'])
@Index('audit_entries_happened', ['happenedAt'])
export class AuditEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_audit_entries' })
  id!: string;

  /** Null: the product itself. */
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
