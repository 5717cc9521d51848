import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { answer, disconnect, useServer } from '@wanderwork/testing';
import { answerSettings, resetSession, openSettings, defaultPreferences } from '../../../testing/settings';

const { account } = paths.api;

describe('the preferences', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(resetSession);

  it('put a preference in effect at once', async () => {
    const asked = answer('patch', account.preferences(), { ...defaultPreferences, theme: 'dark' });
    openSettings();
    await userEvent.click(await screen.findByRole('radio', { name: /Dark/ }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ theme: 'dark' }]));
    expect(screen.getByRole('radio', { name: /Dark/ })).toBeChecked();
  });

  it('take a preference back that the server did not keep', async () => {
    disconnect('patch', account.preferences());
    openSettings();
    await userEvent.click(await screen.findByRole('radio', { name: '°C' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
    expect(screen.getByRole('radio', { name: '°F' })).toBeChecked();
  });
});
