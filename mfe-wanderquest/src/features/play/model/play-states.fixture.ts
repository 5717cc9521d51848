import { type Action } from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { type Run } from '../../../shared/saves/run';
import { createRun } from './create-run';
import { FakeAccount, getKey } from './fake-account.fixture';
import { isBetweenWeeks, type Game, type PlayEvent, type PlayState } from './play-state';
import { playAction } from './play-action';
import { replayRun } from './replay-run';
import { type Step } from './steps';

export const NOW = '2026-11-29T08:00:00.000Z';
export const work: Action = { type: 'spend', verb: 'work', days: 1 };
export const rest: Action = { type: 'spend', verb: 'rest', days: 1 };

const page = { mode: 'grand_tour', user: 'ana', ticket: 1 } as const;
export const account = { user: 'ana', actions: 0, finished: false, board: null };

export const play = (run: Run, ...actions: readonly Action[]): Game =>
  actions.reduce<Game>((game, action) => playAction(game, action, NOW)!, replayRun(run));

const newRun: Run = { ...createRun(createPlan({ mode: 'grand_tour' }), null), id: 'run' };
export const run: Run = { ...newRun, account };
/** The account has none of its two actions. */
export const game = play(run, work, rest);
export const { run: here } = game;
export const there = play(run, rest).run;

/** A dash whose first week is over. */
const createFinishedWeek = (): Game => {
  const plan = createPlan({ mode: 'daily_dash', difficulty: 'standard', keyed: true });
  let dash = play(
    { ...createRun(plan, '2026-11-29'), id: 'run', keys: [getKey(0)], account },
    {
      type: 'week',
      ...getKey(0),
    },
  );
  while (!isBetweenWeeks(dash.state))
    dash = playAction(dash, rest, NOW) ?? playAction(dash, { type: 'choose', choice: 0 }, NOW)!;
  return dash;
};
export const week = createFinishedWeek();

const requesting = { ...page, problem: null, owner: 'ana', next: null };
export const states = {
  opening: { ...page, at: 'closed', page: 'opening' },
  departure: { ...page, at: 'closed', page: 'departure' },
  elsewhere: { ...page, at: 'closed', page: 'elsewhere' },
  outdated: { ...page, at: 'closed', page: 'outdated', run: here, now: null },
  idle: { ...page, at: 'idle', game, problem: null },
  sending: { ...requesting, at: 'sending', game, sent: here, isLeaving: false },
  awaitingKey: { ...requesting, mode: 'daily_dash', at: 'awaitingKey', game: week, sent: week.run },
  diverged: { ...page, at: 'diverged', here, there, isFixed: false, refusal: null, isSending: true },
} as const satisfies Record<string, PlayState>;

export type StateName = keyof typeof states;

/** The account's answer to a run. */
export const createAnswer = ({ log }: Run) => {
  const there = new FakeAccount();
  const request = { do: 'send', ticket: 1, run: { ...here, log, account: null }, owner: 'ana' } as const;
  const answer = there.answer({ ...request, reason: 'new' });
  return (answer as Extract<PlayEvent, { type: 'accepted' }>).run;
};

const seen = game.state;
export const events: { [Type in PlayEvent['type']]: Extract<PlayEvent, { type: Type }> } = {
  open: { type: 'open', mode: 'grand_tour', steal: false },
  opened: { type: 'opened', ticket: 1, run },
  denied: { type: 'denied', ticket: 1 },
  lockLost: { type: 'lockLost' },
  userChanged: { type: 'userChanged', user: 'ana' },
  start: { type: 'start', run },
  load: { type: 'load', run },
  act: { type: 'act', seen, action: work },
  saved: { type: 'saved', id: 'run', result: 'elsewhere' },
  accepted: { type: 'accepted', ticket: 1, run: createAnswer(here) },
  committed: { type: 'committed', ticket: 1, commit: { week: 0, nextKey: getKey(1), ranked: true } },
  failed: { type: 'failed', ticket: 1, failure: { is: 'waiting' }, newId: 'new' },
  check: { type: 'check' },
  retry: { type: 'retry' },
  diverge: { type: 'diverge', here, there },
  choose: { type: 'choose', version: 'there' },
  setAside: { type: 'setAside' },
  leave: { type: 'leave' },
  close: { type: 'close' },
};

/** The name of the next state, and the effects. */
export const describeStep = ([state, ...effects]: Step): string =>
  [state.at === 'closed' ? state.page : state.at, ...effects.map((effect) => effect.do)].join(' ');
