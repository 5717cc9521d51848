import type { Grade } from './city.js';
import { COMPARE_MAX } from './compare.js';

/** The maximum number of cities in one analysis. */
export const ANALYSIS_CITIES_MAX = COMPARE_MAX;

/**
 * What a claim can cite: a figure, a dimension, the score, the climate months, the rank in the region, or the reader's
 * own preferences (`own`).
 */
export const citeKinds = ['figure', 'dimension', 'score', 'climate', 'region', 'own'] as const;
export type CiteKind = (typeof citeKinds)[number];

/** One citation of a claim, with the value as the city's page shows it. */
export interface AnalysisCite {
  kind: CiteKind;
  /** Key of the figure or dimension; `irex`; `climate`; or the name of a preference. */
  key: string;
  /** The slug of the city. */
  city: string;
  /** "Monthly cost for one person". */
  label: string;
  /** "$1,800 a month"; several values are separated by semicolons. */
  text: string;
  /** Null for computed and missing values. */
  grade: Grade | null;
}

/** One statement of an analysis: plain text, temperatures in °C, every claim backed by a citation. */
export interface AnalysisClaim {
  /** The topic, shown as a heading. */
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

/** The writer: the embedded analyst, or a model with its name. */
export interface AnalysisWriter {
  kind: 'embedded' | 'model';
  name: string;
}

/** Why a model gave up, or was not called at all (`limit`). */
export type AnalysisStop = 'time' | 'refused' | 'unreadable' | 'unsupported' | 'limit';

/** One line of the answer of `POST /api/analysis` (JSON lines). `writer` comes first, `end` last. */
export type AnalysisEvent =
  | { event: 'writer'; writer: AnalysisWriter }
  | { event: 'claim'; claim: AnalysisClaim }
  /** The number of claims dropped because their citations did not support them. */
  | { event: 'dropped'; count: number }
  /** The model gave up. If it had written nothing, another `writer` follows. */
  | { event: 'stopped'; why: AnalysisStop }
  | { event: 'failed'; code: string; message: string }
  | { event: 'end' };
