import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A name that can be searched: a city's, a country's or a region's. Made anew by every import. */
@Entity('city_search_entries')
@Index('city_search_entries_prefix', { synchronize: false })
@Index('city_search_entries_trigrams', { synchronize: false })
@Index('city_search_entries_by_1', { synchronize: false })
@Index('city_search_entries_by_2', { synchronize: false })
@Index('city_search_entries_by_3', { synchronize: false })
export class SearchEntry {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_city_search_entries' })
  kind!: 'city' | 'country' | 'region';

  /** A slug, a country code or a region's name. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_city_search_entries' })
  key!: string;

  @Column('text')
  name!: string;

  /** The name without accents, in lower case. */
  @Column('text')
  form!: string;

  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  region!: string | null;

  /** Of a city its score, of others their best city's. */
  @Column('double precision')
  irex!: number;

  @Column('integer')
  cities!: number;
}
