import type { AnalysisClaim } from '@wanderwork/contracts';
import type { Dossier } from '../../analyst/dossier.js';
import { placeName } from '../../analyst/facts/places.js';
import { createClaim } from '../../analyst/facts/claim.js';
import type { Evidence } from '../evidence.js';
import { holds } from './comparisons.js';
import { isSupported } from './numbers.js';
import { periodOf, periodOfWord } from './periods.js';
import { type Place, type Token, tokensOf } from './tokens.js';
import { comparatives, keysOfWord, plainVocabulary } from './words.js';

/** A claim as the model proposes it. */
export interface Proposed {
  text: string;
  cites: readonly string[];
}

export const TEXT_MAX = 400;
const TEXT_MIN = 12;
export const CITES_MAX = 8;

const named = (name: string, kind: Place['kind'], cities: readonly string[]): Place[] =>
  [...new Set([name, placeName(name).text])].map((one) => ({ name: one, kind, cities }));

/** The places that claims may name, longer names first, because one name may contain another. */
const placesOf = (dossiers: readonly Dossier[]): Place[] => {
  const slugsOf = (is: (city: Dossier['city']) => boolean) =>
    dossiers.filter(({ city }) => is(city)).map(({ city }) => city.slug);
  return dossiers
    .flatMap(({ city }) => [
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
    ])
    .sort((a, b) => b.name.length - a.name.length);
};

/** Verifies the claims of a model against the figures they cite. */
export class Verifier {
  private readonly places: Place[];

  constructor(
    private readonly dossiers: readonly Dossier[],
    private readonly evidence: ReadonlyMap<string, Evidence>,
  ) {
    this.places = placesOf(dossiers);
  }

  /** Returns the claim if every word is allowed and every number, name and comparison is supported; otherwise null. */
  verify({ text, cites }: Proposed): AnalysisClaim | null {
    if (text.length < TEXT_MIN || text.length > TEXT_MAX) return null;
    const cited = cites.flatMap((id) => this.evidence.get(id) ?? []);
    if (cited.length !== cites.length || cited.length === 0 || cited.length > CITES_MAX) return null;
    const tokens = tokensOf(text, this.places);
    if (!tokens || !tokens.every((token, at) => this.stands(token, at, tokens, cited))) return null;
    if (!tokens.some(isCheckable)) return null;
    return createClaim(aboutOf(tokens), { text, cites: cited.map(({ cite }) => cite) });
  }

  private stands(token: Token, at: number, tokens: readonly Token[], cited: readonly Evidence[]): boolean {
    if (token.type === 'number') return isSupported(tokens, at, cited, this.dossiers.length === 1);
    if (token.type === 'month') return cited.some(({ month }) => month === token.month);
    if (token.type === 'place') return cited.some(({ city }) => token.place.cities.includes(city));
    if (comparatives.has(token.text)) return holds(tokens, at, cited, this.dossiers);
    if (token.text === 'than') return isComparative(tokens[at - 1]);
    if (token.text === 'up') return isLongestStay(tokens.slice(at + 1));
    if (token.text === 'from' && tokens[at + 1]?.type === 'number') return false;
    const period = periodOfWord(token.text);
    if (period !== null) return cited.some((one) => periodOf(one) === period);
    const keys = keysOfWord(token.text);
    return (keys !== null && cited.some(({ key }) => keys.has(key))) || plainVocabulary.has(token.text);
  }
}

/** "up to 24 months": the longest stay is the only figure that is an upper limit. */
const isLongestStay = ([to, number]: readonly Token[]): boolean =>
  to?.type === 'word' && to.text === 'to' && number?.type === 'number' && number.unit === 'months';

const isComparative = (token: Token | undefined): boolean =>
  token?.type === 'word' && comparatives.has(token.text);

const isCheckable = (token: Token): boolean => token.type === 'number' || isComparative(token);

const aboutOf = (tokens: readonly Token[]): AnalysisClaim['about'] => {
  if (tokens.some(({ type }) => type === 'month')) return 'months';
  return tokens.some(isComparative) ? 'region' : 'decides';
};
