import {
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
import type { LegalReplay, ReplayJob, ReplayResult } from './replay-job.js';
import { extractWeekKeys } from './log-weeks.js';

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
