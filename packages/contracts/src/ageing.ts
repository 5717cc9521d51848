import type { FigureGroup } from './city.js';
import type { FigureValues, TableFigure } from './city-batches.js';

/** Accepted answers with one of these tags are checked again when they get old. */
export const ageingTags: readonly string[] = ['visas', 'tax', 'safety'];

export const answerAgeRules = {
  /** An answer that nobody checked for this long asks "Still true?". */
  months: 12,
  /** So many "Changed" votes reopen the question; so many "Yes, still true" votes confirm the answer. */
  votes: 3,
} as const;

export const answerVotes = ['still-true', 'changed'] as const;
export type AnswerVote = (typeof answerVotes)[number];

/** What readers see of an old answer. */
export interface AnswerCheck {
  /** `asked`: members are asked whether it is still true. `outdated`: enough of them said that it isn't. */
  state: 'asked' | 'outdated';
  /** When it was accepted, edited or last confirmed. */
  checkedAt: string;
  ownVote: AnswerVote | null;
}

export const ageingTexts = {
  question: 'Still true?',
  outdated: 'May be out of date',
  votes: { 'still-true': 'Yes, still true', changed: 'Changed' },
} as const satisfies { votes: Record<AnswerVote, string>; [name: string]: unknown };

interface FigureThenAndNow {
  then: string | null;
  /** Null once it is no longer known. */
  now: string | null;
  /** The year in which the figure was cited, in UTC. */
  citedIn: number;
}

/** Figures whose printed value differs from the one that was cited. */
export const listChangedFigures = <T extends FigureThenAndNow>(figures: readonly T[]): T[] =>
  figures.filter(({ then, now }) => then !== null && then !== now);

/** "Then $1,800 (2025), now $1,930" */
export const formatThenAndNow = ({ then, citedIn, now }: FigureThenAndNow): string =>
  `Then ${then} (${citedIn}), ${now === null ? 'no longer known' : `now ${now}`}`;

export const correctionLimits = {
  value: 120,
  source: 500,
  note: 300,
  title: 150,
  licence: 80,
  reason: { min: 10, max: 500 },
} as const;

/** A figure of a city that a member may propose another value for. */
export interface CorrectableFigure {
  key: string;
  group: FigureGroup;
  label: string;
  unit: string | null;
  values: Exclude<FigureValues, { type: 'months' }>;
  /** As readers see it; null if it isn't known. */
  current: string | null;
  year: string | null;
}

/**
 * `waiting`: for an editor. `planned`: part of a batch that isn't applied yet. `applied`: the figure is in the data.
 */
export const correctionStates = ['waiting', 'planned', 'applied', 'declined'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** What a member enters beside the text of a correction. Its city is the place of the topic. */
export interface ProposedFigure {
  /** The key of the figure. */
  figure: string;
  value: string;
  year: string;
  /** An https address. */
  source: string;
}

export const correctionStateLabels: Readonly<Record<CorrectionState, string>> = {
  waiting: 'Waiting for an editor',
  planned: 'An editor is checking it',
  applied: 'In our data',
  declined: 'Not changed',
};

/** What a topic of kind `correction` proposes. */
export interface Correction {
  /** A city's slug and name. */
  city: string;
  cityName: string;
  figure: string;
  label: string;
  /** What our data said when the correction was written; null if it said nothing. */
  before: string | null;
  proposed: string;
  year: string;
  /** An https address. */
  source: string;
  state: CorrectionState;
  decidedAt: string | null;
  /** Why it was declined. */
  reason: string | null;
}

/** A correction in the queue of the city editor. */
export interface QueuedCorrection extends Correction {
  /** The id of its topic. */
  id: string;
  topic: { title: string; path: string };
  finder: { handle: string; name: string } | null;
  writtenAt: string;
  unit: string | null;
  current: TableFigure | null;
  /** The batch that it is planned in. */
  batch: number | null;
}
