import { Column, Entity, PrimaryColumn, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { Grade } from '@wanderwork/contracts';
import { City } from './city.entity.js';

/** A source of figures, with the attribution that its license requires. */
@Entity('figure_sources')
export class FigureSource {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_figure_sources' })
  id!: string;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  url!: string | null;

  @Column('text')
  licence!: string;

  @Column('text')
  attribution!: string;
}

/** One figure of a city. A figure without a value was left out of print; its note says why. */
@Entity('city_figures')
export class CityFigure {
  @PrimaryColumn({ name: 'city_slug', type: 'text', primaryKeyConstraintName: 'PK_city_figures' })
  citySlug!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_city_figures' })
  key!: string;

  /** The score uses this figure, but pages do not show it. */
  @PrimaryColumn({ name: 'score_only', type: 'boolean', primaryKeyConstraintName: 'PK_city_figures' })
  scoreOnly!: boolean;

  @Column('jsonb', { nullable: true })
  value!: number | string | (number | null)[] | null;

  @Column('text', { name: 'source_id', nullable: true })
  sourceId!: string | null;

  @Column('text', { nullable: true })
  year!: string | null;

  @Column('text', { nullable: true })
  grade!: Grade | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text', { nullable: true })
  basis!: string | null;

  /** The 80% range of an estimate, in the unit of the value. */
  @Column('jsonb', { nullable: true })
  range!: [low: number, high: number] | null;

  @ManyToOne(() => City, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'city_slug', foreignKeyConstraintName: 'FK_city_figures_city' })
  city!: Relation<City>;

  @ManyToOne(() => FigureSource)
  @JoinColumn({ name: 'source_id', foreignKeyConstraintName: 'FK_city_figures_source' })
  source!: Relation<FigureSource> | null;
}
