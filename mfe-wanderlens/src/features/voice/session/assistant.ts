import type { AnswerEvent } from '../machine/answer';

/** The assistant behind the voice: it answers questions, and carries out accepted drafts. */
export interface Assistant {
  ask: (text: string, signal: AbortSignal) => AsyncIterable<AnswerEvent>;
  /** Applies a draft; resolves once the server has confirmed it. */
  accept: (draft: string) => Promise<void>;
  undo: (draft: string) => Promise<void>;
}
