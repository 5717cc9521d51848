import { screen, waitFor, within } from '@testing-library/react';
import { errorCodes, paths } from '@wanderwork/contracts';
import { mockResponse, mockError, useServer } from '@wanderwork/testing';
import { answerSettings, getLastToast, resetSession, openSettings, press } from '../../../testing/settings';

const { account } = paths.api;

describe('the sessions', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(resetSession);

  it('end one session, or all but this one', async () => {
    const one = mockResponse('delete', account.session('a'), {});
    const all = mockResponse('delete', account.sessions(), { ended: 2 });
    openSettings('security');
    const sessions = within(await screen.findByRole('region', { name: 'Where you’re signed in' }));
    expect(await sessions.findByText('This browser')).toBeVisible();
    expect(sessions.getAllByRole('button', { name: /^Sign out Browser/ })).toHaveLength(2);
    await press('Sign out Browser a');
    await waitFor(() => expect(getLastToast()?.title).toBe('Browser a is signed out'));
    await press('Sign out everywhere else');
    await waitFor(() => expect(getLastToast()?.title).toBe('Signed out everywhere else'));
    expect([one.length, all.length]).toEqual([1, 1]);
  });

  it('are refreshed if one has ended elsewhere', async () => {
    const message = 'This session has ended already, or never was yours.';
    mockError('delete', account.session('a'), { statusCode: 404, code: errorCodes.sessionNotFound, message });
    openSettings('security');
    await screen.findByRole('button', { name: 'Sign out Browser a' });
    mockResponse('get', account.sessions(), []);
    await press('Sign out Browser a');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out Browser a' })).toBeNull());
    expect(screen.getByText(message)).toBeVisible();
  });
});
