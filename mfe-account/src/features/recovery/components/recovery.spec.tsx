import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths } from '@wanderwork/contracts';
import { mockResponse, mockNetworkError, mockError, renderAt, useServer } from '@wanderwork/testing';
import App from '../../../app';

const done = { success: true, message: '' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a forgotten password', () => {
  useServer();

  const ask = async (email: string) => {
    renderAt('/forgot-password', <App />);
    await userEvent.type(await screen.findByLabelText('Email'), email);
    await press('Send the link');
  };

  it('confirms the request without revealing whether the account exists', async () => {
    const requests = mockResponse('post', paths.api.forgotPassword(), done);
    await ask('ana@example.com');
    expect(await heading('Check your inbox')).toHaveFocus();
    expect(screen.getByText('ana@example.com')).toBeVisible();
    expect(screen.getByText(/If there’s an account/)).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'ana@example.com' }]);
  });

  it('lets the visitor try another email', async () => {
    mockResponse('post', paths.api.forgotPassword(), done);
    await ask('ana@example.com');
    await heading('Check your inbox');
    await press('Try another email');
    expect(await screen.findByLabelText('Email')).toHaveValue('ana@example.com');
  });

  it('requires a valid email', async () => {
    const requests = mockResponse('post', paths.api.forgotPassword(), done);
    await ask('ana');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('keeps the input after a network error', async () => {
    mockNetworkError('post', paths.api.forgotPassword());
    await ask('ana@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
  });
});

describe('a new password', () => {
  useServer();

  const set = async (password: string, path = '/reset-password?token=a-secret') => {
    const shown = renderAt(path, <App />);
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await press('Save password');
    return shown;
  };

  it('is set with the token of the link, which is removed from the URL', async () => {
    const requests = mockResponse('post', paths.api.resetPassword(), done);
    mockResponse('get', paths.api.authUser(), null);
    const { location } = await set('nine green lanterns');
    expect(await heading('Your new password is set')).toHaveFocus();
    expect(requests.map(({ body }) => body)).toEqual([
      { token: 'a-secret', password: 'nine green lanterns' },
    ]);
    expect(location()).toBe('/reset-password');
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  });

  it('shows its strength while typing', async () => {
    renderAt('/reset-password?token=a-secret', <App />);
    const field = await screen.findByLabelText('New password');
    await userEvent.type(field, 'password');
    expect(screen.getByText('Easily guessed')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('xK9#mQ2$vL8@pR');
    expect(screen.getByText('Strong')).toBeVisible();
  });

  it.each([
    [410, errorCodes.linkUsed, 'This link was used already. It works once.'],
    [410, errorCodes.linkExpired, 'This link is too old. Please ask for a new one.'],
    [404, errorCodes.linkUnknown, 'This link is not one of ours.'],
  ])(
    'cannot be set with a dead link (%i %s), and another way is offered',
    async (statusCode, code, message) => {
      mockError('post', paths.api.resetPassword(), { statusCode, code, message });
      await set('nine green lanterns');
      expect(await heading('This link doesn’t work')).toHaveFocus();
      expect(screen.getByText(message)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
    },
  );

  it('cannot be set without a link', async () => {
    renderAt('/reset-password', <App />);
    expect(await heading('This link doesn’t work')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toBeVisible();
  });

  it('is rejected if it is common, and the link still works', async () => {
    mockError('post', paths.api.resetPassword(), {
      statusCode: 400,
      code: 'validation.failed',
      message: '',
      errors: [{ path: 'password', rule: 'common', message: 'This password is too common' }],
    });
    await set('password123');
    expect(await screen.findByText('This password is too common')).toBeVisible();
    mockResponse('post', paths.api.resetPassword(), done);
    mockResponse('get', paths.api.authUser(), null);
    await userEvent.type(screen.getByLabelText('New password'), ' and a lantern');
    await press('Save password');
    expect(await heading('Your new password is set')).toBeVisible();
  });

  it('stays in the field after a network error', async () => {
    mockNetworkError('post', paths.api.resetPassword());
    await set('nine green lanterns');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your password hasn’t changed.');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue('nine green lanterns'));
  });
});
