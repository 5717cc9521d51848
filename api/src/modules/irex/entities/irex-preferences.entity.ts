import type { IrexPreferences } from '@wanderwork/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member's preferences for their own IREX. */
@Entity('irex_wishes')
export class IrexPreferencesRow {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_irex_wishes' })
  userId!: string;

  @Column('jsonb', { name: 'wishes' })
  preferences!: IrexPreferences;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
