import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What people tell us about themselves. The row exists once something was entered. */
@Entity('profiles')
export class ProfileRow {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'PK_profiles' })
  userId!: string;

  /** A city's slug. */
  @Column('text', { name: 'home_city', nullable: true })
  homeCity!: string | null;

  @Column('text', { name: 'home_place', nullable: true })
  homePlace!: string | null;

  @Column('text', { array: true })
  passports!: string[];

  @Column('text', { name: 'client_time_zone', nullable: true })
  clientTimeZone!: string | null;

  @Column('text', { name: 'client_hours_from', nullable: true })
  clientHoursFrom!: string | null;

  @Column('text', { name: 'client_hours_to', nullable: true })
  clientHoursTo!: string | null;

  /** The storage key of the person's own picture; null without one. */
  @Column('text', { name: 'picture_key', nullable: true })
  pictureKey!: string | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
