import { createHash } from 'node:crypto';
import { irexPassports } from '@wanderwork/contracts';
import type { CityInputs } from '@wanderwork/irex';
import type { EntityManager } from 'typeorm';
import { toScoreInputs, type ScoredFigure } from './score-inputs.js';

/** A city with its known figures. */
interface StoredCity {
  slug: string;
  region: string;
  countryCode: string;
  timezone: string;
  /** By key. Figures that only the score uses override printed ones. */
  figures: Record<string, ScoredFigure>;
}

/** A city as its score needs it, with the data for personal scores. */
export interface ScorableCity {
  countryCode: string;
  timezone: string;
  /** The entry rule for each of `irexPassports`. */
  entry: (string | null)[];
  inputs: CityInputs;
  /** SHA-256 of the inputs. */
  hash: string;
}

const getEntryRules = ({ figures }: StoredCity): (string | null)[] =>
  irexPassports.map((passport) => {
    const rule = figures[`entry_${passport.toLowerCase()}`]?.value;
    return typeof rule === 'string' ? rule : null;
  });

/** Converts a stored city into the inputs of its score and of personal scores. */
export const toScorableCity = (city: StoredCity): ScorableCity => {
  const inputs = toScoreInputs(city, new Map(Object.entries(city.figures)));
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  return { countryCode: city.countryCode, timezone: city.timezone, entry: getEntryRules(city), inputs, hash };
};

/** Every city of the table, not only the imported ones: scores depend on each other. */
export const readStoredCities = async (manager: EntityManager): Promise<ScorableCity[]> => {
  const cities: StoredCity[] = await manager.query(
    `SELECT slug, region, country_code AS "countryCode", timezone,
       jsonb_object_agg(key, jsonb_build_object('value', value, 'grade', grade, 'basis', basis)
         ORDER BY score_only) AS figures
     FROM cities JOIN city_figures ON city_slug = slug
     WHERE value IS NOT NULL
     GROUP BY slug ORDER BY slug COLLATE "C"`,
  );
  return cities.map(toScorableCity);
};
