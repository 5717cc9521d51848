import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal scores look up the entry rule by the country of a city. Until now they held the rules of seven passports. */
export class PersonalCountries9840000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE irex_scores
      SET personal = (personal - 'entry') || jsonb_build_object('countryCode', country_code)
      FROM cities WHERE slug = city_slug AND personal IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE irex_scores SET personal = (personal - 'countryCode') || '{"entry": []}'
      WHERE personal IS NOT NULL`);
  }
}
