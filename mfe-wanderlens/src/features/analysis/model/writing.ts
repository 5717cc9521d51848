import {
  type AnalysisClaim,
  type AnalysisEvent,
  type AnalysisStop,
  type AnalysisWriter,
  type IrexPreferences,
} from '@wanderwork/contracts';

export type Phase = 'idle' | 'writing' | 'done' | 'stopped' | 'broken';

/** An analysis as far as it is written. What was written stays, however it ends. */
export interface Writing {
  phase: Phase;
  /** The preferences that it was asked under; null for none. */
  sentPreferences: IrexPreferences | null;
  writer: AnalysisWriter | null;
  claims: readonly AnalysisClaim[];
  /** Claims of a model that were left out. */
  dropped: number;
  /** The model that gave up, and why; null where none did. */
  stoppedModel: { name: string; why: AnalysisStop } | null;
  /** Why it is `broken`; null where the connection was lost in its middle. */
  error: unknown;
  /** What stood there before, until the first claim of this one comes: where none comes, it stays. */
  previous: Writing | null;
}

export const emptyWriting: Writing = {
  phase: 'idle',
  sentPreferences: null,
  writer: null,
  claims: [],
  dropped: 0,
  stoppedModel: null,
  error: null,
  previous: null,
};

/** What came over the wire, or what became of it. */
export type Step =
  | AnalysisEvent
  | { event: 'begun'; preferences: IrexPreferences | null }
  | { event: 'halted' }
  /** The answer ended; without an `end` before it was cut off. */
  | { event: 'closed' }
  | { event: 'refused'; error: unknown };

/** The writing after one more step. */
export const applyStep = (writing: Writing, step: Step): Writing => {
  switch (step.event) {
    case 'begun':
      return {
        ...emptyWriting,
        phase: 'writing',
        sentPreferences: step.preferences,
        previous: findWritten(writing),
      };
    case 'writer':
      return { ...writing, writer: step.writer };
    case 'claim':
      return { ...writing, claims: [...writing.claims, step.claim], previous: null };
    case 'dropped':
      return { ...writing, dropped: writing.dropped + step.count };
    case 'stopped':
      return { ...writing, stoppedModel: { name: writing.writer?.name ?? '', why: step.why } };
    case 'end':
      return { ...writing, phase: 'done', previous: null };
    case 'halted':
      return { ...writing, phase: 'stopped' };
    case 'closed':
      return writing.phase === 'writing' ? { ...writing, phase: 'broken' } : writing;
    case 'failed':
      return { ...writing, phase: 'broken' };
    case 'refused':
      return { ...writing, phase: 'broken', error: step.error };
  }
};

/** The analysis that is to be read while `writing` is as far as it is. */
export const getShownWriting = (writing: Writing): Writing => writing.previous ?? writing;

/** The analysis that there is; none before the first claim of the first. */
const findWritten = (writing: Writing): Writing | null =>
  writing.claims.length > 0 ? writing : writing.previous;
