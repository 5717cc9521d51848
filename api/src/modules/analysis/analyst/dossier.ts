import type { CityDetail, IrexPreferences } from '@wanderwork/contracts';
import type { CityStandings } from '../../cities/index.js';

/** What one person's wishes make of a city. */
export interface OwnView {
  wishes: IrexPreferences;
  /** 0–100, on the scale of the published score. */
  score: number;
  /** Hours of the working day shared with the clients; null when none were named. */
  overlap: number | null;
}

/** Everything that an analysis of a city may rest on. */
export interface Dossier {
  city: CityDetail;
  /** Where its values stand among all cities, and among those of its region. */
  standings: CityStandings;
  /** Null where the person wished nothing. */
  own: OwnView | null;
}

/** The figures whose standing in the region is looked at. */
export const contrastedFigures = [
  'monthly_cost',
  'download',
  'safety_index',
  'air_pm25',
  'english_share',
  'airport_large_km',
  'nomad_visa_months',
] as const;
