import type {
  AssistantCard,
  AssistantClaim,
  AssistantEvent,
  AssistantFigure,
  AssistantMessage,
  AssistantRefusal,
  AssistantStop,
  NextStep,
} from '@wanderwork/contracts';

/**
 * `waiting`: sent, nothing has arrived. `stopped`: by the person. `interrupted`: it ended before its end. `refused`: the
 * server did not start an answer.
 */
export type AnswerPhase = 'waiting' | 'writing' | 'done' | 'stopped' | 'interrupted' | 'refused';

type Writer = Extract<AssistantEvent, { event: 'writer' }>['writer'];

/** What has arrived of an answer. Events may arrive in any order; all that has arrived stays, however it ends. */
export interface Answer {
  phase: AnswerPhase;
  writer: Writer | null;
  /** What is being looked up: "Looking at Lisbon". */
  working: string | null;
  cards: readonly AssistantCard[];
  claims: readonly AssistantClaim[];
  questions: readonly { text: string; choices: readonly NextStep[] }[];
  refusals: readonly AssistantRefusal[];
  drafts: readonly { trip: string; draft: string }[];
  /** The number of sentences that were left out because no figure supports them. */
  dropped: number;
  /** Why a writer ended early, with its name if it is known. */
  stops: readonly { writer: string | null; reason: AssistantStop }[];
  /** The server's message after a fault. */
  fault: string | null;
  /** The error behind `refused`, or behind a lost connection. */
  error: unknown;
}

export const emptyAnswer: Answer = {
  phase: 'waiting',
  writer: null,
  working: null,
  cards: [],
  claims: [],
  questions: [],
  refusals: [],
  drafts: [],
  dropped: 0,
  stops: [],
  fault: null,
  error: null,
};

/** An event of the server, or what happened to the request. */
export type AnswerStep =
  | AssistantEvent
  | { event: 'halted' }
  /** The response ended; without an `end` before, it was cut off. */
  | { event: 'closed'; error?: unknown }
  | { event: 'refused'; error: unknown };

export const isOpen = ({ phase }: Answer): boolean => phase === 'waiting' || phase === 'writing';

export const hasContent = ({ cards, claims, questions, refusals }: Answer): boolean =>
  cards.length + claims.length + questions.length + refusals.length > 0;

/** A card that is sent again replaces the earlier one. */
const putCard = (cards: readonly AssistantCard[], card: AssistantCard): AssistantCard[] =>
  cards.some(({ id }) => id === card.id)
    ? cards.map((one) => (one.id === card.id ? card : one))
    : [...cards, card];

const applyEvent = (answer: Answer, step: AssistantEvent): Answer => {
  switch (step.event) {
    case 'writer':
      return { ...answer, writer: step.writer };
    case 'working':
      return { ...answer, working: step.text };
    case 'card':
      return { ...answer, cards: putCard(answer.cards, step.card) };
    case 'claim':
      return { ...answer, claims: [...answer.claims, step.claim] };
    case 'question':
      return { ...answer, questions: [...answer.questions, { text: step.text, choices: step.choices }] };
    case 'refusal':
      return { ...answer, refusals: [...answer.refusals, step.refusal] };
    case 'draft':
      return { ...answer, drafts: [...answer.drafts, { trip: step.trip, draft: step.draft }] };
    case 'dropped':
      return { ...answer, dropped: answer.dropped + step.count };
    case 'stopped':
      return {
        ...answer,
        stops: [...answer.stops, { writer: answer.writer?.name ?? null, reason: step.reason }],
      };
    case 'failed':
      return { ...answer, fault: step.message };
    case 'end':
      return { ...answer, phase: answer.fault === null ? 'done' : 'interrupted' };
  }
};

/** Returns the answer after one more step. What follows the end is ignored. */
export const applyStep = (answer: Answer, step: AnswerStep): Answer => {
  if (!isOpen(answer)) return answer;
  if (step.event === 'halted') return { ...answer, phase: 'stopped' };
  if (step.event === 'closed') return { ...answer, phase: 'interrupted', error: step.error ?? null };
  if (step.event === 'refused') return { ...answer, phase: 'refused', error: step.error };
  return applyEvent({ ...answer, phase: 'writing' }, step);
};

