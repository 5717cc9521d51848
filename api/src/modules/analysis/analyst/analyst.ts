import type { AnalysisClaim } from '@wanderwork/contracts';
import type { Dossier } from './dossier.js';
import { CityFacts } from './facts/city-facts.js';
import { check } from './points/check.js';
import { decides } from './points/decides.js';
import { near } from './points/near.js';
import { pullsOf } from './points/pulls.js';
import { suits } from './points/suits.js';
import { months, strengths, surprise, weaknesses } from './points/strengths.js';
import { trade } from './points/trade.js';
import { unknown } from './points/unknown.js';
import { yours } from './points/yours.js';
import { compareCities } from './compare/compare-cities.js';

/**
 * Analyzes one city in claims: the main point, the reader's preferences, strengths, weaknesses, differences from the
 * region, the climate, cities with a similar score, the trade-off, gaps in the data, whom it suits, and what to check.
 * The same dossier always gives the same claims.
 */
const analyseCity = (dossier: Dossier): AnalysisClaim[] => {
  const facts = new CityFacts(dossier);
  const pulls = pullsOf(facts);
  const strong = strengths(facts, pulls);
  const weak = weaknesses(facts, pulls);
  const covered = new Set([...strong.dimensions, ...weak.dimensions]);
  const surprising = surprise(facts, covered, pulls);
  return [
    decides(facts, pulls),
    ...yours(facts),
    ...strong.claims,
    ...weak.claims,
    ...surprising.claims,
    ...months(facts, new Set([...covered, ...surprising.dimensions])),
    ...near(facts),
    ...trade(facts, pulls),
    ...unknown(facts),
    ...suits(facts),
    ...check(facts),
  ];
};

/** The embedded analyst: analyzes one city or compares two or three. Its sentences come from templates. */
export const analyse = (dossiers: readonly Dossier[]): AnalysisClaim[] => {
  const [only, ...others] = dossiers;
  if (!only) return [];
  return others.length === 0 ? analyseCity(only) : compareCities(dossiers);
};
