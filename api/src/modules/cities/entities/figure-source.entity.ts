import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where figures come from, with the words its licence asks to be shown. */
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
