import type { CityInputs } from '@wanderwork/irex';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The inputs of a city's score. Stored once, however many months they stay the same. */
@Entity('irex_inputs')
export class IrexInputsRow {
  /** SHA-256 of `inputs`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_irex_inputs' })
  hash!: string;

  @Column('jsonb')
  inputs!: CityInputs;
}
