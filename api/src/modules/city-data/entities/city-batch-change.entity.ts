import type { CityPlace, TableFigure } from '@wanderwork/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CityBatchRow } from './city-batch.entity.js';

const key = { primaryKeyConstraintName: 'PK_city_batch_changes' };

/**
 * What a batch does to one cell of the table. The columns are `json`, not `jsonb`, because cells are compared as
 * text.
 */
@Entity('city_batch_changes')
@Index('city_batch_changes_cell', ['citySlug', 'cell'])
export class CityBatchChange {
  @PrimaryColumn('integer', { name: 'batch_id', ...key })
  batchId!: number;

  /** The city may have been removed since. */
  @PrimaryColumn('text', { name: 'city_slug', ...key })
  citySlug!: string;

  @PrimaryColumn('text', key)
  cell!: string;

  @Column('json', { nullable: true })
  before!: TableFigure | CityPlace | null;

  @Column('json', { nullable: true })
  after!: TableFigure | CityPlace | null;

  @ManyToOne(() => CityBatchRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'batch_id', foreignKeyConstraintName: 'FK_city_batch_changes_batch' })
  batch!: Relation<CityBatchRow>;
}
