import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { mockResponse, mockNetworkError, useServer } from '@wanderwork/testing';
import { answerSettings, getLastToast, resetSession, openSettings, press } from '../../../testing/settings';

const { account } = paths.api;

describe('the password settings', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(resetSession);

  it('change the password, and clear the form', async () => {
    const requests = mockResponse('post', account.password(), {});
    openSettings('security');
    await userEvent.type(await screen.findByLabelText('Current password'), 'a long walk home');
    await userEvent.type(screen.getByLabelText('New password'), 'nine green lanterns');
    await press('Change password');
    await waitFor(() => expect(getLastToast()?.title).toBe('Password changed'));
    expect(requests.map(({ body }) => body)).toEqual([
      { current: 'a long walk home', password: 'nine green lanterns' },
    ]);
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('keep both passwords after a network error', async () => {
    mockNetworkError('post', account.password());
    openSettings('security');
    await userEvent.type(await screen.findByLabelText('Current password'), 'a long walk home');
    await userEvent.type(screen.getByLabelText('New password'), 'nine green lanterns');
    await press('Change password');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    expect(screen.getByLabelText('Current password')).toHaveValue('a long walk home');
    expect(screen.getByLabelText('New password')).toHaveValue('nine green lanterns');
  });
});
