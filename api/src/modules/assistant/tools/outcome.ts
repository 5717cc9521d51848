import type {
  AssistantCard,
  AssistantEvent,
  AssistantRefusal,
  Entitlements,
  NextStep,
  SavedTrip,
  SessionUser,
} from '@wanderwork/contracts';
import type { Day, Trip, TripFacts } from '@wanderwork/travel';

/** The trip that questions and commands mean. */
export interface OpenTrip extends SavedTrip<Trip> {
  /** What the rules need to know about its cities; read once. */
  getFacts(): Promise<TripFacts>;
}

/** Who asks, and on what day. Tools check rights by it. */
export interface TurnSubject {
  user: SessionUser;
  may: Entitlements;
  /** The open trip, or the only one; null without one. */
  trip: OpenTrip | null;
  now: Date;
  today: Day;
}

/** What a tool found: a card, or a reason why there is none. */
export type Outcome = { card: AssistantCard } | { refusal: AssistantRefusal };

export const toOutcome = (card: AssistantCard): Outcome => ({ card });

export const toRefusal = (
  form: AssistantRefusal['form'],
  text: string,
  next: readonly NextStep[] = [],
): Outcome => ({ refusal: { form, text, marked: [], next: [...next] } });

export const toDraftEvents = (card: AssistantCard): AssistantEvent[] =>
  card.tool === 'trip.draft' ? [{ event: 'draft', trip: card.trip, draft: card.draft }] : [];
