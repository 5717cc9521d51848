import type { BatchDifference, BatchOrigin, BatchState, Source } from '@wanderwork/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Refusal } from './refusal.js';

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
  refused!: Refusal[];

  @Column('json')
  difference!: BatchDifference;
}
