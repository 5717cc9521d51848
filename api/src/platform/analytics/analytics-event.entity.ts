import type { AnalyticsEventName } from '@wanderwork/contracts/requests';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What happened on a page, and nothing about to whom. */
@Entity('analytics_events')
@Index('analytics_events_day_path', ['day', 'path'])
export class AnalyticsEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_analytics_events' })
  id!: string;

  @Column('text')
  name!: AnalyticsEventName;

  @Column('text')
  path!: string;

  /** Of `time_spent` alone. */
  @Column('integer', { nullable: true })
  seconds!: number | null;

  /** The day of UTC. */
  @Column('date')
  day!: string;

  @Column('timestamptz', { name: 'happened_at' })
  happenedAt!: Date;
}
