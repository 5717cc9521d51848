import {
  begin,
  hash,
  reduce,
  type Action,
  type Entry,
  type Mode,
  type State,
} from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { forgetRun, keepRun } from '../../../shared/saves/kept-runs';
import { type Run } from '../../../shared/saves/run';
import { withChapter, type Chapter } from './chapters';
import { enterInPassport } from '../../../shared/book/book';
import { isFiled, ownerOf } from './account';
import { keepUnsent } from './saves/unsent';
import { adapted, currentHeader, isPlayable, startOf, type Adapted } from './saves/rules';

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
  /** Kept by rules that have changed since; `now` is the run as today's would have it, where that can be said. */
  | { at: 'outdated'; run: Run; now: Adapted | null }
  /** It went on here and on another device; `fixed` says that what the account has cannot give way any more. */
  | { at: 'apart'; here: Run; there: Run; fixed: boolean };

export const useStage = create<Stage>(() => ({ at: 'opening' }));

/** Another place of the page. */
export const show = (stage: Stage): void => useStage.setState(stage, true);

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

/** What no account has yet is of today, if today's rules come to the same. */
const dated = (run: Run): Run => (run.account ? run : { ...run, header: currentHeader() });

/** The page with a run, however today's rules stand to it; without one, where a run begins. */
export const showKept = (run: Run | null): void => {
  if (!run) return show({ at: 'departure' });
  if (isPlayable(run)) return show({ at: 'playing', game: played(dated(run)) });
  show({ at: 'outdated', run, now: adapted(run) });
};

/**
 * Keeps what is played; whoever learns that it went on elsewhere stops here. Always before it is shown: who follows what
 * is shown may go on at once, and what they do is kept after it.
 */
const keep = async (run: Run, how?: { anew: boolean }): Promise<void> => {
  const kept = await keepRun(run, how);
  const stage = useStage.getState();
  if (stage.at !== 'playing' || stage.game.run.id !== run.id) return;
  if (kept === 'elsewhere') return show({ at: 'elsewhere' });
  const unkept = kept === 'unkept';
  if (unkept !== stage.game.unkept) show({ at: 'playing', game: { ...stage.game, unkept } });
};

/** Begins a run in the place of the one before. */
export const beginGame = (run: Run): void => {
  void keep(run, { anew: true });
  show({ at: 'playing', game: { ...played(run), resumed: false } });
};

/** Takes a run over as it is: from a file, from the account, or as it went on elsewhere. */
export const takeRun = (run: Run): void => {
  void keep(run, { anew: true });
  showKept(run);
};

const changed = (game: Game, change: Partial<Game>): void => {
  const next = { ...game, resumed: false, ...change };
  if (next.run !== game.run) void keep(next.run);
  show({ at: 'playing', game: next });
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

/** The run that is played, if it is this one. */
const playing = (id: string): Game | null => {
  const stage = useStage.getState();
  return stage.at === 'playing' && stage.game.run.id === id ? stage.game : null;
};

/** Notes what its account has said about the run that is played; the steps of the game are none of its business. */
export const note = (id: string, said: Partial<Pick<Run, 'id' | 'account' | 'ranked' | 'keys'>>): void => {
  const game = playing(id);
  if (!game) return;
  const run = { ...game.run, ...said };
  void keep(run, { anew: run.id !== id });
  show({ at: 'playing', game: { ...game, run } });
};

/** It went on here and on another device: a person chooses, and until then both stay as they are. */
export const ask = (here: Run, there: Run, fixed: boolean): void => {
  if (playing(here.id)) show({ at: 'apart', here, there, fixed });
};

/** Lets the run go, for another one; what its account has not got yet is still sent. */
export const letGo = async (mode: Mode): Promise<void> => {
  const stage = useStage.getState();
  const run = stage.at === 'playing' ? stage.game.run : null;
  if (run && ownerOf(run) && !isFiled(run)) await keepUnsent(run);
  await forgetRun(mode);
  show({ at: 'departure' });
};
