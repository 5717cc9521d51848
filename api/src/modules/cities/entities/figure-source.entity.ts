import { Column, Entity, PrimaryColumn } from 'typeorm';

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
