import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cities that members saved. */
export class FavouriteCities8810000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE favourite_cities (
        user_id uuid NOT NULL,
        city_slug text NOT NULL,
        saved_at timestamptz NOT NULL,
        CONSTRAINT "PK_favourite_cities" PRIMARY KEY (user_id, city_slug),
        CONSTRAINT "FK_favourite_cities_city" FOREIGN KEY (city_slug) REFERENCES cities (slug) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX favourite_cities_city ON favourite_cities (city_slug)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE favourite_cities');
  }
}
