import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting of this installation that an admin can change while it runs. */
@Entity('settings')
export class Setting {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'PK_settings' })
  name!: string;

  @Column('jsonb')
  value!: unknown;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
