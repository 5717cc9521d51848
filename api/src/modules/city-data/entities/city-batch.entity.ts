import type {
  BatchDifference,
  BatchOrigin,
  BatchState,
  Source,
  CityPlace,
  TableFigure,
  RefusedRow,
} from '@wanderwork/contracts';
import {
  Column,
  Entity,
  PrimaryGeneratedColumn,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

/** One import of figures, numbered so that people can refer to it. Its changes and actions are separate rows. */
@Entity('city_batches')
export class CityBatchRow {
  @PrimaryGeneratedColumn('identity', {
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'PK_city_batches',
  })
  id!: number;

  @Column('text')
  origin!: BatchOrigin;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('text')
  hash!: string;

  @Column('text')
  state!: BatchState;

  /** SHA-256 of the table that the batch was planned for. */
  @Column('text', { name: 'table_version' })
  tableVersion!: string;

  /** Sources that this batch adds. */
  @Column('json')
  sources!: Source[];

  @Column('json')
  refused!: RefusedRow[];

  @Column('json')
  difference!: BatchDifference;
}

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

/** Who planned, applied or rolled back a batch, and when. */
@Entity('city_batch_deeds')
@Index('city_batch_deeds_batch', ['batchId'])
export class CityBatchAction {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_city_batch_deeds' })
  id!: string;

  @Column('integer', { name: 'batch_id' })
  batchId!: number;

  @Column('text', { name: 'deed' })
  action!: BatchState;

  /** null: the product itself, its command line, or an account that was deleted. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId!: string | null;

  @Column('text', { name: 'actor_name', nullable: true })
  actorName!: string | null;

  @Column('timestamptz', { name: 'done_at' })
  doneAt!: Date;

  @ManyToOne(() => CityBatchRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'batch_id', foreignKeyConstraintName: 'FK_city_batch_deeds_batch' })
  batch!: Relation<CityBatchRow>;
}
