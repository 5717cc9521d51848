import type { CityDetail, IrexPreferences } from '@wanderwork/contracts';
import type { CityStandings } from '../../cities/index.js';

/** A city's score and shared working hours by one person's preferences. */
export interface OwnView {
  preferences: IrexPreferences;
  /** 0–100, on the scale of the published score. */
  score: number;
  /** Hours of the working day shared with the clients; null when none were named. */
  overlap: number | null;
}

/** All the data that an analysis of a city may use. */
export interface Dossier {
  city: CityDetail;
  /** The ranks of its values among all cities and among those of its region. */
  standings: CityStandings;
  /** Null if the person has no preferences. */
  own: OwnView | null;
}

/** The figures that an analysis compares with the region. */
export const contrastedFigures = [
  'monthly_cost',
  'download',
  'safety_index',
  'air_pm25',
  'english_share',
  'airport_large_km',
  'nomad_visa_months',
] as const;
