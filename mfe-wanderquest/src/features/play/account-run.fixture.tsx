import { screen } from '@testing-library/react';
import { type QuestRun } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { hashState, replay, serializeLog, type Action } from '@wanderwork/quest-engine';
import { mockResponse, aUser, renderAt, useServer } from '@wanderwork/testing';
import App from '../../app';
import { modeInfos } from '../../shared/modes';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun } from '../../shared/saves/saved-runs';
import { type Run } from '../../shared/saves/run';
import { createRun } from './model/create-run';
import { getCurrentHeader, getRunStart } from './model/saves/rules';

export const ana = aUser();
export const workAction: Action = { type: 'spend', verb: 'work', days: 1 };
export const quitAction: Action = { type: 'quit' };
const plan = createPlan();

/** A run as the API returns it. */
export const createAccountRun = (log: readonly Action[], change: Partial<QuestRun> = {}): QuestRun => ({
  id: '0193a000-0000-7000-8000-00000000000a',
  mode: plan.mode,
  difficulty: plan.difficulty,
  period: null,
  ranked: false,
  actions: log.length,
  day: log.length,
  cityCount: 1,
  city: plan.home,
  cash: 300_000,
  beganAt: '2026-11-21T10:00:00.000Z',
  changedAt: '2026-11-22T10:00:00.000Z',
  finishedAt: null,
  result: null,
  header: getCurrentHeader(),
  plan: plan as QuestRun['plan'],
  log: serializeLog(log),
  keys: [],
  ...change,
});

export const runPath = `/api/quest/runs/${createAccountRun([]).id}`;

/** The same run as saved in this browser. */
export const createLocalRun = (change: Partial<Run> = {}): Run => ({
  ...createRun(plan, null),
  id: createAccountRun([]).id,
  account: { user: ana.id, actions: 0, finished: false, board: null },
  ...change,
});

/** A run with this log and the matching hash. */
export const playActions = (run: Run, log: readonly Action[]): Run => {
  const again = replay(getRunStart(run.plan), log);
  if (!again.ok) throw new Error(again.refusal);
  const { day, ending } = again.state;
  return { ...run, log, hash: hashState(again.state), day, over: ending !== null };
};

export const renderMode = (slug = 'first-week') => renderAt(`/wanderquest/${slug}`, <App />);
export const findAction = (name: RegExp) => screen.findByRole('button', { name });

/** Signs Ana in, and deletes all runs after each test. */
export const useSignedInAna = () => {
  useServer();
  beforeEach(() => {
    useSession.setState({ user: ana, isAuthenticated: true, isLoading: false });
    mockResponse('get', '/api/quest/runs', { runs: [] });
    mockResponse('get', '/api/quest/passport', { stamps: [], endings: [], codex: [], achievements: [] });
  });
  afterEach(async () => {
    await Promise.all(modeInfos.map(({ mode }) => deleteSavedRun(mode)));
  });
};
