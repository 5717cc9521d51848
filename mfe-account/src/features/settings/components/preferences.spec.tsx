import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { mockResponse, mockNetworkError, useServer } from '@wanderwork/testing';
import { answerSettings, resetSession, openSettings, defaultPreferences } from '../../../testing/settings';

const { account } = paths.api;

describe('the preferences', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(resetSession);

  it('apply a choice right away', async () => {
    const requests = mockResponse('patch', account.preferences(), { ...defaultPreferences, theme: 'dark' });
    openSettings();
    await userEvent.click(await screen.findByRole('radio', { name: /Dark/ }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ theme: 'dark' }]));
    expect(screen.getByRole('radio', { name: /Dark/ })).toBeChecked();
  });

  it('restore the previous choice after a network error', async () => {
    mockNetworkError('patch', account.preferences());
    openSettings();
    await userEvent.click(await screen.findByRole('radio', { name: '°C' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
    expect(screen.getByRole('radio', { name: '°F' })).toBeChecked();
  });
});
