import type { IrexPreferences } from '@wanderwork/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member's preferences for their own IREX. */
@Entity('irex_wishes')
export class IrexWishesRow {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_irex_wishes' })
  userId!: string;

  @Column('jsonb')
  wishes!: IrexPreferences;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
