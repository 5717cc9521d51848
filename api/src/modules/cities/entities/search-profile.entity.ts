import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { City } from './city.entity.js';

/** The indexes of the orders by months: only the migration can say their expressions. */
const byMonths = [
  ...Array.from({ length: 12 }, (_, at) => `${at + 1}`),
  '3_4_5',
  '6_7_8',
  '9_10_11',
  '1_2_12',
  '1_2_3_4_5_6_7_8_9_10_11_12',
].flatMap((span) => [`city_search_profiles_warm_${span}`, `city_search_profiles_cold_${span}`]);

const IndexedByMonths: ClassDecorator = (entity) =>
  byMonths.forEach((name) => Index(name, { synchronize: false })(entity));

/** What phrases ask of a city beside the columns of the lists. Made anew by every import; null is not known. */
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

  /** Means of the coldest and of the hottest month; only where all twelve are known. */
  @Column('double precision', { name: 'coldest_month', nullable: true })
  coldestMonth!: number | null;

  @Column('double precision', { name: 'hottest_month', nullable: true })
  hottestMonth!: number | null;

  @Column('double precision', { array: true, nullable: true })
  temps!: (number | null)[] | null;

  @Column('double precision', { array: true, nullable: true })
  rains!: (number | null)[] | null;

  /** null: none known; 0: one of unknown length. */
  @Column('integer', { name: 'nomad_visa_months', nullable: true })
  nomadVisaMonths!: number | null;

  /** Days without a visa by passport; 0 where a visa of any kind is needed. */
  @Column('jsonb')
  entry!: Record<string, number>;

  /** The city's place once more, for an index together with what is asked here. */
  @Column('text', { name: 'in_country', nullable: true })
  inCountry!: string | null;

  @Column('text', { name: 'in_region', nullable: true })
  inRegion!: string | null;

  /** The city as a point among others, made by `city_traits` of the database: the nearer, the more alike. */
  @Column('cube')
  traits!: number[];

  @OneToOne(() => City, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'city_slug', foreignKeyConstraintName: 'FK_city_search_profiles_city' })
  city!: Relation<City>;
}
