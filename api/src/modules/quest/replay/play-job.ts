import {
  achievementsOf,
  awaitsWeek,
  cards,
  cities,
  cityAt,
  isWin,
  readLog,
  replay,
  startFrom,
  type Entry,
  type State,
} from '@wanderwork/quest-engine';
import type { Played, ReplayJob, Replayed } from './job.js';
import { keysIn } from './weeks-in.js';

const met = (entries: readonly Entry[]): Pick<Played, 'cards' | 'choices'> => {
  const seen = new Set<string>();
  const taken = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === 'card') seen.add(cards[entry.card]!.id);
    if (entry.kind !== 'outcome') continue;
    const { id, choices } = cards[entry.card]!;
    taken.add(`${id}:${choices[entry.choice]!.id}`);
  }
  return { cards: [...seen], choices: [...taken] };
};

const told = (state: State) => ({
  day: state.day,
  cityCount: state.cityCount,
  city: cityAt(state.city).id,
  cash: state.cash,
  ending: state.ending,
  won: isWin(state.ending),
  assisted: state.assisted,
  kilometres: state.kilometres,
  co2: state.co2,
  cities: cities.filter(({ index }) => state.visited[index]).map(({ id }) => id),
  awaitsWeek: !state.ending && awaitsWeek(state),
});

/** Plays a log from its start, and says what it came to, or which action the rules refuse. */
export const playJob = ({ plan, log }: ReplayJob): Replayed => {
  const start = startFrom(plan);
  const actions = readLog(log);
  if (!actions) return { ok: false, at: -1, refusal: 'not_a_log' };
  const entries: Entry[] = [];
  const again = replay(start, actions, (entry) => entries.push(entry));
  if (!again.ok) return again;
  const { state, hash, score } = again;
  const achievements = state.ending ? achievementsOf(start, actions) : [];
  const keys = keysIn(actions);
  return {
    ok: true,
    actions: actions.length,
    hash,
    score,
    keys,
    achievements,
    ...told(state),
    ...met(entries),
  };
};
