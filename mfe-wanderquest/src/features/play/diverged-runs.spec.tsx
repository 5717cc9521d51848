import { screen, within } from '@testing-library/react';
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
  quitAction,
  runPath,
  createAccountRun,
  workAction,
} from './account-run.fixture';

describe('a diverged run', () => {
  useSignedInAna();

  const bothWays = async () => {
    await saveRun(playActions(createLocalRun(), [quitAction]), { anew: true });
    mockError('post', `${runPath}/finish`, {
      statusCode: 409,
      code: 'quest.diverged',
      message: 'Two ways.',
      run: createAccountRun([workAction]),
    } as never);
    renderMode();
    await screen.findByRole('heading', { level: 2, name: 'You have two versions of this run' });
  };

  it('shows both versions, and keeps both until the player chooses', async () => {
    await bothWays();
    for (const way of ['On this device', 'In your account']) {
      const card = within(screen.getByRole('region', { name: way }));
      for (const fact of ['Day', 'City', 'Money', 'Energy']) expect(card.getByText(fact)).toBeInTheDocument();
      expect(card.getByText(/^Last played/)).toBeInTheDocument();
    }
    expect(screen.getByText('Since they split: Here the journey ends.')).toBeInTheDocument();
    expect(screen.getByText(/^Since they split: You worked\./)).toBeInTheDocument();
    expect(await readSavedRun('first_week')).toMatchObject({ log: [quitAction] });
  });

  it('continues the account’s version', async () => {
    await bothWays();
    mockResponse('put', `${runPath}/log`, createAccountRun([workAction]));
    await userEvent.click(await findAction(/^Continue the one in your account/));
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
  });

  it('continues this device’s version, and names the log it replaces', async () => {
    await bothWays();
    const sent = mockResponse('put', `${runPath}/log`, createAccountRun([quitAction]));
    mockResponse(
      'post',
      `${runPath}/finish`,
      createAccountRun([quitAction], { finishedAt: '2026-11-22T11:00:00.000Z' }),
    );
    await userEvent.click(await findAction(/^Continue this one/));
    expect(await findAction(/^Play another week/)).toBeInTheDocument();
    expect(sent[0]!.body).toMatchObject({ log: 'q', instead: serializeLog([workAction]) });
  });
});
