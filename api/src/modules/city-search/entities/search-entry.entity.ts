import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A searchable name of a city, a country or a region. Every import rebuilds these rows. */
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

  /** The score of a city; for countries and regions, the score of their best city. */
  @Column('double precision')
  irex!: number;

  @Column('integer')
  cities!: number;
}
