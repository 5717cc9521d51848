import type { QuestWeekKey, QuestPlan } from '@wanderwork/contracts';
import {
  type Action,
  findAchievements,
  isAwaitingWeek,
  cards,
  cities,
  getCity,
  isWin,
  parseLog,
  replay,
  createStart,
  type JournalEntry,
  type State,
} from '@wanderwork/quest-engine';

/** The week keys found in a log's actions. */
export const extractWeekKeys = (actions: readonly Action[]): QuestWeekKey[] =>
  actions.flatMap((action) => (action.type === 'week' ? [{ a: action.a, b: action.b }] : []));

/** The log's length at the end of each week that is followed by another. */
export const findWeekEnds = (log: string): number[] =>
  [...log.matchAll(/(?:^| )k/g)].slice(1).map(({ index }) => index);

const collectCards = (entries: readonly JournalEntry[]): Pick<LegalReplay, 'cards' | 'choices'> => {
  const seen = new Set<string>();
  const chosen = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === 'card') seen.add(cards[entry.card]!.id);
    if (entry.kind !== 'outcome') continue;
    const { id, choices } = cards[entry.card]!;
    chosen.add(`${id}:${choices[entry.choice]!.id}`);
  }
  return { cards: [...seen], choices: [...chosen] };
};

const summarizeState = (state: State) => ({
  day: state.day,
  cityCount: state.cityCount,
  city: getCity(state.city).id,
  cash: state.cash,
  ending: state.ending,
  won: isWin(state.ending),
  assisted: state.assisted,
  kilometres: state.kilometres,
  co2: state.co2,
  cities: cities.filter(({ index }) => state.visited[index]).map(({ id }) => id),
  awaitsWeek: !state.ending && isAwaitingWeek(state),
});

/** Replays a log from the start and returns its result, or the first action that the rules refuse. */
export const runReplayJob = ({ plan, log }: ReplayJob): ReplayResult => {
  const start = createStart(plan);
  const actions = parseLog(log);
  if (!actions) return { ok: false, at: -1, refusal: 'not_a_log' };
  const entries: JournalEntry[] = [];
  const result = replay(start, actions, (entry) => entries.push(entry));
  if (!result.ok) return result;
  const { state, hash, score } = result;
  const achievements = state.ending ? findAchievements(start, actions) : [];
  const keys = extractWeekKeys(actions);
  return {
    ok: true,
    actions: actions.length,
    hash,
    score,
    keys,
    achievements,
    ...summarizeState(state),
    ...collectCards(entries),
  };
};

/** A log to replay from the start. */
export interface ReplayJob {
  plan: QuestPlan;
  log: string;
}

/** The result of replaying a legal log. A run that is not over has no ending. */
export interface LegalReplay {
  ok: true;
  actions: number;
  day: number;
  cityCount: number;
  /** Id of the current city. */
  city: string;
  /** Cents. */
  cash: number;
  ending: string | null;
  won: boolean;
  /** Whether assists were ever on; such runs are not ranked. */
  assisted: boolean;
  score: number;
  kilometres: number;
  co2: number;
  hash: string;
  /** Ids of visited cities. */
  cities: string[];
  /** The week keys found in the log. */
  keys: { a: number; b: number }[];
  /** Whether the run waits for the next week's key. */
  awaitsWeek: boolean;
  /** Ids of cards seen, and choices made as `card:choice`. */
  cards: string[];
  choices: string[];
  /** Achievement ids; empty until the run is over. */
  achievements: readonly string[];
}

/** `at` is the index of the refused action, or −1 if the log cannot be read; `refusal` is the engine's reason. */
export interface RefusedReplay {
  ok: false;
  at: number;
  refusal: string;
}

export type ReplayResult = LegalReplay | RefusedReplay;
