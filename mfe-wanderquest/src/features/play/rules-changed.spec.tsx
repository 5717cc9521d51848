import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QuestRun } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { type Action, serializeLog } from '@wanderwork/quest-engine';
import { mockResponse, aUser, mockError, renderAt, useServer } from '@wanderwork/testing';
import App from '../../app';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun, saveRun, readSavedRun } from '../../shared/saves/saved-runs';
import { type Run } from '../../shared/saves/run';
import { parseAccountRun } from './model/saves/account-run';
import { getCurrentHeader } from './model/saves/rules';

const ana = aUser();
const key = { a: 5, b: 6 };
const plan = createPlan({ mode: 'daily_dash', difficulty: 'standard', keyed: true });
const openedWeek: readonly Action[] = [
  { type: 'week', ...key },
  { type: 'spend', verb: 'work', days: 1 },
];
const olderHeader = { ...getCurrentHeader(), engine: 1 };

/** A dash as the account answers it, begun by rules that the game no longer has. */
const accountRun = (change: Partial<QuestRun> = {}): QuestRun => ({
  id: '0193a000-0000-7000-8000-00000000000b',
  mode: plan.mode,
  difficulty: plan.difficulty,
  period: '2026-11-22',
  ranked: false,
  actions: openedWeek.length,
  day: 1,
  cityCount: 1,
  city: plan.home,
  cash: 220_000,
  beganAt: '2026-11-22T09:00:00.000Z',
  changedAt: '2026-11-22T10:00:00.000Z',
  finishedAt: null,
  result: null,
  header: olderHeader,
  plan: plan as QuestRun['plan'],
  log: serializeLog(openedWeek),
  keys: [key],
  outdated: true,
  ...change,
});

/** The same on this device, where it came to something else than it would today. */
const localRun = (): Run => ({ ...parseAccountRun(accountRun(), ana.id)!, hash: '00000000' });

const path = `/api/quest/runs/${accountRun().id}`;
const renderDash = () => renderAt('/wanderquest/daily-dash', <App />);
const findAction = (name: RegExp) => screen.findByRole('button', { name });
const continueRun = async () => userEvent.click(await findAction(/^Continue under today’s rules/));

describe('a ranked dash whose rules have changed', () => {
  useServer();

  beforeEach(() => {
    useSession.setState({ user: ana, isAuthenticated: true, isLoading: false });
    mockResponse('get', '/api/quest/runs', { runs: [] });
  });
  afterEach(() => deleteSavedRun('daily_dash'));

  it('continues under its rules where the page has them, unranked', async () => {
    await saveRun({ ...localRun(), hash: parseAccountRun(accountRun(), ana.id)!.hash }, { anew: true });
    mockResponse('put', `${path}/log`, accountRun());
    renderDash();
    expect(await screen.findByText(/^The rules of the game have changed/)).toHaveTextContent(
      'You can finish it under the old rules. It stays in your account, but it isn’t ranked.',
    );
    expect(await findAction(/^Work for/)).toBeEnabled();
  });

  it('moves to today’s rules as the same dash', async () => {
    await saveRun(localRun(), { anew: true });
    mockResponse('get', path, accountRun());
    const today = accountRun({ header: getCurrentHeader() });
    delete today.outdated;
    const sent = mockResponse('put', `${path}/log`, today);
    renderDash();
    await continueRun();
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
    expect(sent[0]!.body).toEqual({
      log: serializeLog(openedWeek),
      header: getCurrentHeader(),
      instead: serializeLog(openedWeek),
    });
    expect(await readSavedRun('daily_dash')).toMatchObject({
      id: accountRun().id,
      header: getCurrentHeader(),
    });
  });

  it('stays as it is when the account is unreachable', async () => {
    await saveRun(localRun(), { anew: true });
    mockError('get', path, { statusCode: 500, code: 'server.failed', message: 'No.' });
    renderDash();
    await continueRun();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach your account.');
    expect(await readSavedRun('daily_dash')).toEqual(localRun());
  });

  it('continues when the player starts the day’s dash again', async () => {
    const today = accountRun({ header: getCurrentHeader() });
    delete today.outdated;
    mockResponse('post', '/api/quest/runs', today);
    mockResponse('put', `${path}/log`, today);
    renderDash();
    await userEvent.click(await findAction(/^Start today’s dash/));
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
  });
});
