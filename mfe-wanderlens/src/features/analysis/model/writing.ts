import {
  type AnalysisClaim,
  type AnalysisEvent,
  type AnalysisStop,
  type AnalysisWriter,
  type IrexPreferences,
} from '@wanderwork/contracts';

export type Phase = 'idle' | 'writing' | 'done' | 'stopped' | 'broken';

/** The state of an analysis. Claims that were written are kept, however the analysis ends. */
export interface Writing {
  phase: Phase;
  /** The preferences sent with the request; null for none. */
  sentPreferences: IrexPreferences | null;
  writer: AnalysisWriter | null;
  claims: readonly AnalysisClaim[];
  /** The number of claims of a model that were left out. */
  dropped: number;
  /** The model that stopped early, and why; null if none did. */
  stoppedModel: { name: string; why: AnalysisStop } | null;
  /** The error behind phase `broken`; null if the connection was lost. */
  error: unknown;
  /** The previous analysis. It is dropped with the first new claim, and stays if none arrives. */
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

/** An event of the server, or what happened to the request. */
export type Step =
  | AnalysisEvent
  | { event: 'begun'; preferences: IrexPreferences | null }
  | { event: 'halted' }
  /** The response ended. Without an `end` event before, it was cut off. */
  | { event: 'closed' }
  | { event: 'refused'; error: unknown };

/** Returns the state after one more step. */
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

/** The analysis to show: the previous one until the first new claim arrives. */
export const getShownWriting = (writing: Writing): Writing => writing.previous ?? writing;

/** The latest analysis that has claims, if any. */
const findWritten = (writing: Writing): Writing | null =>
  writing.claims.length > 0 ? writing : writing.previous;
