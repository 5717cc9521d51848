import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Indexes for sorting by the temperature of months. Only the migration can define their expressions. */
const monthIndexes = [
  ...Array.from({ length: 12 }, (_, month) => `${month + 1}`),
  '3_4_5',
  '6_7_8',
  '9_10_11',
  '1_2_12',
  '1_2_3_4_5_6_7_8_9_10_11_12',
].flatMap((span) => [`city_search_profiles_warm_${span}`, `city_search_profiles_cold_${span}`]);

const IndexedByMonths: ClassDecorator = (entity) =>
  monthIndexes.forEach((name) => Index(name, { synchronize: false })(entity));

/**
 * The figures that search phrases use in addition to the columns of `cities`. Every import rebuilds these rows; null
 * means not known.
 */
@Entity('city_search_profiles')
@Index('city_search_profiles_rent', { synchronize: false })
@Index('city_search_profiles_air', { synchronize: false })
@Index('city_search_profiles_airport_km', { synchronize: false })
@Index('city_search_profiles_coldest_month', { synchronize: false })
@Index('city_search_profiles_hottest_month', { synchronize: false })
@Index('city_search_profiles_by_air', { synchronize: false })
@Index('city_search_profiles_by_safety', { synchronize: false })
@Index('city_search_profiles_by_english', { synchronize: false })
@Index('city_search_profiles_by_warmth', { synchronize: false })
@Index('city_search_profiles_by_cold', { synchronize: false })
@Index('city_search_profiles_by_rain', { synchronize: false })
@Index('city_search_profiles_by_dryness', { synchronize: false })
@Index('city_search_profiles_of_country', { synchronize: false })
@Index('city_search_profiles_of_region', { synchronize: false })
@Index('city_search_profiles_traits', { synchronize: false })
@IndexedByMonths
export class SearchProfile {
  @PrimaryColumn({
    name: 'city_slug',
    type: 'text',
    primaryKeyConstraintName: 'PK_city_search_profiles',
  })
  @ForeignKey('City', { name: 'FK_city_search_profiles_city', onDelete: 'CASCADE' })
  citySlug!: string;

  /** USD a month, one bedroom in the centre. */
  @Column('double precision', { nullable: true })
  rent!: number | null;

  @Column('double precision', { nullable: true })
  air!: number | null;

  @Column('double precision', { nullable: true })
  english!: number | null;

  @Column('boolean', { name: 'english_official', nullable: true })
  englishOfficial!: boolean | null;

  @Column('double precision', { name: 'airport_km', nullable: true })
  airportKm!: number | null;

  @Column('double precision', { name: 'safety_index', nullable: true })
  safetyIndex!: number | null;

  @Column('double precision', { name: 'temp_year', nullable: true })
  tempYear!: number | null;

  @Column('double precision', { name: 'rain_year', nullable: true })
  rainYear!: number | null;

  /** Mean temperature of the coldest and the hottest month; null unless all twelve months are known. */
  @Column('double precision', { name: 'coldest_month', nullable: true })
  coldestMonth!: number | null;

  @Column('double precision', { name: 'hottest_month', nullable: true })
  hottestMonth!: number | null;

  @Column('double precision', { array: true, nullable: true })
  temps!: (number | null)[] | null;

  @Column('double precision', { array: true, nullable: true })
  rains!: (number | null)[] | null;

  /** null: no nomad visa is known. 0: one of unknown length. */
  @Column('integer', { name: 'nomad_visa_months', nullable: true })
  nomadVisaMonths!: number | null;

  /** Days of stay without a visa by passport; 0 if any kind of visa is needed. */
  @Column('jsonb')
  entry!: Record<string, number>;

  /** Country and region again, for indexes that combine them with the columns of this table. */
  @Column('text', { name: 'in_country', nullable: true })
  inCountry!: string | null;

  @Column('text', { name: 'in_region', nullable: true })
  inRegion!: string | null;

  /**
   * The city as a point in the space of traits, computed by the database function `city_traits`. Nearer points are
   * more alike.
   */
  @Column('cube')
  traits!: number[];
}
