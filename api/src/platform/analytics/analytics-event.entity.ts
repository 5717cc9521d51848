import type { AnalyticsEventName } from '@wanderwork/contracts/requests';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One page event. It stores nothing about the visitor. */
@Entity('analytics_events')
@Index('analytics_events_day_path', ['day', 'path'])
export class AnalyticsEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_analytics_events' })
  id!: string;

  @Column('text')
  name!: AnalyticsEventName;

  @Column('text')
  path!: string;

  /** Seconds spent on the page; set for `time_spent` events only. */
  @Column('integer', { nullable: true })
  seconds!: number | null;

  /** The day in UTC. */
  @Column('date')
  day!: string;

  @Column('timestamptz', { name: 'happened_at' })
  happenedAt!: Date;
}
