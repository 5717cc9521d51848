import {
  cities,
  createState,
  modes,
  NO_CARD,
  reduce,
  waitingChoices,
  type Action,
  type JournalEntry,
  type Mode,
  type State,
} from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { getRunStart } from './saves/rules';
import { findOpening, findThread, threadTexts, type Thread } from './threads';

const RUNS = 2_000;
const LAST_DAY_OF_LESSONS = 5;
const verbs = ['work', 'rest', 'explore', 'socialise', 'admin'] as const;

/** The n-th player's next action: some stay, and some fly on as soon as the map opens. */
const nextAction = (state: State, n: number): Action => {
  if (state.card !== NO_CARD) {
    const open = waitingChoices(state).filter((odds) => odds.open);
    return { type: 'choose', choice: open[(n + state.day) % open.length]!.index };
  }
  if (n % 3 === 0 && state.day === LAST_DAY_OF_LESSONS) {
    const move: Action = { type: 'move', to: (state.city + n) % cities.length, by: 'air', ahead: 0 };
    if (!reduce(state, move).refusal) return move;
  }
  return { type: 'spend', verb: verbs[(n + state.day) % verbs.length]!, days: 1 };
};

interface Week {
  thread: Thread | null;
  /** What the last evening brought. */
  evening: readonly JournalEntry[];
}

const playWeek = (n: number): Week => {
  const home = cities[n % cities.length]!.id;
  let state = createState(getRunStart(createPlan({ home, seedA: n, seedB: n * 7 + 1 })));
  const entries: JournalEntry[] = [];
  let evening: readonly JournalEntry[] = [];
  while (!state.ending) {
    const next = reduce(state, nextAction(state, n));
    if (findThread(next.entries)) evening = next.entries;
    entries.push(...next.entries);
    ({ state } = next);
  }
  return { thread: findThread(entries), evening };
};

/** The mode and the day of the n-th run that follows a week. */
const getNextRun = (n: number): { mode: Mode; day: number } => ({
  mode: modes[Math.floor(n / 3) % modes.length]!,
  day: Math.floor(n / 5) % 3,
});

const hasPaid = ({ evening }: Week): boolean =>
  evening.some((entry) => entry.kind === 'money' && entry.reason === 'card' && entry.cents < 0);

/** What an opening asserts about the week before it and the run it opens. */
const claims: readonly (readonly [RegExp, (week: Week, run: ReturnType<typeof getNextRun>) => boolean])[] = [
  [/Noor/, ({ thread }) => thread === 'friend'],
  [/your loan/, hasPaid],
  [/a coast without a name/, ({ thread }) => thread === 'wish'],
  [/Which city|on the first evening|writes that/, (_week, { day }) => day === 0],
  [/./, (_week, { mode }) => mode === 'daily_dash' || mode === 'grand_tour'],
];

const weeks = Array.from({ length: RUNS }, (_, n) => playWeek(n));

describe('what the openings say', () => {
  it('is true of every one of 2,000 runs that follow a First Week', () => {
    const lies: string[] = [];
    const openings = new Set<string>();
    weeks.forEach((week, n) => {
      const run = getNextRun(n);
      const opening = findOpening(week.thread, run.mode, run.day);
      if (!opening) return;
      openings.add(opening);
      for (const [words, isTrue] of claims)
        if (words.test(opening) && !isTrue(week, run)) lies.push(`${n}: ${opening}`);
    });
    expect(lies).toEqual([]);
    expect(openings.size).toBe(Object.keys(threadTexts).length);
  });

  it('names no sum, since difficulties scale what was paid', () => {
    const texts = Object.values(threadTexts).flatMap(({ ending, opening }) => [ending, opening]);
    expect(texts.filter((text) => /dollars|\$|\d/.test(text))).toEqual([]);
  });
});
