import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { answer, useServer } from '@wanderwork/testing';
import { answerSettings, leaveSettings, openSettings, press } from '../../../testing/settings';

const { account } = paths.api;

describe('the end of an account', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(leaveSettings);

  it('delete the account only after a second yes, and take it back', async () => {
    answer('post', account.deletion(), { deletionDueAt: '2026-12-05T12:00:00.000Z' });
    const kept = answer('delete', account.deletion(), {});
    openSettings();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete it' }));
    expect(await screen.findByText(/will be deleted on December 5, 2026/)).toBeVisible();
    await press('Keep my account');
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(kept).toHaveLength(1);
  });
});
