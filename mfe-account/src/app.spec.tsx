import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { aUser, mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import App from './app';
import { anOverview, somePlans } from './testing/billing';

const signIn = (user = aUser()) =>
  act(() => useSession.setState({ user, isAuthenticated: true, isLoading: false }));
const signOut = () =>
  act(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
const getLastToast = () => useToasts.getState().toasts[0];

describe('the account app', () => {
  useServer();
  beforeEach(() => {
    signOut();
    mockResponse('get', paths.api.billing.subscription(), anOverview());
    mockResponse('get', paths.api.billing.invoices(), []);
    mockResponse('get', paths.api.billing.plans(), somePlans);
  });

  it('logs in, welcomes the member and returns to the previous page', async () => {
    mockResponse('post', paths.api.login(), { success: true, message: '' });
    mockResponse('get', paths.api.authUser(), aUser());
    const { location } = renderAt('/login?returnTo=%2Fprofile', <App />);
    await userEvent.type(await screen.findByLabelText('Email'), 'ana@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'a long walk home');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Ferreira' })).toBeInTheDocument();
    expect(location()).toBe('/profile');
    expect(getLastToast()).toMatchObject({
      title: 'Welcome back!',
      description: 'You have successfully logged in.',
    });
  });

  it('validates registration with the server’s rules, then says where the email went', async () => {
    const again = mockResponse('post', paths.api.requestConfirmation(), {
      success: true,
      message: 'On its way.',
    });
    const requests = mockResponse('post', paths.api.register(), { success: true, message: '' });
    const { location } = renderAt('/register?returnTo=%2Fprofile', <App />);
    const form = await screen.findByRole('form', { name: 'Create a free account' });
    await userEvent.click(within(form).getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('First name is required')).toBeInTheDocument();
    expect(screen.getByText('Last name is required')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 8 characters')).toBeInTheDocument();
    expect(screen.getByText('You must accept the terms and conditions')).toBeInTheDocument();

    await userEvent.type(screen.getByLabelText('First name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Last name'), 'Ferreira');
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'a long walk home');
    await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
    await userEvent.click(within(form).getByRole('button', { name: 'Create account' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText('ana@example.com')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend email in 60 s' })).toBeDisabled();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }, { timeout: 3000 }));
    expect(await screen.findByRole('button', { name: 'Resend email in 60 s' })).toBeDisabled();
    expect(again.map(({ body }) => body)).toEqual([{ email: 'ana@example.com' }]);
    jest.restoreAllMocks();

    await userEvent.click(screen.getByRole('button', { name: 'Change it' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('ana@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Log In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeInTheDocument();
    expect(location()).toBe('/login?returnTo=%2Fprofile');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(requests.slice(0, 1).map(({ body }) => body)).toEqual([
      {
        name: 'Ana Ferreira',
        firstName: 'Ana',
        lastName: 'Ferreira',
        email: 'ana@example.com',
        password: 'a long walk home',
        newsletter: false,
      },
    ]);
  });

  it('shows a field error of the server and keeps the input', async () => {
    mockError('post', paths.api.register(), {
      statusCode: 400,
      code: 'validation.failed',
      message: 'Some fields are not right',
      errors: [{ path: 'password', rule: 'common', message: 'This password is too common' }],
    });
    renderAt('/register', <App />);
    await userEvent.type(await screen.findByLabelText('First name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Last name'), 'Ferreira');
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'password123');
    await userEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('This password is too common')).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Ana');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it.each(['/profile', '/settings', '/checkout/pro', '/admin'])(
    'sends visitors of %s to the login page, with the way back',
    async (path) => {
      const { location } = renderAt(path, <App />);
      expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeInTheDocument();
      expect(location()).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
    },
  );

  it('waits until the session is loaded', async () => {
    act(() => useSession.setState({ isLoading: true }));
    const { location } = renderAt('/profile', <App />);
    expect(await screen.findByText('Checking your sign-in')).toBeInTheDocument();
    signIn();
    expect(await screen.findByText('ana@example.com')).toBeInTheDocument();
    expect(location()).toBe('/profile');
  });

  it('shows the admin area to admins only', async () => {
    signIn();
    renderAt('/admin', <App />);
    expect(await screen.findByRole('heading', { level: 1, name: '403 Admins only' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    signIn(aUser({ isAdmin: true, mustChangePassword: true }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Choose your own password first' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/settings/security',
    );
  });
});
