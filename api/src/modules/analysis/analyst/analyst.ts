import type { AnalysisClaim } from '@wanderwork/contracts';
import { analyseCity } from './analyse-city.js';
import type { Dossier } from './dossier.js';
import { compareCities } from './compare/compare-cities.js';

/** What the analyst that is part of the product has to say of one city, or of two or three beside each other. */
export const analyse = (dossiers: readonly Dossier[]): AnalysisClaim[] => {
  const [only, ...others] = dossiers;
  if (!only) return [];
  return others.length === 0 ? analyseCity(only) : compareCities(dossiers);
};
