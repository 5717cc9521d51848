import type { AssistantCard } from '@wanderwork/contracts';

/** Changes that wait for a yes. Nothing has changed yet. */
export interface VoiceDraft {
  id: string;
  title: string;
  /** One line for each change. */
  changes: readonly string[];
}

/** What the assistant sends while it answers. The end of the stream ends the answer. */
export type AnswerEvent =
  /** What is being looked up: "Looking at 3 cities". */
  | { kind: 'working'; text: string }
  | { kind: 'sentence'; text: string }
  /** A result of the product's own tools: it answers even without any sentence. */
  | { kind: 'card'; card: AssistantCard }
  | { kind: 'draft'; draft: VoiceDraft }
  /** `isLocked`: the server says that this person's plan has no voice. */
  | { kind: 'failed'; message: string; isLocked?: boolean };

export type TurnState = 'waiting' | 'done' | 'stopped' | 'failed';

/** One line of the person and the answer to it. */
export interface Turn {
  id: number;
  /** Null if a button was pressed instead of words. */
  text: string | null;
  state: TurnState;
  working: string | null;
  sentences: readonly string[];
  cards: readonly AssistantCard[];
  draft: VoiceDraft | null;
  /** What became of the draft; null while it waits. */
  decision: 'accepted' | 'undone' | 'unchanged' | null;
  /** Why there is no answer. */
  failure: string | null;
}

export const createTurn = (id: number, text: string | null): Turn => ({
  id,
  text,
  state: 'waiting',
  working: null,
  sentences: [],
  cards: [],
  draft: null,
  decision: null,
  failure: null,
});

/** Adds what arrived to the turn. */
export const applyAnswerEvent = (turn: Turn, event: AnswerEvent): Turn => {
  switch (event.kind) {
    case 'working':
      return { ...turn, working: event.text };
    case 'sentence':
      return { ...turn, sentences: [...turn.sentences, event.text] };
    case 'card':
      return { ...turn, cards: [...turn.cards, event.card] };
    case 'draft':
      return { ...turn, draft: event.draft };
    case 'failed':
      return { ...turn, state: 'failed', failure: event.message };
  }
};
