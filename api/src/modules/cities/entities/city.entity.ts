import {
  monthNames,
  type ClimateMonth,
  type Grade,
  type Reliability,
  type SafetyLabel,
} from '@wanderwork/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The order by the scores of each month. */
const IndexedByMonths: ClassDecorator = (entity) =>
  monthNames.forEach((_, at) => Index(`cities_by_month_${at + 1}`, { synchronize: false })(entity));

/**
 * A city with the columns that lists show, filter and sort by. Its other figures are rows of `city_figures`. The sort
 * indexes use expressions and the search index uses trigrams, so only the migrations define them.
 */
@Entity('cities')
@Index('cities_region', ['region'])
@Index('cities_country', ['countryCode'])
@Index('cities_by_irex', { synchronize: false })
@Index('cities_by_name', { synchronize: false })
@Index('cities_by_cost', { synchronize: false })
@Index('cities_by_speed', { synchronize: false })
@Index('cities_by_population', { synchronize: false })
@Index('cities_search', { synchronize: false })
@Index('cities_country_by_irex', { synchronize: false })
@Index('cities_region_by_irex', { synchronize: false })
@Index('cities_country_cost', { synchronize: false })
@Index('cities_region_cost', { synchronize: false })
@Index('cities_cost', { synchronize: false })
@Index('cities_speed', { synchronize: false })
@Index('cities_people', { synchronize: false })
@Index('cities_timezone', { synchronize: false })
@Index('cities_by_cost_falling', { synchronize: false })
@Index('cities_by_population_rising', { synchronize: false })
@IndexedByMonths
export class City {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_cities' })
  slug!: string;

  @Column('text')
  name!: string;

  @Column('text')
  country!: string;

  @Column('text', { name: 'country_code' })
  countryCode!: string;

  @Column('text')
  region!: string;

  @Column('double precision')
  latitude!: number;

  @Column('double precision')
  longitude!: number;

  @Column('text')
  timezone!: string;

  @Column('integer', { name: 'geoname_id', nullable: true })
  geonameId!: number | null;

  @Column('integer', { nullable: true })
  population!: number | null;

  /** USD. */
  @Column('integer', { name: 'monthly_cost', nullable: true })
  monthlyCost!: number | null;

  @Column('text', { name: 'monthly_cost_grade', nullable: true })
  monthlyCostGrade!: Grade | null;
  @Column('text', { name: 'monthly_cost_reliability', nullable: true })
  monthlyCostReliability!: Reliability | null;

  /** Mbps, the country's M-Lab median. */
  @Column('double precision', { nullable: true })
  speed!: number | null;

  @Column('text', { name: 'speed_grade', nullable: true })
  speedGrade!: Grade | null;

  @Column('text', { nullable: true })
  safety!: SafetyLabel | null;

  @Column('text', { name: 'safety_grade', nullable: true })
  safetyGrade!: Grade | null;

  @Column('jsonb', { nullable: true })
  climate!: ClimateMonth[] | null;

  @Column('text', { nullable: true })
  weather!: string | null;

  /** The published score and its range. A city is listed once it has a score. */
  @Column('double precision', { nullable: true })
  irex!: number | null;

  @Column('double precision', { name: 'irex_low', nullable: true })
  irexLow!: number | null;

  @Column('double precision', { name: 'irex_high', nullable: true })
  irexHigh!: number | null;

  @Column('integer', { name: 'irex_confidence', nullable: true })
  irexConfidence!: number | null;

  /** The published score with the weather of each month, January first; null if the weather is not known. */
  @Column('double precision', { name: 'month_scores', array: true, nullable: true })
  monthScores!: number[] | null;

  /** The name used for search and sorting: lower case, without accents. */
  @Column('text', { name: 'name_form' })
  nameForm!: string;

  /** Name, country and region in the same form, for search. */
  @Column('text', { name: 'search_form' })
  searchForm!: string;
}
