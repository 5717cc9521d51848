import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sort keys of the list: all ascending, unknown values last, ties broken by slug. */
const sorts = {
  irex: `coalesce(-irex, 'Infinity'::double precision)`,
  name: 'name_form',
  cost: `coalesce(monthly_cost::double precision, 'Infinity'::double precision)`,
  speed: `coalesce(-speed, 'Infinity'::double precision)`,
  population: `coalesce(-population::double precision, 'Infinity'::double precision)`,
};

const createTables = [
  `CREATE TABLE cities (
    slug text NOT NULL,
    name text NOT NULL,
    country text NOT NULL,
    country_code text NOT NULL,
    region text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    timezone text NOT NULL,
    geoname_id integer,
    population integer,
    monthly_cost integer,
    monthly_cost_grade text,
    speed double precision,
    speed_grade text,
    safety text,
    safety_grade text,
    climate jsonb,
    weather text,
    launch_sample boolean NOT NULL,
    irex double precision,
    irex_low double precision,
    irex_high double precision,
    irex_confidence integer,
    name_form text NOT NULL,
    search_form text NOT NULL,
    CONSTRAINT "PK_cities" PRIMARY KEY (slug)
  )`,
  `CREATE TABLE figure_sources (
    id text NOT NULL,
    title text NOT NULL,
    url text,
    licence text NOT NULL,
    attribution text NOT NULL,
    CONSTRAINT "PK_figure_sources" PRIMARY KEY (id)
  )`,
  `CREATE TABLE city_figures (
    city_slug text NOT NULL,
    key text NOT NULL,
    score_only boolean NOT NULL,
    value jsonb,
    source_id text,
    year text,
    grade text,
    note text,
    basis text,
    CONSTRAINT "PK_city_figures" PRIMARY KEY (city_slug, key, score_only),
    CONSTRAINT "FK_city_figures_city" FOREIGN KEY (city_slug) REFERENCES cities (slug) ON DELETE CASCADE,
    CONSTRAINT "FK_city_figures_source" FOREIGN KEY (source_id) REFERENCES figure_sources (id)
  )`,
  `CREATE TABLE irex_scores (
    city_slug text NOT NULL,
    formula_version text NOT NULL,
    inputs_hash text NOT NULL,
    raw double precision NOT NULL,
    published double precision NOT NULL,
    low double precision NOT NULL,
    high double precision NOT NULL,
    rank integer NOT NULL,
    rank_low integer NOT NULL,
    rank_high integer NOT NULL,
    confidence integer NOT NULL,
    dimensions jsonb NOT NULL,
    "similar" text array NOT NULL,
    computed_at timestamptz NOT NULL,
    CONSTRAINT "PK_irex_scores" PRIMARY KEY (city_slug),
    CONSTRAINT "FK_irex_scores_city" FOREIGN KEY (city_slug) REFERENCES cities (slug) ON DELETE CASCADE
  )`,
  `CREATE TABLE city_search_entries (
    kind text NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    form text NOT NULL,
    country text,
    region text,
    irex double precision NOT NULL,
    cities integer NOT NULL,
    CONSTRAINT "PK_city_search_entries" PRIMARY KEY (kind, key)
  )`,
  `CREATE TABLE city_imports (
    id uuid NOT NULL,
    fingerprint text NOT NULL,
    accepted integer NOT NULL,
    refused jsonb NOT NULL,
    imported_at timestamptz NOT NULL,
    CONSTRAINT "PK_city_imports" PRIMARY KEY (id)
  )`,
];

const createIndexes = [
  'CREATE INDEX cities_region ON cities (region)',
  'CREATE INDEX cities_country ON cities (country_code)',
  ...Object.entries(sorts).map(([sort, key]) => `CREATE INDEX cities_by_${sort} ON cities ((${key}), slug)`),
  'CREATE INDEX cities_search ON cities USING gin (search_form gin_trgm_ops, name_form gin_trgm_ops)',
  'CREATE INDEX city_search_entries_prefix ON city_search_entries (form text_pattern_ops)',
  'CREATE INDEX city_search_entries_trigrams ON city_search_entries USING gin (form gin_trgm_ops)',
];

/**
 * Names in lower case without accents. unaccent() is only STABLE because its dictionary could change; this product
 * never changes it. Accents are removed first, because lower() of the C locale handles only ASCII.
 */
const createSearchForm = `
  CREATE FUNCTION search_form(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(unaccent(name)) $$`;

export class Cities2000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [createSearchForm, ...createTables, ...createIndexes])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = [
      'city_imports',
      'city_search_entries',
      'irex_scores',
      'city_figures',
      'figure_sources',
      'cities',
    ];
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP FUNCTION search_form(text)');
  }
}
