import { Injectable } from '@nestjs/common';
import { dimensionKeys, type CityDetail, type LivingIndex, type Standing } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { dimensionNames } from '../dimension-names.js';
import { indexedFigures } from './indexed.js';

/** How many cities have less, more, and any of what one city has; in the world and in its region. */
interface Counts {
  key: string;
  of: number;
  less: number;
  more: number;
  regionOf: number;
  regionLess: number;
  regionMore: number;
}

const counts = (value: string, mine: string) => `count(*)::int AS of,
  count(*) FILTER (WHERE ${value} < ${mine})::int AS less,
  count(*) FILTER (WHERE ${value} > ${mine})::int AS more,
  count(*) FILTER (WHERE same_region)::int AS "regionOf",
  count(*) FILTER (WHERE same_region AND ${value} < ${mine})::int AS "regionLess",
  count(*) FILTER (WHERE same_region AND ${value} > ${mine})::int AS "regionMore"`;

const listed = `SELECT slug, region = (SELECT region FROM cities WHERE slug = $1) AS same_region
  FROM cities WHERE irex IS NOT NULL`;

const ofFigures = `WITH listed AS (${listed}),
  known AS (SELECT city_slug, key, value::float8 AS value FROM city_figures
    WHERE key = ANY($2) AND NOT score_only AND jsonb_typeof(value) = 'number')
  SELECT known.key, ${counts('known.value', 'mine.value')}
  FROM known JOIN listed ON slug = known.city_slug
  JOIN known AS mine ON mine.key = known.key AND mine.city_slug = $1 GROUP BY known.key`;

// Told in tenths: two that print alike share a place.
const ofDimensions = `WITH listed AS (${listed}),
  known AS (SELECT city_slug, part->>'key' AS key, round((part->>'score')::numeric, 1) AS score
    FROM irex_scores, jsonb_array_elements(dimensions) AS part)
  SELECT known.key, ${counts('known.score', 'mine.score')}
  FROM known JOIN listed ON slug = known.city_slug
  JOIN known AS mine ON mine.key = known.key AND mine.city_slug = $1 GROUP BY known.key`;

const standing = (of: number, better: number, worse: number): Standing => ({
  place: worse + 1,
  of,
  better,
});

const both = (count: Counts, lessIsBetter: boolean) => {
  const { of, less, more, regionOf, regionLess, regionMore } = count;
  const place = (all: number, below: number, above: number) =>
    lessIsBetter ? standing(all, above, below) : standing(all, below, above);
  return {
    world: place(of, less, more),
    region: regionOf > 1 ? place(regionOf, regionLess, regionMore) : null,
  };
};

type Indexed = Pick<CityDetail, 'slug' | 'irex' | 'figures'>;

/** Where a city stands among all and among its region: by each dimension, and by each main figure that is known. */
@Injectable()
export class Standings {
  constructor(private readonly database: DataSource) {}

  async of(city: Indexed): Promise<LivingIndex[]> {
    const [dimensions, figures] = await Promise.all([
      this.database.query<Counts[]>(ofDimensions, [city.slug]),
      this.database.query<Counts[]>(ofFigures, [city.slug, indexedFigures.map(({ key }) => key)]),
    ]);
    return [...this.dimensionIndexes(city, dimensions), ...this.figureIndexes(city, figures)];
  }

  private dimensionIndexes({ irex }: Indexed, found: readonly Counts[]): LivingIndex[] {
    return dimensionKeys.flatMap((key) => {
      const count = found.find((one) => one.key === key);
      const dimension = irex.dimensions.find((one) => one.key === key);
      if (!count || !dimension) return [];
      const said = { key, label: dimensionNames[key], part: 'dimension', unit: null, grade: null } as const;
      return { ...said, value: dimension.score, ...both(count, false) };
    });
  }

  private figureIndexes({ figures }: Indexed, found: readonly Counts[]): LivingIndex[] {
    return indexedFigures.flatMap(({ key, lessIsBetter }) => {
      const count = found.find((one) => one.key === key);
      const figure = figures.find((one) => one.key === key);
      if (!count || typeof figure?.value !== 'number') return [];
      const { label, unit, grade, value } = figure;
      return { key, label, part: 'figure', value, unit, grade, ...both(count, lessIsBetter) };
    });
  }
}
