import type { RefusedRow } from '@wanderwork/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One import of the shipped table: how many rows were accepted, and which were refused and why. */
@Entity('city_imports')
export class CityImport {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'PK_city_imports' })
  id!: string;

  /** Hash of the files, the formula version and the import rules. The next import does nothing if it is the same. */
  @Column('text')
  fingerprint!: string;

  @Column('integer')
  accepted!: number;

  @Column('jsonb')
  refused!: RefusedRow[];

  @Column('timestamptz', { name: 'imported_at' })
  importedAt!: Date;

  /** Figures skipped because somebody had set them in the product. */
  @Column('integer', { name: 'passed_over', default: 0 })
  passedOver!: number;
}
