import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serializeLog } from '@wanderwork/quest-engine';
import { mockResponse, mockError } from '@wanderwork/testing';
import { saveRun, readSavedRun } from '../../shared/saves/saved-runs';
import {
  playActions,
  findAction,
  createLocalRun,
  renderMode,
  useSignedInAna,
  runPath,
  createAccountRun,
  workAction,
} from './account-run.fixture';
import { getCurrentHeader } from './model/saves/rules';

describe('syncing a run to the account', () => {
  useSignedInAna();

  it('saves locally at once, and to the account on leaving', async () => {
    await saveRun(createLocalRun(), { anew: true });
    const sent = mockResponse('put', `${runPath}/log`, ({ body }) =>
      createAccountRun((body as { log: string }).log === '' ? [] : [workAction]),
    );
    const { unmount } = renderMode();
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
    await userEvent.click(await findAction(/^Work for a day/));
    expect(screen.queryByText('Saved to your account')).not.toBeInTheDocument();
    unmount();
    expect(await readSavedRun('first_week')).toMatchObject({ log: [workAction] });
    await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ log: serializeLog([workAction]) }));
  });

  it('continues where another device left off', async () => {
    await saveRun(createLocalRun(), { anew: true });
    mockResponse('put', `${runPath}/log`, createAccountRun([workAction]));
    renderMode();
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
    expect(await readSavedRun('first_week')).toMatchObject({ log: [workAction] });
  });

  it('continues on a device without the run', async () => {
    mockResponse('get', '/api/quest/runs', { runs: [createAccountRun([workAction])] } as never);
    mockResponse('get', runPath, createAccountRun([workAction]) as never);
    mockResponse('put', `${runPath}/log`, createAccountRun([workAction]));
    renderMode();
    await userEvent.click(await findAction(/^Continue the run at day 2/));
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
  });

  describe('a run deleted on another device', () => {
    const gone = { statusCode: 404, code: 'quest.run_not_found', message: 'There is no such run.' };

    it('is deleted here too when the account had all of it', async () => {
      const { account } = createLocalRun();
      await saveRun(playActions(createLocalRun({ account: { ...account!, actions: 1 } }), [workAction]), {
        anew: true,
      });
      mockError('put', `${runPath}/log`, gone);
      renderMode();
      expect(await findAction(/^Start in/)).toBeInTheDocument();
      expect(await readSavedRun('first_week')).toBeNull();
    });

    it('continues as a new run when more was played here', async () => {
      await saveRun(playActions(createLocalRun(), [workAction]), { anew: true });
      const begun = mockResponse('post', '/api/quest/runs', createAccountRun([]));
      mockResponse('put', '/api/quest/runs/:id/log', createAccountRun([workAction]));
      mockError('put', `${runPath}/log`, gone);
      renderMode();
      expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
      await waitFor(() => expect(begun).toHaveLength(1));
      expect((await readSavedRun('first_week'))?.id).not.toBe(createAccountRun([]).id);
    });
  });

  it('says why the account refuses it, and how to make space', async () => {
    await saveRun(createLocalRun({ account: null }), { anew: true });
    mockError('post', '/api/quest/runs', {
      statusCode: 400,
      code: 'quest.full',
      message: 'You keep 400 runs.',
    });
    renderMode();
    expect(await screen.findByText(/^You keep 400 runs\. You can keep playing here\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your runs' })).toHaveAttribute('href', '/wanderquest/runs');
    expect(await findAction(/^Save as a file/)).toBeInTheDocument();
  });

  it('continues a run of earlier rules under today’s as a new run', async () => {
    const header = { ...getCurrentHeader(), engine: 0 };
    await saveRun(createLocalRun({ header, hash: '00000000', log: [workAction] }), { anew: true });
    mockResponse('post', '/api/quest/runs', createAccountRun([]));
    mockResponse('put', '/api/quest/runs/:id/log', createAccountRun([workAction]));
    renderMode();
    await userEvent.click(await findAction(/^Continue under today’s rules/));
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
    expect((await readSavedRun('first_week'))?.id).not.toBe(createAccountRun([]).id);
  });
});
