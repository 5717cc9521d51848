import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Refusal } from './refusal.js';

/** One loading of the product's own table: what came in, and what was refused and why. */
@Entity('city_imports')
export class CityImport {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_city_imports' })
  id!: string;

  /** Of the files, the formula and the rules of import together: the same again changes nothing. */
  @Column('text')
  fingerprint!: string;

  @Column('integer')
  accepted!: number;

  @Column('jsonb')
  refused!: Refusal[];

  @Column('timestamptz', { name: 'imported_at' })
  importedAt!: Date;

  /** Figures that it left as somebody had set them in the product. */
  @Column('integer', { name: 'passed_over', default: 0 })
  passedOver!: number;
}
