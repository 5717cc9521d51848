import type { CityInputs } from '@wanderwork/irex';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a score read of a city, kept once however many months it stayed the same. */
@Entity('irex_inputs')
export class IrexInputsRow {
  /** SHA-256 of `inputs`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_irex_inputs' })
  hash!: string;

  @Column('jsonb')
  inputs!: CityInputs;
}
