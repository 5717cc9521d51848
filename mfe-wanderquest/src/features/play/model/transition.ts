import { type Run } from '../../../shared/saves/run';
import { playAction } from './play-action';
import {
  findOwner,
  isBetweenWeeks,
  isSavedToAccount,
  type Game,
  type LiveState,
  type PlayEvent,
  type PlayState,
  type RequestingState,
  type SyncReason,
} from './play-state';
import { replayRun } from './replay-run';
import { toAccountCopy } from './saves/account-run';
import {
  applyAcceptedRun,
  applyCommit,
  carryOn,
  close,
  handleFailure,
  handleRefusedChoice,
  keepLocalVersion,
  loadRun,
  openRun,
  precede,
  saveAction,
  settle,
  toDiverged,
  toPage,
  type Step,
} from './steps';

export const initialState: PlayState = { mode: null, user: null, ticket: 0, at: 'closed', page: 'opening' };

type Handlers = {
  [Type in PlayEvent['type']]: (
    state: PlayState,
    event: Extract<PlayEvent, { type: Type }>,
    now: string,
  ) => Step;
};

/** What each event does. An event that a state does not expect leaves it as it is. */
const handlers: Handlers = {
  open: (state, { mode, steal }) => {
    const [closed, ...effects] = leaveAndClose(state);
    const { ticket } = closed;
    return [{ ...closed, mode }, ...effects, { do: 'lock', mode, steal, ticket }];
  },
  opened: (state, { ticket, run }, now) => {
    if (!isOpening(state, ticket)) return [state];
    return run ? openRun(state, run, 'check', now) : [close(state, 'departure')];
  },
  denied: (state, { ticket }) => [isOpening(state, ticket) ? close(state, 'elsewhere') : state],
  lockLost: (state) => [close(state, 'elsewhere')],
  userChanged: (state, { user }) => {
    const next = { ...state, user };
    return isLive(next) ? checkAccount({ ...next, problem: null }) : [next];
  },
  start: (state, { run }, now) => {
    if (!canLoad(state, run) || state.page !== 'departure') return [state];
    const started = carryOn(toPage(state), { ...replayRun(run), isResumed: false }, null, 'check', now);
    return precede([{ do: 'save', run, anew: true }], started);
  },
  load: (state, { run }, now) => (canLoad(state, run) ? loadRun(state, run, 'check', now) : [state]),
  act: (state, { seen, action }, now) => {
    // A second click before the next render acts on a state of the past.
    if (!isLive(state) || state.game.state !== seen) return [state];
    // A week that is being sent in must not change: the account may have it already.
    if (isBetweenWeeks(seen) && action.type !== 'quit') return [state];
    const game = playAction(state.game, action, now);
    return game ? precede(saveAction(game), play(state, game)) : [state];
  },
  saved: (state, { id, result }) => {
    if (!isLive(state) || state.game.run.id !== id) return [state];
    if (result === 'elsewhere') return [close(state, 'elsewhere'), { do: 'unlock' }];
    const isUnsaved = result === 'not-saved';
    return [isUnsaved === state.game.isUnsaved ? state : { ...state, game: { ...state.game, isUnsaved } }];
  },
  accepted: (state, { ticket, run }, now) => {
    if (ticket !== state.ticket) return [state];
    if (state.at === 'sending') return applyAcceptedRun(state, run, now);
    if (state.at !== 'diverged' || !state.isSending || state.user === null) return [state];
    const { here, user } = state;
    return loadRun(state, { ...here, account: toAccountCopy(user, run), ranked: run.ranked }, 'check', now);
  },
  committed: (state, { ticket, commit }, now) =>
    state.at === 'awaitingKey' && ticket === state.ticket ? applyCommit(state, commit, now) : [state],
  failed: (state, { ticket, failure, newId }) => {
    if (ticket !== state.ticket) return [state];
    if (isRequesting(state)) return handleFailure(state, failure, newId);
    return state.at === 'diverged' && state.isSending ? handleRefusedChoice(state, failure) : [state];
  },
  check: (state) => (isLive(state) ? checkAccount(state) : [state]),
  retry: (state) => (state.at === 'idle' && state.problem?.is === 'waiting' ? checkAccount(state) : [state]),
  diverge: (state, { here, there }) => [
    canLoad(state, here) && state.page === 'outdated' ? toDiverged(state, here, there, true) : state,
  ],
  choose: (state, { version }, now) => {
    if (state.at !== 'diverged') return [state];
    if (version === 'there') return loadRun(state, state.there, 'check', now);
    return state.isFixed || state.isSending ? [state] : keepLocalVersion(state);
  },
  setAside: (state) => {
    if (state.at === 'closed' && state.page === 'outdated') return remove(state, state.run, null);
    if (!isLive(state)) return [state];
    const { run } = state.game;
    // A visitor's run belongs to nobody. One of a member who has signed out is sent when they return.
    const hasOwner = run.account !== null || state.user !== null;
    return remove(state, run, hasOwner && !isSavedToAccount(run) ? run : null);
  },
  leave: (state) => leave(state),
  close: (state) => leaveAndClose(state),
};

