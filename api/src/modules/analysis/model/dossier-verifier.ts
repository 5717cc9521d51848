import { SURE, type AnalysisClaim } from '@wanderwork/contracts';
import { buildComparisonRows } from '../../cities/index.js';
import type { Dossier } from '../analyst/dossier.js';
import { createClaim } from '../analyst/facts/claim.js';
import { placeName } from '../analyst/facts/places.js';
import { ClaimVerifier, isComparative, type Proposed } from '../verification/claim-verifier.js';
import type { Place, Token } from '../verification/tokens.js';
import { cityTerms, createVocabulary, plainVocabulary } from '../verification/vocabulary.js';
import type { Evidence } from './evidence.js';

const vocabulary = createVocabulary(cityTerms, plainVocabulary);

const named = (name: string, kind: Place['kind'], holds: readonly string[]): Place[] =>
  [...new Set([name, placeName(name).text])].map((one) => ({ name: one, kind, holds }));

/** The places that claims may name. */
const placesOf = (dossiers: readonly Dossier[]): Place[] => {
  const slugsOf = (is: (city: Dossier['city']) => boolean) =>
    dossiers.filter(({ city }) => is(city)).map(({ city }) => city.slug);
  return dossiers.flatMap(({ city }) => [
    ...named(city.name, 'city', [city.slug]),
    ...named(
      city.country,
      'country',
      slugsOf(({ country }) => country === city.country),
    ),
    ...named(
      city.region,
      'region',
      slugsOf(({ region }) => region === city.region),
    ),
  ]);
};

/** Whether two cities differ by more than the margin of error, for values that have one. */
const areDistinguishable = (
  dossiers: readonly Dossier[],
  key: string,
  slugs: readonly [subject: string, object: string],
): boolean => {
  const two = slugs.flatMap((slug) => dossiers.filter(({ city }) => city.slug === slug));
  if (two.length < 2) return false;
  const row = buildComparisonRows(two.map(({ city }) => city)).find((one) => one.key === key);
  return !row || row.leaders === null || (row.sureness !== null && row.sureness >= SURE);
};

/** Verifies the claims of an analysis. */
export class DossierVerifier {
  private readonly verifier: ClaimVerifier<Evidence>;

  constructor(dossiers: readonly Dossier[], evidence: ReadonlyMap<string, Evidence>) {
    this.verifier = new ClaimVerifier({
      evidence: [...evidence.values()],
      places: placesOf(dossiers),
      vocabulary,
      only: dossiers.length === 1 ? dossiers[0]!.city.slug : null,
      areDistinguishable: (key, ...slugs) => areDistinguishable(dossiers, key, slugs),
    });
  }

  /** The claim with its citations; null if its figures do not support it. */
  verify(proposed: Proposed): AnalysisClaim | null {
    const verified = this.verifier.verify(proposed);
    if (!verified) return null;
    const { cited, tokens } = verified;
    return createClaim(aboutOf(tokens), { text: proposed.text, cites: cited.map(({ cite }) => cite) });
  }
}

const aboutOf = (tokens: readonly Token[]): AnalysisClaim['about'] => {
  if (tokens.some(({ type }) => type === 'month')) return 'months';
  return tokens.some(isComparative) ? 'region' : 'decides';
};
