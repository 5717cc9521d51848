import type {
  Bounds,
  PhraseFilter,
  PhraseRanking,
  PlaceScope,
  ConditionKind,
  Topic,
} from '@wanderwork/contracts';

/** A condition that needs no other piece. */
export interface Condition {
  id: string;
  kind: ConditionKind;
  label: string;
  filters: readonly PhraseFilter[];
  ranking?: PhraseRanking;
}

export type WeatherKind =
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

/** The place whose clock is meant. */
export interface Anchor {
  zone: string;
  name: string;
}

export interface Place {
  /** A country code in capitals, a city slug, or a name in lower case. */
  key: string;
  name: string;
  scope: PlaceScope;
}

/** What a recognizer finds. Some meanings need other pieces of the phrase. */
export type Meaning =
  | { is: 'condition'; condition: Condition }
  | { is: 'weather'; weather: WeatherKind; negated: boolean }
  /** `always`: in every month, as in “never below 10 °C”. */
  | { is: 'degrees'; bounds: Bounds; always: boolean }
  /** `avoided`: no season of the weather around it, as in "hate winters". */
  | { is: 'months'; months: readonly number[]; name: string; avoided?: boolean }
  /** `left`: the place that the person leaves, to compare with. */
  | { is: 'place'; place: Place; excluded: boolean; left?: boolean }
  | { is: 'stay'; days: number; words: string }
  | { is: 'passport'; code: string; people: string }
  /** Working hours to share. The person and the hours may be given in different parts of the phrase. */
  | { is: 'overlap'; anchor: Anchor | null; hours: number | null }
  | { is: 'entry' }
  | { is: 'nomadVisa' }
  /** `slug` is null for a region, which cannot be compared with a city. Of a `country`, it is the largest city. */
  | { is: 'like'; slug: string | null; country?: string }
  | { is: 'comparison'; comparison: Comparison | 'milder'; slug: string | null }
  | { is: 'ranking'; ranking: PhraseRanking }
  /** What a question about a place is about. */
  | { is: 'topic'; topic: Topic }
  /** Places side by side. "Vs" is `weak`: without two cities, it means nothing. */
  | { is: 'compare'; strength: 'weak' | 'strong' }
  /** The change of a score. */
  | { is: 'history' }
  | { is: 'unanswered'; why: string };

/** A meaning with the index range of its words; `to` is exclusive. */
export interface Piece {
  meaning: Meaning;
  from: number;
  to: number;
}