/** The state after an event, and the effects to perform in this order. `now` is an ISO time. */
export const transition = (state: PlayState, event: PlayEvent, now: string): Step =>
  (handlers[event.type] as (...of: [PlayState, PlayEvent, string]) => Step)(state, event, now);

const isLive = (state: PlayState): state is LiveState => 'game' in state;

const isRequesting = (state: PlayState): state is RequestingState => 'sent' in state;

const isOpening = (state: PlayState, ticket: number): boolean =>
  state.at === 'closed' && state.page === 'opening' && state.ticket === ticket;

/** Whether the page has the lock of the run's mode and plays no run. */
const canLoad = (state: PlayState, run: Run): state is Extract<PlayState, { at: 'closed' }> =>
  state.at === 'closed' && ['departure', 'outdated'].includes(state.page) && state.mode === run.plan.mode;

const DAYS_A_WEEK = 7;

const getWeek = ({ state }: Game): number => Math.floor(state.day / DAYS_A_WEEK);

/** A played run is sent after each week and at its end. */
const isDue = (before: Game, now: Game): boolean =>
  getWeek(before) !== getWeek(now) || now.run.over || isBetweenWeeks(now.state);

const mergeReasons = (one: SyncReason | null, other: SyncReason | null): SyncReason | null =>
  one === 'check' ? one : (other ?? one);

const play = (state: LiveState, game: Game): Step => {
  const reason = isDue(state.game, game) ? 'new' : null;
  return sendFor({ ...state, game }, reason);
};

const checkAccount = (state: LiveState): Step => sendFor(state, 'check');

/** Sends the run for this reason; after the answer if a request is under way. */
const sendFor = (state: LiveState, reason: SyncReason | null): Step =>
  isRequesting(state)
    ? [{ ...state, next: mergeReasons(state.next, reason) }]
    : settle(toPage(state), state.game, state.problem, reason);

const remove = (state: PlayState, { plan: { mode } }: Run, unsent: Run | null): Step => [
  close(state, 'departure'),
  { do: 'remove', mode, unsent },
];

/** Sends what the account lacks, instead of a request that would not outlive the page. */
const leave = (state: PlayState): Step => {
  if (!isLive(state)) return [state];
  const { run, state: position } = state.game;
  const owner = findOwner(run, state.user);
  // Registering a run takes two requests, and a key would arrive at a closed page.
  if (owner === null || !run.account || isSavedToAccount(run) || isBetweenWeeks(position)) return [state];
  if (state.at === 'sending' && state.isLeaving && state.sent.log === run.log) return [state];
  const ticket = state.ticket + 1;
  const { game, problem } = state;
  const next = isRequesting(state) ? state.next : null;
  return [
    { ...toPage(state), ticket, at: 'sending', isLeaving: true, game, problem, sent: run, owner, next },
    { do: 'send', ticket, run, owner, reason: 'new', isLeaving: true },
  ];
};

const leaveAndClose = (state: PlayState): Step => {
  const [left, ...effects] = leave(state);
  return [close(left, 'opening'), ...effects, { do: 'unlock' }];
};
