import type { CityInputs } from '@wanderwork/irex';
import {
  Column,
  Entity,
  PrimaryColumn,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  type Relation,
} from 'typeorm';
import type { IrexDimension } from '@wanderwork/contracts';

/** The inputs of a city's score. Stored once, however many months they stay the same. */
@Entity('irex_inputs')
export class IrexInputsRow {
  /** SHA-256 of `inputs`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_irex_inputs' })
  hash!: string;

  @Column('jsonb')
  inputs!: CityInputs;
}

const key = { primaryKeyConstraintName: 'PK_irex_snapshots' };

/** A city's score at the end of a month, by one formula version. */
@Entity('irex_snapshots')
@Index('irex_snapshots_month', ['formulaVersion', 'month'])
export class IrexSnapshot {
  @PrimaryColumn('text', { name: 'city_slug', ...key })
  @ForeignKey('City', { name: 'FK_irex_snapshots_city', onDelete: 'CASCADE' })
  citySlug!: string;

  @PrimaryColumn('text', { name: 'formula_version', ...key })
  formulaVersion!: string;

  /** `YYYY-MM`, UTC. */
  @PrimaryColumn('text', key)
  month!: string;

  @Column('text', { name: 'inputs_hash' })
  inputsHash!: string;

  @Column('double precision')
  raw!: number;

  @Column('double precision')
  published!: number;

  @Column('integer')
  confidence!: number;

  @Column('jsonb')
  dimensions!: IrexDimension[];

  @ManyToOne(() => IrexInputsRow)
  @JoinColumn({ name: 'inputs_hash', foreignKeyConstraintName: 'FK_irex_snapshots_inputs' })
  inputs!: Relation<IrexInputsRow>;
}
