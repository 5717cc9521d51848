import { type AreDistinguishable, holds } from './comparisons.js';
import type { Evidence } from './evidence.js';
import { isSupported } from './numbers.js';
import { periodOf, periodOfWord } from './periods.js';
import { type Place, type Token, tokensOf } from './tokens.js';
import { comparatives, type Vocabulary } from './vocabulary.js';

/** A claim as the model proposes it. */
export interface Proposed {
  text: string;
  cites: readonly string[];
}

export const TEXT_MAX = 400;
const TEXT_MIN = 12;
export const CITES_MAX = 8;

interface ClaimRules<E extends Evidence> {
  evidence: readonly E[];
  /** All places that claims may name. */
  places: readonly Place[];
  vocabulary: Vocabulary;
  /** The place that a claim need not name, if all claims are about it. */
  only: string | null;
  areDistinguishable: AreDistinguishable;
}

/** Verifies sentences of a model against the figures that they cite. */
export class ClaimVerifier<E extends Evidence> {
  private readonly places: readonly Place[];
  private readonly byId = new Map<string, E[]>();

  constructor(private readonly rules: ClaimRules<E>) {
    // Longer names first, because one name may contain another.
    this.places = rules.places.toSorted((one, other) => other.name.length - one.name.length);
    for (const one of rules.evidence) this.byId.set(one.id, [...(this.byId.get(one.id) ?? []), one]);
  }

  /** Returns what the claim cites if every word is allowed and every number, name and comparison is supported. */
  verify({ text, cites }: Proposed): { cited: E[]; tokens: Token[] } | null {
    if (text.length < TEXT_MIN || text.length > TEXT_MAX) return null;
    if (cites.length === 0 || cites.length > CITES_MAX || !cites.every((id) => this.byId.has(id)))
      return null;
    const cited = [...new Set(cites)].flatMap((id) => this.byId.get(id)!);
    const tokens = tokensOf(text, this.places);
    if (!tokens || !tokens.every((token, at) => this.stands(token, at, tokens, cited))) return null;
    return tokens.some(isCheckable) ? { cited, tokens } : null;
  }

  private stands(token: Token, at: number, tokens: readonly Token[], cited: readonly E[]): boolean {
    const { vocabulary, only, areDistinguishable } = this.rules;
    const next = tokens[at + 1];
    if (token.type === 'number') return isSupported(tokens, at, cited, vocabulary, only !== null);
    if (token.type === 'month') return cited.some(({ month }) => month === token.month);
    if (token.type === 'place')
      return (
        !isRepeated(token.place, tokens.slice(0, at)) &&
        cited.some(({ places }) => places.some((one) => token.place.holds.includes(one)))
      );
    if (comparatives.has(token.text)) return holds(tokens, at, cited, only, areDistinguishable);
    if (token.text === 'than') return isComparative(tokens[at - 1]);
    if (token.text === 'up') return isLongestStay(tokens.slice(at + 1));
    if (token.text === 'from' && next?.type === 'number')
      return next.unit === 'clock' || next.unit === 'date';
    const period = periodOfWord(token.text);
    if (period !== null) return cited.some((one) => periodOf(one) === period);
    const keys = vocabulary.keysOfWord(token.text);
    return (keys !== null && cited.some(({ key }) => keys.has(key))) || vocabulary.isPlain(token.text);
  }
}

/** "Lisbon and Lisbon": a place is named again only after a number or another place. */
const isRepeated = (place: Place, before: readonly Token[]): boolean => {
  const last = before.findLast(({ type }) => type === 'place' || type === 'number');
  return last?.type === 'place' && last.place === place;
};

/** "up to 24 months": the longest stay is the only figure that is an upper limit. */
const isLongestStay = ([to, number]: readonly Token[]): boolean =>
  to?.type === 'word' && to.text === 'to' && number?.type === 'number' && number.unit === 'months';

export const isComparative = (token: Token | undefined): boolean =>
  token?.type === 'word' && comparatives.has(token.text);

const isCheckable = (token: Token): boolean => token.type === 'number' || isComparative(token);