/** A stored message. One that is still being written elsewhere, or whose server died, can be continued. */
export const readStored = ({ events, state }: Pick<AssistantMessage, 'events' | 'state'>): Answer => {
  const answer = events.flatMap((event) => toEvent(event) ?? []).reduce(applyStep, emptyAnswer);
  return isOpen(answer) ? { ...answer, phase: state === 'done' ? 'done' : 'interrupted' } : answer;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const areRecords = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

/** The fields that an event must have to be drawn. */
const checks: Record<AssistantEvent['event'], (event: Record<string, unknown>) => boolean> = {
  writer: ({ writer }) => isRecord(writer) && isText(writer['name']),
  working: ({ text }) => isText(text),
  card: ({ card }) =>
    isRecord(card) &&
    [card['id'], card['tool'], card['title']].every(isText) &&
    areRecords(card['figures']) &&
    Array.isArray(card['notes']),
  claim: ({ claim }) => isRecord(claim) && isText(claim['text']) && areRecords(claim['cites']),
  question: ({ text, choices }) => isText(text) && areRecords(choices),
  refusal: ({ refusal }) =>
    isRecord(refusal) &&
    isText(refusal['text']) &&
    areRecords(refusal['marked']) &&
    areRecords(refusal['next']),
  draft: ({ trip, draft }) => isText(trip) && isText(draft),
  dropped: ({ count }) => typeof count === 'number',
  stopped: ({ reason }) => isText(reason),
  failed: ({ message }) => isText(message),
  end: () => true,
};

/** An event that this version can draw; null for others, such as those of a newer server. */
export const toEvent = (value: unknown): AssistantEvent | null => {
  if (!isRecord(value) || !isText(value['event']) || !Object.hasOwn(checks, value['event'])) return null;
  return checks[value['event'] as AssistantEvent['event']](value)
    ? (value as unknown as AssistantEvent)
    : null;
};

/** Reads a line of the stream; null for a line that was cut or is unknown. */
export const parseLine = (line: string): AssistantEvent | null => {
  try {
    return toEvent(JSON.parse(line));
  } catch {
    return null;
  }
};

/** A cited figure, with its number in the answer. */
export interface Cite {
  number: number;
  card: string;
  key: string;
  figure: AssistantFigure;
}

/** All figures on a card, including those of its cities and plans. */
export const listFigures = (card: AssistantCard): AssistantFigure[] => [
  ...card.figures,
  ...('cities' in card ? card.cities.flatMap((city) => ('figures' in city ? city.figures : [])) : []),
  ...('plans' in card ? card.plans.flatMap(({ figures }) => figures) : []),
];

/** The claims with numbered cites, in the order in which figures are first cited. Cites of unknown figures are left out. */
export const numberCites = ({
  claims,
  cards,
}: Pick<Answer, 'claims' | 'cards'>): { text: string; cites: Cite[] }[] => {
  const numbered = new Map<string, Cite>();
  const find = (cardId: string, key: string): Cite | null => {
    const id = `${cardId} ${key}`;
    const existing = numbered.get(id);
    if (existing) return existing;
    const card = cards.find((one) => one.id === cardId);
    const figure = card && listFigures(card).find((one) => one.key === key);
    if (!figure) return null;
    const cite = { number: numbered.size + 1, card: cardId, key, figure };
    numbered.set(id, cite);
    return cite;
  };
  return claims.map(({ text, cites }) => ({
    text,
    cites: cites.flatMap(({ card, key }) => find(card, key) ?? []),
  }));
};

/** Who wrote the answer; null while nobody has written. */
export const describeWriter = (answer: Answer): string | null => {
  const { writer, dropped } = answer;
  if (!writer || !hasContent(answer)) return null;
  const left =
    dropped === 0
      ? ''
      : dropped === 1
        ? ' 1 sentence was left out.'
        : ` ${String(dropped)} sentences were left out.`;
  return writer.kind === 'embedded'
    ? "Answered by WanderWork's assistant, from its own figures"
    : `Written by ${writer.name}. We checked every number.${left}`;
};

/** What a screen reader hears: the work, then the first sentence. */
export const describeProgress = (answer: Answer): string => {
  const { claims, refusals, questions, cards, working, phase } = answer;
  const first =
    claims[0]?.text ?? refusals[0]?.text ?? questions[0]?.text ?? (phase === 'done' ? cards[0]?.title : null);
  if (first) return first;
  if (phase === 'stopped') return 'Stopped';
  if (phase === 'interrupted') return 'Interrupted';
  return isOpen(answer) ? (working ?? 'Looking it up') : '';
};
