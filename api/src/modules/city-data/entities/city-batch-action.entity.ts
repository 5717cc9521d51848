import type { BatchState } from '@wanderwork/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CityBatchRow } from './city-batch.entity.js';

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
