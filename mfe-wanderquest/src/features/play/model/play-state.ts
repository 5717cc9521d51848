import { type JournalEntry, type State } from '@wanderwork/quest-engine';
import { create } from 'zustand';
import { type Run } from '../../../shared/saves/run';
import { type Chapter } from './chapters';
import { type AdaptedRun } from './saves/rules';

/** A run that is being played. */
export interface Game {
  run: Run;
  state: State;
  chapters: readonly Chapter[];
  /** The entries of the last action; empty when the page has just opened. */
  entries: readonly JournalEntry[];
  /** The state before the last action; null when the page has just opened. */
  before: State | null;
  /** Loaded from storage: the player has not acted yet. */
  isResumed: boolean;
  /** The browser could not save it: it is lost when the player leaves. */
  isUnsaved: boolean;
}

/** The state of a mode's page. */
export type PlayState =
  | { at: 'opening' }
  | { at: 'departure' }
  | { at: 'playing'; game: Game }
  /** Another tab plays it. */
  | { at: 'elsewhere' }
  /** Saved under older rules; `now` is the run adapted to today's, if possible. */
  | { at: 'outdated'; run: Run; now: AdaptedRun | null }
  /** Continued on two devices; `isFixed` means the account's version is final. */
  | { at: 'diverged'; here: Run; there: Run; isFixed: boolean };

export const usePlayState = create<PlayState>(() => ({ at: 'opening' }));

/** Replaces the state of the page. */
export const setPlayState = (playState: PlayState): void => usePlayState.setState(playState, true);

/** The played game, or null. */
export const getGame = (playState: PlayState = usePlayState.getState()): Game | null =>
  playState.at === 'playing' ? playState.game : null;
