import { type QuestCommit, type QuestRun } from '@wanderwork/contracts';
import {
  isAwaitingWeek,
  type Action,
  type JournalEntry,
  type Mode,
  type State,
} from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { type SaveResult } from '../../../shared/saves/saved-runs';
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

/** Why the account does not have all of the run. */
export type SyncProblem =
  /** It is unreachable, or asks to retry later. */
  | { is: 'waiting' }
  /** It refused the run, for a reason in a sentence. `isFull`: it holds the maximum number of runs. */
  | { is: 'refused'; reason: string; isFull: boolean };

/** The account's answer to a run that it did not accept. */
export type SyncFailure =
  /** The account is unreachable, or asks to retry later. */
  | { is: 'waiting' }
  /** The account has no such run: it may have been deleted on another device. */
  | { is: 'gone' }
  /** The account has another version; `isFixed` means it is final. */
  | { is: 'diverged'; there: QuestRun; isFixed: boolean }
  | { is: 'refused'; code: string; reason: string };

/** Why to send a run: `new` if the account lacks a part of it, `check` also to learn what changed in the account. */
export type SyncReason = 'new' | 'check';

/** What every state has. */
export interface Page {
  /** The mode of the page; null before the first one opens. */
  mode: Mode | null;
  /** The signed-in user. */
  user: string | null;
  /** The number of the last request. Answers to earlier requests are ignored. */
  ticket: number;
}

/** No run is played on this page. */
type Closed = { at: 'closed' } & (
  | { page: 'opening' | 'departure' }
  /** Another tab plays the run. */
  | { page: 'elsewhere' }
  /** Saved under older rules; `now` is the run adapted to today's, if possible. */
  | { page: 'outdated'; run: Run; now: AdaptedRun | null }
);

interface Played {
  game: Game;
  /** The result of the last request; null after a success. */
  problem: SyncProblem | null;
}

interface Requesting extends Played {
  /** The run as it was sent. The player may play on meanwhile. */
  sent: Run;
  /** The user whose account it was sent to. */
  owner: string;
  /** Why to send again after the answer. */
  next: SyncReason | null;
}

/** A run is played, and no request is under way. */
type Idle = { at: 'idle' } & Played;

/** The log is on its way to the account. `isLeaving`: by a request that outlives the page. */
type Sending = { at: 'sending'; isLeaving: boolean } & Requesting;

/** A finished week of a ranked dash is on its way to the account. The answer has the key of the next week. */
type AwaitingKey = { at: 'awaitingKey' } & Requesting;

/** The run was continued on two devices: the player chooses one version. */
interface Diverged {
  at: 'diverged';
  here: Run;
  there: Run;
  /** The account's version is final. */
  isFixed: boolean;
  /** Why the account refused the player's choice. */
  refusal: string | null;
  /** The player's choice is on its way to the account. */
  isSending: boolean;
}

/** The state of a mode's page. `transition.ts` has all its changes. */
export type PlayState = Page & (Closed | Idle | Sending | AwaitingKey | Diverged);

/** The states in which a run is played. */
export type LiveState = Extract<PlayState, { game: Game }>;

/** The states that wait for an answer of the account. */
export type RequestingState = Extract<PlayState, { sent: Run }>;

export type DivergedState = Extract<PlayState, { at: 'diverged' }>;

/** What happens to the page: by the player, the browser or the account. */
export type PlayEvent =
  /** The page opens; `steal` takes the run over from another tab. */
  | { type: 'open'; mode: Mode; steal: boolean }
  /** This tab has the lock, and the saved run is read. */
  | { type: 'opened'; ticket: number; run: Run | null }
  /** Another tab has the lock. */
  | { type: 'denied'; ticket: number }
  /** Another tab took the lock over. */
  | { type: 'lockLost' }
  | { type: 'userChanged'; user: string | null }
  /** A new run. */
  | { type: 'start'; run: Run }
  /** A run from a file, from the account, or adapted to today's rules. */
  | { type: 'load'; run: Run }
  /** The player acts on the state they saw. */
  | { type: 'act'; seen: State; action: Action }
  /** The browser has saved the run, or has not. */
  | { type: 'saved'; id: string; result: SaveResult }
  /** The account has the log. */
  | { type: 'accepted'; ticket: number; run: QuestRun }
  /** The account has the week. */
  | { type: 'committed'; ticket: number; commit: QuestCommit }
  /** A request failed. If the account deleted the run, its newer steps continue as `newId`. */
  | { type: 'failed'; ticket: number; failure: SyncFailure; newId: string }
  /** The page returned, or the player asked to try again. */
  | { type: 'check' }
  /** Time has passed. */
  | { type: 'retry' }
  /** The account turned out to have another, final version. */
  | { type: 'diverge'; here: Run; there: Run }
  | { type: 'choose'; version: 'here' | 'there' }
  /** The player puts the run away to start another one. */
  | { type: 'setAside' }
  /** The page is hidden or closing, and may never come back. */
  | { type: 'leave' }
  | { type: 'close' };

interface Request {
  ticket: number;
  run: Run;
  owner: string;
  reason: SyncReason;
}

/** What a transition asks for. Lock and requests answer with an event. */
export type Effect =
  | { do: 'lock'; mode: Mode; steal: boolean; ticket: number }
  | { do: 'unlock' }
  | { do: 'save'; run: Run; anew: boolean }
  /** Deletes the saved run. What the account does not have yet is still sent. */
  | { do: 'remove'; mode: Mode; unsent: Run | null }
  /** Records in the passport what the run has earned. */
  | { do: 'record'; game: Game }
  /** `instead` is the account's log to replace. */
  | ({ do: 'send'; isLeaving?: true; instead?: string } & Request)
  | ({ do: 'commit'; week: number } & Request)
  | { do: 'announceDeletion' };

/** The played game, or null. */
export const getGame = (state: PlayState): Game | null => ('game' in state ? state.game : null);

/** Whether a ranked dash waits for its next week. A finished one never waits. */
export const isBetweenWeeks = (state: State): boolean => !state.ending && isAwaitingWeek(state);

/** The user if the run may go to their account; null when it belongs to somebody else. */
export const findOwner = ({ account }: Run, user: string | null): string | null =>
  account === null || account.user === user ? user : null;

/** Whether the account has the whole run. */
export const isSavedToAccount = ({ account, log, over }: Run): boolean =>
  account !== null && account.actions === log.length && (account.finished || !over);
