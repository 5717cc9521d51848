import { Entity, PrimaryColumn } from 'typeorm';

/** One counted search of a day. `subject` and `search` are keyed hashes whose key changes every day. */
@Entity('counted_searches')
export class CountedSearch {
  /** UTC day. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'PK_counted_searches' })
  day!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_counted_searches' })
  subject!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_counted_searches' })
  search!: string;
}
