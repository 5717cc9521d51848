import {
  paths,
  type AssistantEvent,
  type NextStep,
  type SavedTrip,
  type TripDraftCard,
  type TripRevision,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import type { Trip } from '@wanderwork/travel';
import { assistantApi } from '../features/assistant/api/assistant-api';
import type { AnswerEvent } from '../features/voice/machine/answer';
import type { Assistant } from '../features/voice/session/assistant';

interface Options {
  conversation: string;
  /** The trip that questions are about; null: the server takes the person's only one. */
  trip: string | null;
  /** Converts prices and temperatures to the person's units. */
  toLocal: (text: string) => string;
}

/** A draft that was shown, with the versions of its trip before and after it was accepted. */
interface ShownDraft {
  card: TripDraftCard;
  accepted: { before: number; after: number } | null;
}

const getRevision = async (trip: string): Promise<number> =>
  (await http.get<SavedTrip<Trip>>(paths.api.trips.trip(trip))).revision;

const accept = async ({ trip, draft, items }: TripDraftCard): Promise<ShownDraft['accepted']> => {
  const before = await getRevision(trip);
  const { revision } = await http.post<TripRevision>(paths.api.trips.draft(trip, draft), {
    accept: items.map(({ id }) => id),
  });
  // The trip may have changed between the two requests. A draft without effect creates no version.
  return { before: revision > before ? revision - 1 : revision, after: revision };
};

/** Restores the version before the draft, unless the trip has changed since. */
const undo = async ({ card: { trip }, accepted }: ShownDraft): Promise<void> => {
  if (!accepted || (await getRevision(trip)) !== accepted.after)
    throw new Error('The trip has changed since.');
  if (accepted.before < accepted.after)
    await http.post<TripRevision>(paths.api.trips.restore(trip), { revision: accepted.before });
};

const describeChoices = (steps: readonly NextStep[]): string[] => {
  const labels = steps.flatMap((step) => (step.kind === 'ask' ? `“${step.label}”` : []));
  return labels.length === 0 ? [] : [`You can say: ${labels.join(', ')}.`];
};

const listSentences = (event: AssistantEvent): string[] => {
  if (event.event === 'claim') return [event.claim.text];
  if (event.event === 'question') return [event.text, ...describeChoices(event.choices)];
  if (event.event === 'refusal') return [event.refusal.text, ...describeChoices(event.refusal.next)];
  return [];
};

/** The server's assistant for the voice: its messages belong to one conversation. */
export const createServerAssistant = ({ conversation, trip, toLocal }: Options): Assistant => {
  const drafts = new Map<string, ShownDraft>();

  /** Only one draft of an answer can wait for a yes; the planner has the others. */
  const toEvents = (event: AssistantEvent, hasDraft: boolean): AnswerEvent[] => {
    if (event.event === 'working') return [{ kind: 'working', text: toLocal(event.text) }];
    if (event.event === 'failed') return [{ kind: 'failed', message: event.message }];
    if (event.event !== 'card')
      return listSentences(event).map((text) => ({ kind: 'sentence', text: toLocal(text) }));
    const { card } = event;
    if (card.tool !== 'trip.draft' || card.items.length === 0 || hasDraft) return [{ kind: 'card', card }];
    drafts.set(card.draft, { card, accepted: null });
    const changes = card.items.map(({ text }) => toLocal(text));
    return [{ kind: 'draft', draft: { id: card.draft, title: toLocal(card.title), changes } }];
  };

  return {
    async *ask(text, signal) {
      const message = { id: crypto.randomUUID(), text, page: null, trip };
      let isComplete = false;
      let hasDraft = false;
      for await (const event of assistantApi.streamAnswer(conversation, message, signal)) {
        isComplete ||= event.event === 'end';
        for (const one of toEvents(event, hasDraft)) {
          hasDraft ||= one.kind === 'draft';
          yield one;
        }
      }
      if (!isComplete) throw new Error('The answer ended early.');
    },
    accept: async (id) => {
      const draft = drafts.get(id)!;
      draft.accepted = await accept(draft.card);
    },
    undo: (id) => undo(drafts.get(id)!),
  };
};
