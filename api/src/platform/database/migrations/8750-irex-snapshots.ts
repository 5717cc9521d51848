import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One score per city, month and formula version, with its inputs and what a browser needs to compute a personal score.
 */
export class IrexSnapshots8750000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE irex_inputs (
        hash text NOT NULL,
        inputs jsonb NOT NULL,
        CONSTRAINT "PK_irex_inputs" PRIMARY KEY (hash)
      )`);
    await runner.query(`
      CREATE TABLE irex_snapshots (
        city_slug text NOT NULL,
        month text NOT NULL,
        formula_version text NOT NULL,
        inputs_hash text NOT NULL,
        raw double precision NOT NULL,
        published double precision NOT NULL,
        confidence integer NOT NULL,
        dimensions jsonb NOT NULL,
        CONSTRAINT "PK_irex_snapshots" PRIMARY KEY (city_slug, formula_version, month),
        CONSTRAINT "FK_irex_snapshots_city" FOREIGN KEY (city_slug) REFERENCES cities (slug) ON DELETE CASCADE,
        CONSTRAINT "FK_irex_snapshots_inputs" FOREIGN KEY (inputs_hash) REFERENCES irex_inputs (hash)
      )`);
    await runner.query('CREATE INDEX irex_snapshots_month ON irex_snapshots (formula_version, month)');
    await runner.query(`
      CREATE TRIGGER irex_snapshots_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON irex_snapshots
      FOR EACH STATEMENT EXECUTE FUNCTION count_data_change('cities')`);
    await runner.query('ALTER TABLE irex_scores ADD COLUMN personal jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE irex_scores DROP COLUMN personal');
    await runner.query('DROP TABLE irex_snapshots');
    await runner.query('DROP TABLE irex_inputs');
  }
}
