import type { Grade } from './city.js';
import { COMPARE_MAX } from './compare.js';

/** So many cities one analysis is about at most. */
export const ANALYSIS_CITIES_MAX = COMPARE_MAX;

/**
 * What a claim can rest on: a figure of a city's page, a dimension of its score, the score, its months, where it stands
 * in its region, or what the person wished.
 */
export const citeKinds = ['figure', 'dimension', 'score', 'climate', 'region', 'own'] as const;
export type CiteKind = (typeof citeKinds)[number];

/** One thing that a claim rests on, with the value that it states, as the city's page shows it. */
export interface AnalysisCite {
  kind: CiteKind;
  /** Key of the figure or dimension; `irex`, `climate`; of a wish its name. */
  key: string;
  /** The city that it is of. */
  city: string;
  /** "Cost of a month for one". */
  label: string;
  /** "$1,800 a month"; several are parted by semicolons. */
  text: string;
  /** Null for what we computed, and for what is missing. */
  grade: Grade | null;
}

/** One statement of an analysis. Plain text, temperatures in °C; nothing is claimed that no cite supports. */
export interface AnalysisClaim {
  /** What it is about, for its heading. */
  about: AnalysisTopic;
  text: string;
  cites: AnalysisCite[];
}

export const analysisTopics = [
  'decides',
  'yours',
  'strong',
  'weak',
  'region',
  'months',
  'near',
  'trade',
  'unknown',
  'suits',
  'check',
] as const;
export type AnalysisTopic = (typeof analysisTopics)[number];

/** Who writes: the analyst that is part of the product, or a model by its name. */
export interface AnalysisWriter {
  kind: 'embedded' | 'model';
  name: string;
}

/** Why the writer of an analysis gave up, or (`limit`) was not asked at all. */
export type AnalysisStop = 'time' | 'refused' | 'unreadable' | 'unsupported' | 'limit';

/** The answer of `POST /api/analysis`: one of these a line, as JSON. `writer` comes first, `end` last. */
export type AnalysisEvent =
  | { event: 'writer'; writer: AnalysisWriter }
  | { event: 'claim'; claim: AnalysisClaim }
  /** So many claims of the model were left out, because what they cited did not support them. */
  | { event: 'dropped'; count: number }
  /** The model gave up; another `writer` follows where it had written nothing. */
  | { event: 'stopped'; why: AnalysisStop }
  | { event: 'failed'; code: string; message: string }
  | { event: 'end' };
