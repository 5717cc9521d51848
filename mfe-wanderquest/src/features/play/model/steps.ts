import { type Run } from '../../../shared/saves/run';
import { playAction } from './play-action';
import {
  findOwner,
  isBetweenWeeks,
  isSavedToAccount,
  type Effect,
  type Game,
  type Page,
  type PlayState,
  type SyncProblem,
  type SyncReason,
} from './play-state';
import { replayRun } from './replay-run';
import { adaptRun, getPlanHeader, isPlayable } from './saves/rules';

/** The next state, and what to do in the world. */
export type Step = readonly [PlayState, ...Effect[]];

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
