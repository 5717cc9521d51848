import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { aUser, mockResponse, mockNetworkError, mockError } from '@wanderwork/testing';
import { findDialog, fill, expectClosed, getLastToast, press, reopen, usePanel } from '../testing/panel';

const credentials = { Email: 'ana@example.com', Password: 'a long walk home' };

describe('the login dialog', () => {
  const openDialog = usePanel('login', '/wanderlens', 'Log in');

  it('requires email and password', async () => {
    await openDialog();
    await press('Log In');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing information Please enter both email and password.',
    );
  });

  it.each([
    [false, 'Welcome back!'],
    [true, 'Admin Access Granted'],
  ])('signs in without leaving the page (admin: %p)', async (isAdmin, title) => {
    mockResponse('post', paths.api.login(), { success: true, message: '' });
    mockResponse('get', paths.api.authUser(), aUser({ isAdmin }));
    const { location } = await openDialog();
    await fill(credentials);
    await press('Log In');
    await expectClosed();
    expect(location()).toBe('/wanderlens');
    expect(getLastToast()).toMatchObject({ title, description: 'You have successfully logged in.' });
  });

  it('shows that the credentials are wrong', async () => {
    mockError('post', paths.api.login(), { statusCode: 401, code: 'auth.invalid_credentials', message: '' });
    await openDialog();
    await fill(credentials);
    await press('Log In');
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed Invalid email or password.');
    expect(screen.getByLabelText('Password')).toHaveValue('a long walk home');
  });

  it('shows a network error, and discards the password when it closes', async () => {
    mockNetworkError('post', paths.api.login());
    await openDialog();
    await fill(credentials);
    await press('Log In');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login failed An unexpected error occurred. Please try again.',
    );
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    reopen('login');
    await findDialog('Log in');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it.each([
    ['Forgot password', '/forgot-password'],
    ['Sign up', '/register'],
  ])('links "%s" to %s', async (name, path) => {
    const { location } = await openDialog();
    await userEvent.click(screen.getByRole('link', { name }));
    await expectClosed();
    expect(location()).toBe(path);
  });
});
