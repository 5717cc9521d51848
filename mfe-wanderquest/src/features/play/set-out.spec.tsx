import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, disconnect, refuse } from '@wanderwork/testing';
import { dayOf } from '../../shared/editions';
import { deed, open, useAna, runPath, there } from './account-run.fixture';
import { currentHeader } from './model/saves/rules';

describe('a run of somebody who is signed in', () => {
  useAna();

  it('begins with the plan that the server drew', async () => {
    const begun = answer(
      'post',
      '/api/quest/runs',
      there([], { plan: { ...there([]).plan, home: 'berlin' } }),
    );
    answer('put', `${runPath}/log`, there([]));
    open();
    await userEvent.click(await deed(/^Start in/));
    expect(await screen.findByRole('heading', { level: 2, name: /in Berlin/ })).toBeInTheDocument();
    expect(begun[0]!.body).toMatchObject({ mode: 'first_week', header: currentHeader() });
    expect(begun[0]!.body).not.toHaveProperty('seed');
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
  });

  it('begins alone without a connection, and comes to the account with its own seeds later', async () => {
    disconnect('post', '/api/quest/runs');
    open();
    await userEvent.click(await deed(/^Start in/));
    expect(await screen.findByText('Waiting for a connection')).toBeInTheDocument();
    const begun = answer('post', '/api/quest/runs', there([]));
    answer('put', '/api/quest/runs/:id/log', there([]));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
    expect(begun[0]!.body).toMatchObject({ seed: { a: expect.any(Number), b: expect.any(Number) } });
  });

  it('says why it did not begin, and offers the way on', async () => {
    refuse('post', '/api/quest/runs', { statusCode: 403, code: 'tier.required', message: 'Part of Pro.' });
    open();
    await userEvent.click(await deed(/^Start in/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Part of Pro.');
    expect(screen.getByRole('button', { name: 'Upgrade to Play' })).toBeInTheDocument();
  });

  it('says by which day this device goes, where that day’s dash is not open', async () => {
    refuse('post', '/api/quest/runs', {
      statusCode: 409,
      code: 'quest.day_closed',
      message: 'The dash of today and that of yesterday are open, no other.',
    });
    open('daily-dash');
    await userEvent.click(await deed(/^Start today’s dash/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The clock of this device says ${dayOf(new Date())}. Is that right?`,
    );
    expect(screen.getByRole('button', { name: 'Play unranked' })).toBeInTheDocument();
  });
});
