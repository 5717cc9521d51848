import { errorCodes, type QuestCommit, type QuestRun } from '@wanderwork/contracts';
import { serializeLog } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { playAction } from './play-action';
import {
  findOwner,
  isBetweenWeeks,
  isSavedToAccount,
  type DivergedState,
  type Effect,
  type Game,
  type Page,
  type PlayState,
  type RequestingState,
  type SyncFailure,
  type SyncProblem,
  type SyncReason,
} from './play-state';
import { replayRun } from './replay-run';
import { parseAccountRun, toAccountCopy } from './saves/account-run';
import { adaptRun, getPlanHeader, isPlayable } from './saves/rules';

/** The next state, and what to do in the world. */
export type Step = readonly [PlayState, ...Effect[]];

const NEXT_WEEK_MISSING = 'The next week didn’t open.';
const DASH_DELETED = 'This dash is no longer in your account.';
const UNREADABLE = 'This page can’t read your account’s version. Please reload it.';
const SIGNED_OUT = 'Please sign in again. Both versions are still there.';
const CHANGED_SINCE = 'The version in your account has changed since. Please check again.';
const UNREACHED = 'We couldn’t reach your account. Both versions are still there. Please try again.';

export const toPage = ({ mode, user, ticket }: PlayState): Page => ({ mode, user, ticket });

export const precede = (effects: readonly Effect[], [state, ...rest]: Step): Step => [
  state,
  ...effects,
  ...rest,
];

/** Closes the run. Answers that are still under way are ignored. */
export const close = (state: PlayState, page: 'opening' | 'departure' | 'elsewhere'): PlayState => ({
  ...toPage(state),
  ticket: state.ticket + 1,
  at: 'closed',
  page,
});

export const saveAction = (game: Game): readonly Effect[] => [
  { do: 'save', run: game.run, anew: false },
  { do: 'record', game },
];

/** Sends the run if there is a reason to; otherwise the page is idle. */
export const settle = (
  page: Page,
  game: Game,
  problem: SyncProblem | null,
  reason: SyncReason | null,
): Step => {
  const { run, state } = game;
  const owner = findOwner(run, page.user);
  const isDue = reason === 'check' || isBetweenWeeks(state) || !isSavedToAccount(run);
  if (!reason || !isDue || owner === null) return [{ ...page, at: 'idle', game, problem }];
  const ticket = page.ticket + 1;
  const requesting = { ...page, ticket, game, problem, sent: run, owner, next: null };
  const request = { ticket, run, owner, reason };
  return isBetweenWeeks(state)
    ? [
        { ...requesting, at: 'awaitingKey' },
        { do: 'commit', week: (state.week?.count ?? 1) - 1, ...request },
      ]
    : [
        { ...requesting, at: 'sending', isLeaving: false },
        { do: 'send', ...request },
      ];
};

/** Opens the next week of a dash when its key is here, and goes on from there. */
export const carryOn = (
  page: Page,
  game: Game,
  problem: SyncProblem | null,
  reason: SyncReason | null,
  now: string,
): Step => {
  const key = isBetweenWeeks(game.state) ? game.run.keys[game.state.week!.count] : undefined;
  const opened = key && playAction(game, { type: 'week', ...key }, now);
  return opened
    ? precede(saveAction(opened), settle(page, opened, problem, reason))
    : settle(page, game, problem, reason);
};

/** A run no account has yet takes today's versions, if today's rules give the same result. */
const withCurrentHeader = (run: Run): Run =>
  run.account ? run : { ...run, header: getPlanHeader(run.plan) };

/** Shows a run under today's rules. */
export const openRun = (state: PlayState, run: Run, reason: SyncReason, now: string): Step => {
  if (isPlayable(run)) return carryOn(toPage(state), replayRun(withCurrentHeader(run)), null, reason, now);
  return [{ ...toPage(state), at: 'closed', page: 'outdated', run, now: adaptRun(run) }];
};

/** Replaces the saved run. */
export const loadRun = (state: PlayState, run: Run, reason: SyncReason, now: string): Step =>
  precede([{ do: 'save', run, anew: true }], openRun(state, run, reason, now));

