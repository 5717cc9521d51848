import type { ClimateMonth, Grade } from '@wanderwork/contracts';

/** A city as lists read it. */
export interface SummaryRow {
  slug: string;
  name: string;
  country: string;
  countryCode: string;
  region: string;
  latitude: number;
  longitude: number;
  population: number | null;
  timezone: string;
  monthlyCost: number | null;
  monthlyCostGrade: Grade | null;
  speed: number | null;
  speedGrade: Grade | null;
  safety: string | null;
  safetyGrade: Grade | null;
  climate: ClimateMonth[] | null;
  weather: string | null;
  launchSample: boolean;
  irex: number;
  irexLow: number;
  irexHigh: number;
  irexConfidence: number;
  /** Dimension scores in the order of `dimensionKeys`. */
  dimensions: number[];
}

/** The columns of `SummaryRow`, selected from `cities`. */
export const summaryColumns = `cities.slug, name, country, country_code AS "countryCode", region, latitude, longitude,
  population, timezone, monthly_cost AS "monthlyCost", monthly_cost_grade AS "monthlyCostGrade", speed,
  speed_grade AS "speedGrade", safety, safety_grade AS "safetyGrade", climate, weather,
  launch_sample AS "launchSample", irex, irex_low AS "irexLow", irex_high AS "irexHigh",
  irex_confidence AS "irexConfidence",
  coalesce((SELECT jsonb_path_query_array(scored.dimensions, '$[*].score') FROM irex_scores AS scored
    WHERE scored.city_slug = cities.slug), '[]') AS dimensions`;
