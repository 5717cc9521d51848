import { Entity, PrimaryColumn } from 'typeorm';

/** A search that somebody made on a day; who and what are keyed hashes whose key changes with the day. */
@Entity('counted_searches')
export class CountedSearch {
  /** Of UTC. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'PK_counted_searches' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_counted_searches' })
  subject!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_counted_searches' })
  search!: string;
}
