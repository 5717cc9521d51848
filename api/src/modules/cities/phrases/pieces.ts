import type { Bounds, PhraseFilter, PhraseRanking, PlaceScope, ConditionKind } from '@wanderwork/contracts';

/** A wish that says all about itself. */
export interface Wish {
  id: string;
  kind: ConditionKind;
  label: string;
  filters: readonly PhraseFilter[];
  ranking?: PhraseRanking;
}

export type WeatherWord =
  'warm' | 'hot' | 'mild' | 'cool' | 'cold' | 'snowy' | 'dry' | 'rainy' | 'humid' | 'sunny';

export type Comparison =
  | 'cheaper'
  | 'dearer'
  | 'warmer'
  | 'cooler'
  | 'drier'
  | 'safer'
  | 'faster'
  | 'smaller'
  | 'bigger'
  | 'cleaner';

/** Whose clock is meant. */
export interface Anchor {
  zone: string;
  name: string;
}

export interface Place {
  /** A country's code in capitals, a city's slug, or a name in lower case. */
  key: string;
  name: string;
  scope: PlaceScope;
}

/** What a recogniser finds; some of it has a meaning only together with other pieces. */
export type Meaning =
  | { is: 'wish'; wish: Wish }
  | { is: 'weather'; weather: WeatherWord; negated: boolean }
  /** `always`: in every month, as “never below 10 °C” says. */
  | { is: 'degrees'; bounds: Bounds; always: boolean }
  | { is: 'months'; months: readonly number[]; name: string }
  /** `left`: where one comes from, with which one compares. */
  | { is: 'place'; place: Place; excluded: boolean; left?: boolean }
  | { is: 'stay'; days: number; words: string }
  | { is: 'passport'; code: string; people: string }
  /** Working hours to share: with whom and how many may be said apart from each other. */
  | { is: 'overlap'; anchor: Anchor | null; hours: number | null }
  | { is: 'entry' }
  | { is: 'nomadVisa' }
  /** No slug: a country or a region, with which no city is compared. */
  | { is: 'like'; slug: string | null }
  | { is: 'comparison'; comparison: Comparison | 'milder'; slug: string | null }
  | { is: 'ranking'; ranking: PhraseRanking }
  | { is: 'unanswered'; why: string };

/** A meaning and the words it was said with, by their numbers. */
export interface Piece {
  meaning: Meaning;
  from: number;
  to: number;
}
