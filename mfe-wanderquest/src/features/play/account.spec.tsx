import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QuestRun } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { hash, replay, type Action, type Plan, writeLog } from '@wanderwork/quest-engine';
import { answer, aUser, disconnect, refuse, renderAt, useServer } from '@wanderwork/testing';
import App from '../../app';
import { forgetRun, keepRun, readRun } from '../../shared/saves/kept-runs';
import { type Run } from '../../shared/saves/run';
import { modeInfos } from '../../shared/modes';
import { useContact } from './model/account';
import { runFrom } from './model/origin';
import { currentHeader, startOf } from './model/saves/rules';

const ana = aUser();
const plan: Plan = {
  mode: 'first_week',
  difficulty: 'gap_month',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 3,
  seedB: 4,
};
const work: Action = { type: 'spend', verb: 'work', days: 1 };
const quit: Action = { type: 'quit' };

/** A run as the account answers it. */
const there = (log: readonly Action[], change: Partial<QuestRun> = {}): QuestRun => ({
  id: '0193a000-0000-7000-8000-00000000000a',
  mode: plan.mode,
  difficulty: plan.difficulty,
  period: null,
  ranked: false,
  actions: log.length,
  day: log.length,
  cityCount: 1,
  beganAt: '2026-11-21T10:00:00.000Z',
  changedAt: '2026-11-22T10:00:00.000Z',
  finishedAt: null,
  result: null,
  header: currentHeader(),
  plan: plan as QuestRun['plan'],
  log: writeLog(log),
  keys: [],
  ...change,
});

const filed = { user: ana.id, actions: 0, finished: false, board: null };

/** The run of that account as this browser has it. */
const here = (change: Partial<Run> = {}): Run => ({
  ...runFrom(plan, null),
  id: there([]).id,
  account: filed,
  ...change,
});

const played = (run: Run, log: readonly Action[]): Run => {
  const again = replay(startOf(run.plan), log);
  if (!again.ok) throw new Error(again.refusal);
  const { day, ending } = again.state;
  return { ...run, log, hash: hash(again.state), day, over: ending !== null };
};

const open = () => renderAt('/wanderquest/first-week', <App />);
const deed = (name: RegExp) => screen.findByRole('button', { name });
const runPath = `/api/quest/runs/${there([]).id}`;

describe('a run and its account', () => {
  useServer();

  beforeEach(() => {
    useSession.setState({ user: ana, isAuthenticated: true, isLoading: false });
    answer('get', '/api/quest/runs', { runs: [] });
  });
  afterEach(async () => {
    await Promise.all(modeInfos.map(({ mode }) => forgetRun(mode)));
    act(() => useContact.setState({ waiting: false, why: null }));
  });

  it('begins with the plan that the server drew', async () => {
    const begun = answer(
      'post',
      '/api/quest/runs',
      there([], { plan: { ...there([]).plan, home: 'berlin' } }),
    );
    answer('put', `${runPath}/log`, there([]));
    open();
    await userEvent.click(await deed(/^Begin in/));
    expect(await screen.findByRole('heading', { level: 2, name: /in Berlin/ })).toBeInTheDocument();
    expect(begun[0]!.body).toMatchObject({ mode: 'first_week', header: currentHeader() });
    expect(begun[0]!.body).not.toHaveProperty('seed');
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
  });

  it('begins alone without a connection, and comes to the account with its own seeds later', async () => {
    disconnect('post', '/api/quest/runs');
    open();
    await userEvent.click(await deed(/^Begin in/));
    expect(await screen.findByText('Waiting for the connection')).toBeInTheDocument();
    const begun = answer('post', '/api/quest/runs', there([]));
    answer('put', '/api/quest/runs/:id/log', there([]));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
    expect(begun[0]!.body).toMatchObject({ seed: { a: expect.any(Number), b: expect.any(Number) } });
  });

  it('says why it did not begin, and offers the way on', async () => {
    refuse('post', '/api/quest/runs', { statusCode: 403, code: 'tier.required', message: 'Part of Pro.' });
    open();
    await userEvent.click(await deed(/^Begin in/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Part of Pro.');
    expect(screen.getByRole('button', { name: 'Upgrade to Play' })).toBeInTheDocument();
  });

  it('is saved here until it is sent, and sent when the page is left', async () => {
    await keepRun(here(), { anew: true });
    const sent = answer('put', `${runPath}/log`, ({ body }) =>
      there((body as { log: string }).log === '' ? [] : [work]),
    );
    const { unmount } = open();
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
    await userEvent.click(await deed(/^Work for a day/));
    expect(screen.queryByText('Saved to your account')).not.toBeInTheDocument();
    unmount();
    expect(await readRun('first_week')).toMatchObject({ log: [work] });
    await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ log: writeLog([work]) }));
  });

  it('goes on where another device has left it', async () => {
    await keepRun(here(), { anew: true });
    answer('put', `${runPath}/log`, there([work]));
    open();
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
    expect(await readRun('first_week')).toMatchObject({ log: [work] });
  });

  describe('that went two ways', () => {
    const bothWays = async () => {
      await keepRun(played(here(), [quit]), { anew: true });
      refuse('post', `${runPath}/finish`, {
        statusCode: 409,
        code: 'quest.diverged',
        message: 'Two ways.',
        run: there([work]),
      } as never);
      open();
      await screen.findByRole('heading', { level: 2, name: 'This run went two ways' });
    };

    it('shows both, and loses nothing before one is chosen', async () => {
      await bothWays();
      for (const way of ['On this device', 'In your account']) {
        const card = within(screen.getByRole('region', { name: way }));
        for (const fact of ['Day', 'City', 'Money']) expect(card.getByText(fact)).toBeInTheDocument();
        expect(card.getByText(/^Last played/)).toBeInTheDocument();
      }
      expect(await readRun('first_week')).toMatchObject({ log: [quit] });
    });

    it('goes on by the account', async () => {
      await bothWays();
      answer('put', `${runPath}/log`, there([work]));
      await userEvent.click(await deed(/^Go on with the one in your account/));
      expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
    });

    it('goes on by this device, which names what it takes the place of', async () => {
      await bothWays();
      const sent = answer('put', `${runPath}/log`, there([quit]));
      answer('post', `${runPath}/finish`, there([quit], { finishedAt: '2026-11-22T11:00:00.000Z' }));
      await userEvent.click(await deed(/^Go on with this one/));
      expect(await deed(/^Play another week/)).toBeInTheDocument();
      expect(sent[0]!.body).toMatchObject({ log: 'q', instead: writeLog([work]) });
    });
  });

  it('continues on a device that has none', async () => {
    answer('get', '/api/quest/runs', { runs: [there([work])] } as never);
    answer('get', runPath, there([work]) as never);
    answer('put', `${runPath}/log`, there([work]));
    open();
    await userEvent.click(await deed(/^Continue the run at day 2/));
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
  });

  it('of earlier rules goes on by today’s, as another run', async () => {
    const header = { ...currentHeader(), engine: 0 };
    await keepRun(here({ header, hash: '00000000', log: [work] }), { anew: true });
    answer('post', '/api/quest/runs', there([]));
    answer('put', '/api/quest/runs/:id/log', there([work]));
    open();
    await userEvent.click(await deed(/^Go on by today’s rules/));
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
    expect((await readRun('first_week'))?.id).not.toBe(there([]).id);
  });
});
