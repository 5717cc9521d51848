import type { IrexCity, IrexDimension } from '@wanderwork/contracts';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { City } from './city.entity.js';

/** A city's score as computed for the whole table: every score depends on the figures of the other cities. */
@Entity('irex_scores')
export class IrexScore {
  @PrimaryColumn({ name: 'city_slug', type: 'text', primaryKeyConstraintName: 'PK_irex_scores' })
  citySlug!: string;

  @Column('text', { name: 'formula_version' })
  formulaVersion!: string;

  /** SHA-256 of the inputs of this score. */
  @Column('text', { name: 'inputs_hash' })
  inputsHash!: string;

  @Column('double precision')
  raw!: number;

  @Column('double precision')
  published!: number;

  @Column('double precision')
  low!: number;

  @Column('double precision')
  high!: number;

  @Column('integer')
  rank!: number;

  @Column('integer', { name: 'rank_low' })
  rankLow!: number;

  @Column('integer', { name: 'rank_high' })
  rankHigh!: number;

  @Column('integer')
  confidence!: number;

  @Column('jsonb')
  dimensions!: IrexDimension[];

  /** Slugs of the cities in other countries whose dimensions are most similar. */
  @Column('text', { array: true })
  similar!: string[];

  /** The data from which a browser computes a personal score. */
  @Column('jsonb', { nullable: true })
  personal!: IrexCity | null;

  /** The score with the weather of each month, January first; null if the weather is not known. */
  @Column('double precision', { name: 'month_scores', array: true, nullable: true })
  monthScores!: number[] | null;

  @Column('timestamptz', { name: 'computed_at' })
  computedAt!: Date;

  @OneToOne(() => City, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'city_slug', foreignKeyConstraintName: 'FK_irex_scores_city' })
  city!: Relation<City>;
}
