import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toUtcDay } from '@wanderwork/contracts';
import { mockResponse, mockNetworkError, mockError } from '@wanderwork/testing';
import { findAction, renderMode, useSignedInAna, runPath, createAccountRun } from './account-run.fixture';
import { getCurrentHeader } from './model/saves/rules';

describe('starting a run as a member', () => {
  useSignedInAna();

  it('uses the server’s plan', async () => {
    const begun = mockResponse(
      'post',
      '/api/quest/runs',
      createAccountRun([], { plan: { ...createAccountRun([]).plan, home: 'berlin' } }),
    );
    mockResponse('put', `${runPath}/log`, createAccountRun([]));
    renderMode();
    await userEvent.click(await findAction(/^Start in/));
    expect(await screen.findByRole('heading', { level: 2, name: /in Berlin/ })).toBeInTheDocument();
    expect(begun[0]!.body).toMatchObject({ mode: 'first_week', header: getCurrentHeader() });
    expect(begun[0]!.body).not.toHaveProperty('seed');
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
  });

  it('starts offline with its own seeds, and syncs later', async () => {
    mockNetworkError('post', '/api/quest/runs');
    renderMode();
    await userEvent.click(await findAction(/^Start in/));
    expect(await screen.findByText('Waiting for a connection')).toBeInTheDocument();
    const begun = mockResponse('post', '/api/quest/runs', createAccountRun([]));
    mockResponse('put', '/api/quest/runs/:id/log', createAccountRun([]));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
    expect(begun[0]!.body).toMatchObject({ seed: { a: expect.any(Number), b: expect.any(Number) } });
  });

  it('asks before a dash starts unranked because the account does not answer', async () => {
    mockError('post', '/api/quest/runs', { statusCode: 503, code: 'unavailable', message: 'Later.' });
    renderMode('daily-dash');
    await userEvent.click(await findAction(/^Start today’s dash/));
    expect(await screen.findByRole('alert')).toHaveTextContent('so this run wouldn’t be ranked');
    await userEvent.click(screen.getByRole('button', { name: 'Play unranked' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Day 1 in / })).toBeVisible();
  });

  it('shows the reason for a refusal, and what to do', async () => {
    mockError('post', '/api/quest/runs', { statusCode: 403, code: 'tier.required', message: 'Part of Pro.' });
    renderMode();
    await userEvent.click(await findAction(/^Start in/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Part of Pro.');
    expect(screen.getByRole('button', { name: 'Upgrade to Play' })).toBeInTheDocument();
  });

  it('shows the device’s date when that day’s dash is closed', async () => {
    mockError('post', '/api/quest/runs', {
      statusCode: 409,
      code: 'quest.day_closed',
      message: 'The dash of today and that of yesterday are open, no other.',
    });
    renderMode('daily-dash');
    await userEvent.click(await findAction(/^Start today’s dash/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The clock of this device says ${toUtcDay()}. Is that right?`,
    );
    expect(screen.getByRole('button', { name: 'Play unranked' })).toBeInTheDocument();
  });
});
