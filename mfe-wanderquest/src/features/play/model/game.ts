import {
  begin,
  hash,
  reduce,
  type Action,
  type Entry,
  type Mode,
  type Plan,
  type State,
} from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { forgetRun, keepRun, readRun } from '../../../shared/saves/kept-runs';
import { type Run } from '../../../shared/saves/run';
import { withChapter, type Chapter } from './chapters';
import { runFrom } from './origin';
import { enterInPassport } from '../../../shared/book/book';
import { hold, type Held } from './saves/lock';
import { takeOldWeek } from './saves/old-week';
import { isPlayable, startOf } from './saves/rules';

/** A run that is being played. */
export interface Game {
  run: Run;
  state: State;
  chapters: readonly Chapter[];
  /** What the last action brought; empty when the page was just opened. */
  entries: readonly Entry[];
  /** Found again when the page was opened: nobody has pressed anything yet. */
  resumed: boolean;
  /** The browser could not keep it: it is gone when the page is left. */
  unkept: boolean;
}

/** Where the page of a mode is: what there is to play, and why not. */
export type Stage =
  | { at: 'opening' }
  | { at: 'departure' }
  | { at: 'playing'; game: Game }
  /** Another tab plays it. */
  | { at: 'elsewhere' }
  /** Kept by rules that have changed since. */
  | { at: 'outdated'; run: Run };

export const useStage = create<Stage>(() => ({ at: 'opening' }));

const show = (stage: Stage): void => useStage.setState(stage, true);

const chapterOf = (state: State, entries: readonly Entry[]): Chapter => ({
  entries,
  day: state.day,
  city: state.city,
  client: state.client,
});

/** Plays a run from its start, so that the journal is whole. */
export const played = (run: Run): Game => {
  let state = begin(startOf(run.plan));
  let chapters: readonly Chapter[] = [];
  for (const action of run.log) {
    const next = reduce(state, action);
    const where = next.state.city === state.city ? state : next.state;
    chapters = withChapter(chapters, run.log, chapterOf(where, next.entries));
    state = next.state;
  }
  return { run, state, chapters, entries: [], resumed: true, unkept: false };
};

let held: Held | null = null;
let shown: Mode | null = null;

const lost = (): void => {
  held = null;
  show({ at: 'elsewhere' });
};

const showKept = (run: Run | null): void => {
  if (!run) return show({ at: 'departure' });
  show(isPlayable(run) ? { at: 'playing', game: played(run) } : { at: 'outdated', run });
};

/** Opens the run of a mode, unless another tab plays it; `steal` takes it from there. */
export const openGame = async (mode: Mode, { steal = false } = {}): Promise<void> => {
  leaveGame();
  shown = mode;
  const mine = await hold(mode, lost, { steal });
  if (shown !== mode) return mine?.release();
  if (!mine) return show({ at: 'elsewhere' });
  held = mine;
  const run = (await readRun(mode)) ?? (mode === 'first_week' ? takeOldWeek() : null);
  if (shown === mode) showKept(run);
};

export const leaveGame = (): void => {
  shown = null;
  held?.release();
  held = null;
  show({ at: 'opening' });
};

/** Keeps what is played; whoever learns that it went on elsewhere stops here. */
const keep = async (run: Run, how?: { anew: boolean }): Promise<void> => {
  const kept = await keepRun(run, how);
  const stage = useStage.getState();
  if (stage.at !== 'playing' || stage.game.run.id !== run.id) return;
  if (kept === 'elsewhere') return show({ at: 'elsewhere' });
  const unkept = kept === 'unkept';
  if (unkept !== stage.game.unkept) show({ at: 'playing', game: { ...stage.game, unkept } });
};

/** Begins a run in the place of the one before. */
export const beginGame = (plan: Plan, edition: string | null): void => {
  const run = runFrom(plan, edition);
  show({ at: 'playing', game: { ...played(run), resumed: false } });
  void keep(run, { anew: true });
};

/** Takes a run over as it is: from a file, or as it went on elsewhere. */
export const takeRun = (run: Run): void => {
  showKept(run);
  void keep(run, { anew: true });
};

const changed = (game: Game, change: Partial<Game>): void => {
  const next = { ...game, resumed: false, ...change };
  show({ at: 'playing', game: next });
  if (next.run !== game.run) void keep(next.run);
};

const now = (): string => new Date().toISOString();

/**
 * Plays an action on the state that the person saw: of two clicks before the screen has followed, the second counts for
 * nothing.
 */
export const act = (seen: State, action: Action): void => {
  const stage = useStage.getState();
  if (stage.at !== 'playing' || stage.game.state !== seen) return;
  const { game } = stage;
  const { state, entries, refusal } = reduce(seen, action);
  if (refusal) return;
  const run = {
    ...game.run,
    log: [...game.run.log, action],
    hash: hash(state),
    played: now(),
    day: state.day,
    over: state.ending !== null,
  };
  const where = state.city === seen.city ? seen : state;
  const chapters = withChapter(game.chapters, run.log, chapterOf(where, entries));
  changed(game, { run, state, entries, chapters });
  void enterInPassport(run, state, entries);
};

/** Lets the run go, for another one. */
export const letGo = async (mode: Mode): Promise<void> => {
  await forgetRun(mode);
  show({ at: 'departure' });
};
