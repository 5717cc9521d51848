import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { City } from './city.entity.js';

/** A city that a member has saved. It is removed with the city. */
@Entity('favourite_cities')
@Index('favourite_cities_city', ['citySlug'])
export class FavouriteCity {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_favourite_cities' })
  userId!: string;

  @PrimaryColumn({ name: 'city_slug', type: 'text', primaryKeyConstraintName: 'PK_favourite_cities' })
  citySlug!: string;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt!: Date;

  @ManyToOne(() => City, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'city_slug', foreignKeyConstraintName: 'FK_favourite_cities_city' })
  city!: Relation<City>;
}
