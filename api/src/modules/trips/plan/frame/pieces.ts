import type { PassportCode } from '@wanderwork/contracts';
import type { Day } from '@wanderwork/travel';
import type { PhraseInput } from '../../../city-search/index.js';

/** A date as people write it; what is missing follows from the day on which it is read. */
export type TextDate =
  | { is: 'day'; day: Day }
  | { is: 'date'; month: number; date: number; year: number | null }
  | { is: 'month'; month: number; part: 'first' | 'middle' | 'late' | 'end'; year: number | null };

export type LengthUnit = 'day' | 'week' | 'month' | 'year';

export interface Length {
  count: number;
  unit: LengthUnit;
}

export interface NamedCity {
  slug: string;
  name: string;
}

/** What the words say about the trip as a whole. */
export type FrameMeaning =
  | { is: 'from'; date: TextDate }
  /** `inclusive`: "through April" includes April. */
  | { is: 'until'; date: TextDate; inclusive: boolean }
  | { is: 'season'; months: readonly [first: number, last: number]; year: number | null; isCurrent: boolean }
  | { is: 'length'; length: Length }
  | { is: 'city'; role: 'start' | 'end' | 'stop'; city: NamedCity; length?: Length }
  /** When the person leaves a city: where and when the trip starts, or where it ends if it starts elsewhere. */
  | { is: 'departure'; city: NamedCity; date: TextDate }
  | { is: 'calls'; title: string; zone: string; place: string; from: number; to: number; weekdays: number[] }
  | { is: 'passport'; code: PassportCode; name: string }
  | { is: 'people'; count: number }
  | { is: 'stay'; length: Length }
  | { is: 'moves'; count: number }
  | { is: 'stops'; count: number; isMost: boolean }
  | { is: 'total'; usd: number; label: string }
  | { is: 'noVisa' }
  /** Words that were recognized but cannot be used, and why. */
  | { is: 'unclear'; why: string };

/** A meaning with its place in the text, as character positions. */
export interface FramePiece {
  meaning: FrameMeaning;
  start: number;
  end: number;
}

/** The meanings that start at a word, and how many words they take. */
export interface FrameMatch {
  take: number;
  meanings: readonly FrameMeaning[];
  /** What the words right after these mean, if both belong together. */
  next?: FrameMatch;
}

export type FrameRecognizer = (input: PhraseInput, at: number) => FrameMatch | null;

export const createMatch = (take: number, ...meanings: readonly FrameMeaning[]): FrameMatch => ({
  take,
  meanings,
});

export const getText = ({ words }: Pick<PhraseInput, 'words'>, at: number): string => words[at]?.text ?? '';
