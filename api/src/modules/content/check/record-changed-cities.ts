import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { CityFacts } from './check-context.js';

/** Stores the current fingerprints and returns the cities that changed, with `new` for those not seen before. */
const recordCitiesSql = `
  WITH now AS (SELECT * FROM unnest($1::text[], $2::text[]) AS city (slug, facts)),
  changed AS (
    SELECT coalesce(now.slug, checked.slug) AS slug, now.facts, checked.facts IS NULL AS new
    FROM now FULL JOIN checked_cities AS checked USING (slug) WHERE now.facts IS DISTINCT FROM checked.facts),
  gone AS (DELETE FROM checked_cities USING changed WHERE checked_cities.slug = changed.slug AND changed.facts IS NULL),
  noted AS (
    INSERT INTO checked_cities SELECT slug, facts FROM changed WHERE facts IS NOT NULL
    ON CONFLICT (slug) DO UPDATE SET facts = excluded.facts)
  SELECT slug, new FROM changed`;

/** Covers only the facts that posts are checked against; a new picture changes no finding. */
const toFingerprint = ({ name, monthlyCost, speed, climate }: CityFacts): string =>
  createHash('md5')
    .update(JSON.stringify([name, monthlyCost, speed, climate]))
    .digest('base64');

export const recordChangedCities = (
  manager: EntityManager,
  cities: readonly CityFacts[],
): Promise<{ slug: string; new: boolean }[]> =>
  manager.query(recordCitiesSql, [cities.map(({ slug }) => slug), cities.map(toFingerprint)]);
