import type { AnalysisEvent } from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A finished analysis by a model. It belongs to nobody: the request is stored only as a hash. */
@Entity('kept_analyses')
@Index('kept_analyses_written', ['writtenAt'])
export class SavedAnalysis {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_kept_analyses' })
  key!: string;

  @Column('jsonb')
  events!: AnalysisEvent[];

  @Column('timestamptz', { name: 'written_at' })
  writtenAt!: Date;
}
