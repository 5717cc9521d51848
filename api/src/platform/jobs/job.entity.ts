import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that one process at a time may run. All times are by the database's clock. */
@Entity('jobs')
export class JobRow {
  @PrimaryColumn('text')
  name!: string;

  @Column('timestamptz', { name: 'next_at' })
  nextAt!: Date;

  /** The process that runs it now. */
  @Column('uuid', { nullable: true })
  holder!: string | null;

  /** When the holder loses the job unless it renews its lease. */
  @Column('timestamptz', { nullable: true })
  until!: Date | null;

  /** Grows with each run, so that a holder whose lease has expired can be told from the current one. */
  @Column('bigint', { name: 'fencing_token' })
  fencingToken!: string;

  /** How long the last run took. */
  @Column('integer', { name: 'last_ms', nullable: true })
  lastMs!: number | null;

  /** Failed runs since the last one that succeeded. */
  @Column('integer')
  failures!: number;
}
