import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeLog } from '@wanderwork/quest-engine';
import { answer, refuse } from '@wanderwork/testing';
import { keepRun, readRun } from '../../shared/saves/kept-runs';
import { after, deed, here, open, useAna, runPath, there, work } from './account-run.fixture';
import { currentHeader } from './model/saves/rules';

describe('a run and its account', () => {
  useAna();

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

  it('continues on a device that has none', async () => {
    answer('get', '/api/quest/runs', { runs: [there([work])] } as never);
    answer('get', runPath, there([work]) as never);
    answer('put', `${runPath}/log`, there([work]));
    open();
    await userEvent.click(await deed(/^Continue the run at day 2/));
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
  });

  describe('that was deleted on another device', () => {
    const gone = { statusCode: 404, code: 'quest.run_not_found', message: 'There is no such run.' };

    it('is gone here too, where the account has had all of it', async () => {
      const { account } = here();
      await keepRun(after(here({ account: { ...account!, actions: 1 } }), [work]), { anew: true });
      refuse('put', `${runPath}/log`, gone);
      open();
      expect(await deed(/^Start in/)).toBeInTheDocument();
      expect(await readRun('first_week')).toBeNull();
    });

    it('goes on as another run, where more was played here', async () => {
      await keepRun(after(here(), [work]), { anew: true });
      const begun = answer('post', '/api/quest/runs', there([]));
      answer('put', '/api/quest/runs/:id/log', there([work]));
      refuse('put', `${runPath}/log`, gone);
      open();
      expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
      await waitFor(() => expect(begun).toHaveLength(1));
      expect((await readRun('first_week'))?.id).not.toBe(there([]).id);
    });
  });

  it('says why its account does not take it, and how to make room', async () => {
    await keepRun(here({ account: null }), { anew: true });
    refuse('post', '/api/quest/runs', { statusCode: 400, code: 'quest.full', message: 'You keep 400 runs.' });
    open();
    expect(await screen.findByText(/^You keep 400 runs\. You can keep playing here\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your runs' })).toHaveAttribute('href', '/wanderquest/runs');
    expect(await deed(/^Save as a file/)).toBeInTheDocument();
  });

  it('of earlier rules goes on by today’s, as another run', async () => {
    const header = { ...currentHeader(), engine: 0 };
    await keepRun(here({ header, hash: '00000000', log: [work] }), { anew: true });
    answer('post', '/api/quest/runs', there([]));
    answer('put', '/api/quest/runs/:id/log', there([work]));
    open();
    await userEvent.click(await deed(/^Continue under today’s rules/));
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
    expect((await readRun('first_week'))?.id).not.toBe(there([]).id);
  });
});