/** Updates the run with the account's answer. The player may have played on since it was sent. */
const applyAnswer = (state: RequestingState, changes: Partial<Run>, now: string): Step => {
  const game = { ...state.game, run: { ...state.game.run, ...changes } };
  const save = { do: 'save', run: game.run, anew: false } as const;
  return precede([save], carryOn(toPage(state), game, null, state.next, now));
};

export const applyAcceptedRun = (state: RequestingState, there: QuestRun, now: string): Step => {
  const { sent, owner, game } = state;
  const isBehind = there.log !== serializeLog(sent.log) && game.run.log === sent.log;
  const newer = isBehind ? parseAccountRun(there, owner) : null;
  if (newer) return loadRun(state, newer, state.next ?? 'new', now);
  const { ranked, keys } = there;
  const actions = Math.min(there.actions, sent.log.length);
  return applyAnswer(state, { account: { ...toAccountCopy(owner, there), actions }, ranked, keys }, now);
};

export const applyCommit = (state: RequestingState, commit: QuestCommit, now: string): Step => {
  const { nextKey, ranked, outdated } = commit;
  if (!nextKey) return refuse(state, NEXT_WEEK_MISSING);
  const { sent, owner } = state;
  const copy = { user: owner, finished: false, board: null, actions: sent.log.length };
  const account = { ...copy, ...(outdated && { outdated }) };
  return applyAnswer(state, { account, ranked, keys: [...sent.keys, nextKey] }, now);
};

const refuse = (state: RequestingState, reason: string, isFull = false): Step =>
  settle(toPage(state), state.game, { is: 'refused', reason, isFull }, state.next);

/**
 * The owner deleted this run on the server. Delete it here too, unless it has newer steps: those continue as a
 * new run.
 */
const handleDeletedRun = (state: RequestingState, newId: string): Step => {
  const { run } = state.game;
  if (run.account && run.account.actions >= run.log.length)
    return [
      close(state, 'departure'),
      { do: 'remove', mode: run.plan.mode, unsent: null },
      { do: 'announceDeletion' },
    ];
  if (run.plan.keyed) return refuse(state, DASH_DELETED);
  const copy: Run = { ...run, id: newId, account: null, ranked: false };
  const sending = settle(toPage(state), { ...state.game, run: copy }, null, 'new');
  return precede([{ do: 'save', run: copy, anew: true }], sending);
};

export const handleFailure = (state: RequestingState, failure: SyncFailure, newId: string): Step => {
  const { game, owner, next } = state;
  // Somebody else has signed in since.
  if (findOwner(game.run, state.user) !== owner) return settle(toPage(state), game, null, next);
  switch (failure.is) {
    case 'waiting':
      return settle(toPage(state), game, failure, next);
    case 'gone':
      return handleDeletedRun(state, newId);
    case 'refused':
      return refuse(state, failure.reason, failure.code === errorCodes.questFull);
    case 'diverged': {
      const there = parseAccountRun(failure.there, owner);
      return there ? [toDiverged(state, game.run, there, failure.isFixed)] : refuse(state, UNREADABLE);
    }
  }
};

export const toDiverged = (
  state: PlayState,
  here: Run,
  there: Run,
  isFixed: boolean,
  refusal: string | null = null,
): PlayState => ({ ...toPage(state), at: 'diverged', here, there, isFixed, refusal, isSending: false });

export const handleRefusedChoice = (state: DivergedState, failure: SyncFailure): Step => {
  if (failure.is === 'refused') return [{ ...state, isSending: false, refusal: failure.reason }];
  const newer = failure.is === 'diverged' ? parseAccountRun(failure.there, state.user) : null;
  return failure.is === 'diverged' && newer
    ? [toDiverged(state, state.here, newer, failure.isFixed, CHANGED_SINCE)]
    : [{ ...state, isSending: false, refusal: UNREACHED }];
};

/** Replaces the account's version with the local one. */
export const keepLocalVersion = (state: DivergedState): Step => {
  const { here, there } = state;
  const owner = findOwner(here, state.user);
  if (owner === null) return [{ ...state, refusal: SIGNED_OUT }];
  const ticket = state.ticket + 1;
  const instead = serializeLog(there.log);
  return [
    { ...state, ticket, refusal: null, isSending: true },
    { do: 'send', ticket, run: here, owner, reason: 'new', instead },
  ];
};
