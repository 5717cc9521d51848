import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { mockResponse, useServer } from '@wanderwork/testing';
import { usePendingProof } from '../../../shared/fresh/proof';
import {
  answerSettings,
  getLastToast,
  resetSession,
  openSettings,
  press,
  reauthenticate,
  requireProof,
} from '../../../testing/settings';

const done = { success: true, message: 'We wrote to both addresses.' };

describe('the email settings', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(resetSession);

  it('require reauthentication to change the email', async () => {
    const proofs = requireProof('post', paths.api.changeEmail());
    openSettings('email');
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    await userEvent.type(screen.getByLabelText('New email'), 'ana@new.example');
    await press('Send both emails');
    await screen.findByRole('dialog', { name: "Confirm it's you" });
    const requests = mockResponse('post', paths.api.changeEmail(), done);
    await reauthenticate();
    await waitFor(() => expect(getLastToast()?.description).toBe(done.message));
    expect(proofs.map(({ body }) => body)).toEqual([{ password: 'a long walk home' }]);
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'ana@new.example' }]);
  });

  it('change nothing if reauthentication is dismissed', async () => {
    requireProof('post', paths.api.changeEmail());
    openSettings('email');
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    await userEvent.type(screen.getByLabelText('New email'), 'ana@new.example');
    await press('Send both emails');
    await screen.findByRole('dialog', { name: "Confirm it's you" });
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alert')).toHaveTextContent('you need to confirm it’s you');
    expect(screen.getByLabelText('New email')).toHaveValue('ana@new.example');
  });

  it('cancel reauthentication when the page changes', async () => {
    requireProof('post', paths.api.changeEmail());
    openSettings('email');
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
    await userEvent.type(screen.getByLabelText('New email'), 'ana@new.example');
    await press('Send both emails');
    await screen.findByRole('dialog', { name: "Confirm it's you" });
    await userEvent.click(screen.getByRole('link', { name: 'Set one by email' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    expect(usePendingProof.getState().pending).toBeNull();
  });

  it('resend the confirmation of an unconfirmed email', async () => {
    const requests = mockResponse('post', paths.api.resendConfirmation(), {
      success: true,
      message: 'It is on its way.',
    });
    openSettings('email', { emailConfirmed: false });
    expect(await screen.findByText('Not confirmed yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
    await userEvent.click(within(screen.getByRole('region', { name: 'Email address' })).getByRole('button'));
    await waitFor(() => expect(getLastToast()?.description).toBe('It is on its way.'));
    expect(requests).toHaveLength(1);
  });
});
