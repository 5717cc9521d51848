import type { AnalysisClaim } from '@wanderwork/contracts';
import { analyseCity } from './analyse-city.js';
import type { Dossier } from './dossier.js';
import { compareCities } from './compare/compare-cities.js';

/** The embedded analyst: analyzes one city or compares two or three. Its sentences come from templates. */
export const analyse = (dossiers: readonly Dossier[]): AnalysisClaim[] => {
  const [only, ...others] = dossiers;
  if (!only) return [];
  return others.length === 0 ? analyseCity(only) : compareCities(dossiers);
};
