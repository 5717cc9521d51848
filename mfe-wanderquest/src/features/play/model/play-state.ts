import { type Entry, type State } from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { type Run } from '../../../shared/saves/run';
import { type Chapter } from './chapters';
import { type AdaptedRun } from './saves/rules';

/** A run that is being played. */
export interface Game {
  run: Run;
  state: State;
  chapters: readonly Chapter[];
  /** What the last action brought; empty when the page was just opened. */
  entries: readonly Entry[];
  /** Found again when the page was opened: nobody has pressed anything yet. */
  isResumed: boolean;
  /** The browser could not keep it: it is gone when the page is left. */
  isUnsaved: boolean;
}

/** Where the page of a mode is: what there is to play, and why not. */
export type PlayState =
  | { at: 'opening' }
  | { at: 'departure' }
  | { at: 'playing'; game: Game }
  /** Another tab plays it. */
  | { at: 'elsewhere' }
  /** Kept by rules that have changed since; `now` is the run as today's would have it, where that can be said. */
  | { at: 'outdated'; run: Run; now: AdaptedRun | null }
  /** It went on here and on another device; `isFixed` says that what the account has cannot give way any more. */
  | { at: 'diverged'; here: Run; there: Run; isFixed: boolean };

export const usePlayState = create<PlayState>(() => ({ at: 'opening' }));

/** Another place of the page. */
export const setPlayState = (playState: PlayState): void => usePlayState.setState(playState, true);

/** What is played; null where nothing is. */
export const getGame = (playState: PlayState = usePlayState.getState()): Game | null =>
  playState.at === 'playing' ? playState.game : null;
