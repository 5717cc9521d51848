import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** A one-time code that replaces the second factor. Its row is deleted when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_recovery_codes' })
  userId!: string;

  @PrimaryColumn('text', { name: 'code_hash', primaryKeyConstraintName: 'PK_recovery_codes' })
  codeHash!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'FK_recovery_codes_user' })
  user?: Relation<User>;
}
