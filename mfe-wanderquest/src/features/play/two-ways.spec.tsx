import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeLog } from '@wanderwork/quest-engine';
import { answer, refuse } from '@wanderwork/testing';
import { keepRun, readRun } from '../../shared/saves/kept-runs';
import { after, deed, here, open, useAna, quit, runPath, there, work } from './account-run.fixture';

describe('a run that went two ways', () => {
  useAna();

  const bothWays = async () => {
    await keepRun(after(here(), [quit]), { anew: true });
    refuse('post', `${runPath}/finish`, {
      statusCode: 409,
      code: 'quest.diverged',
      message: 'Two ways.',
      run: there([work]),
    } as never);
    open();
    await screen.findByRole('heading', { level: 2, name: 'You have two versions of this run' });
  };

  it('shows both, and loses nothing before one is chosen', async () => {
    await bothWays();
    for (const way of ['On this device', 'In your account']) {
      const card = within(screen.getByRole('region', { name: way }));
      for (const fact of ['Day', 'City', 'Money', 'Energy']) expect(card.getByText(fact)).toBeInTheDocument();
      expect(card.getByText(/^Last played/)).toBeInTheDocument();
    }
    expect(screen.getByText('Since they split: Here the journey ends.')).toBeInTheDocument();
    expect(screen.getByText(/^Since they split: You worked\./)).toBeInTheDocument();
    expect(await readRun('first_week')).toMatchObject({ log: [quit] });
  });

  it('goes on by the account', async () => {
    await bothWays();
    answer('put', `${runPath}/log`, there([work]));
    await userEvent.click(await deed(/^Continue the one in your account/));
    expect(await screen.findByText(/You worked\./)).toBeInTheDocument();
  });

  it('goes on by this device, which names what it takes the place of', async () => {
    await bothWays();
    const sent = answer('put', `${runPath}/log`, there([quit]));
    answer('post', `${runPath}/finish`, there([quit], { finishedAt: '2026-11-22T11:00:00.000Z' }));
    await userEvent.click(await deed(/^Continue this one/));
    expect(await deed(/^Play another week/)).toBeInTheDocument();
    expect(sent[0]!.body).toMatchObject({ log: 'q', instead: writeLog([work]) });
  });
});
