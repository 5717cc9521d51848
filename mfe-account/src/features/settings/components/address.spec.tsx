import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { answer, useServer } from '@wanderwork/testing';
import { useAsking } from '../../../shared/fresh/proof';
import {
  answerSettings,
  lastToast,
  leaveSettings,
  openSettings,
  press,
  prove,
  wantProof,
} from '../../../testing/settings';

const done = { success: true, message: 'We wrote to both addresses.' };

describe('the address', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(leaveSettings);

  it('ask who is there before the address changes, and go on then', async () => {
    const proofs = wantProof('post', paths.api.changeEmail());
    openSettings();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the address' }));
    await userEvent.type(screen.getByLabelText('New email'), 'ana@new.example');
    await press('Send both mails');
    await screen.findByRole('dialog', { name: "Confirm it's you" });
    const asked = answer('post', paths.api.changeEmail(), done);
    await prove();
    await waitFor(() => expect(lastToast()?.description).toBe(done.message));
    expect(proofs.map(({ body }) => body)).toEqual([{ password: 'a long walk home' }]);
    expect(asked.map(({ body }) => body)).toEqual([{ email: 'ana@new.example' }]);
  });

  it('change nothing for whoever dismisses the question', async () => {
    wantProof('post', paths.api.changeEmail());
    openSettings();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the address' }));
    await userEvent.type(screen.getByLabelText('New email'), 'ana@new.example');
    await press('Send both mails');
    await screen.findByRole('dialog', { name: "Confirm it's you" });
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alert')).toHaveTextContent('this needs a proof that it is you');
    expect(screen.getByLabelText('New email')).toHaveValue('ana@new.example');
  });

  it('forget the question when one leaves for another page', async () => {
    wantProof('post', paths.api.changeEmail());
    openSettings();
    await userEvent.click(await screen.findByRole('button', { name: 'Change the address' }));
    await userEvent.type(screen.getByLabelText('New email'), 'ana@new.example');
    await press('Send both mails');
    await screen.findByRole('dialog', { name: "Confirm it's you" });
    await userEvent.click(screen.getByRole('link', { name: 'Set one by email' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    expect(useAsking.getState().asking).toBeNull();
  });

  it('send the confirmation again while the address waits for it', async () => {
    const asked = answer('post', paths.api.resendConfirmation(), {
      success: true,
      message: 'It is on its way.',
    });
    openSettings({ emailConfirmed: false });
    expect(await screen.findByText('Not confirmed yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the address' })).toBeNull();
    await userEvent.click(within(screen.getByRole('region', { name: 'Email' })).getByRole('button'));
    await waitFor(() => expect(lastToast()?.description).toBe('It is on its way.'));
    expect(asked).toHaveLength(1);
    expect(await screen.findByText('Please confirm your email first.')).toBeVisible();
  });
});
