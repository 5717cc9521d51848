import type { AnswerEvent } from '../machine/answer';

/** The assistant behind the voice: it answers questions, and carries out accepted drafts. */
export interface Assistant {
  /** False until the server answers questions. */
  isOpen: boolean;
  ask: (text: string, signal: AbortSignal) => AsyncIterable<AnswerEvent>;
  /** Applies a draft; resolves once the server has confirmed it. */
  accept: (draft: string) => Promise<void>;
  undo: (draft: string) => Promise<void>;
}

const refuse = () => Promise.reject(new Error('The assistant is not open yet.'));

/** Stands in until the server's assistant opens (`PUT /api/assistant/conversations/:id/messages/:message`). */
export const closedAssistant: Assistant = {
  isOpen: false,
  async *ask() {
    yield {
      kind: 'sentence',
      text: 'I understood you, but the assistant isn’t open yet, so I can’t answer. You can search the same figures in WanderLens.',
    };
  },
  accept: refuse,
  undo: refuse,
};
