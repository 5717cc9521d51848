import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that the answers of each topic are made from. */
const tables = {
  cities: ['cities', 'city_figures', 'figure_sources', 'irex_scores', 'city_search_entries'],
  posts: ['posts'],
};

/** Counts each topic's changes in the transaction that makes them, so that outdated cached answers are detected. */
export class DataVersions7000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_versions (
        topic text PRIMARY KEY,
        version bigint NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE FUNCTION count_data_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE data_versions SET version = version + 1 WHERE topic = TG_ARGV[0];
        RETURN NULL;
      END $$`);
    for (const [topic, names] of Object.entries(tables)) {
      await runner.query('INSERT INTO data_versions (topic) VALUES ($1)', [topic]);
      for (const name of names)
        await runner.query(`
          CREATE TRIGGER ${name}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${name}
          FOR EACH STATEMENT EXECUTE FUNCTION count_data_change('${topic}')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.values(tables).flat())
      await runner.query(`DROP TRIGGER ${name}_changed ON ${name}`);
    await runner.query('DROP FUNCTION count_data_change');
    await runner.query('DROP TABLE data_versions');
  }
}
