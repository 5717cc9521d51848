import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import {
  aUser,
  mockResponse,
  mockNetworkError,
  mockPendingResponse,
  mockError,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { SignInForm } from './sign-in-form';

const open = () => {
  const onSignedIn = jest.fn();
  renderAt('/login', <SignInForm place="page" registerPath="/register" onSignedIn={onSignedIn} />);
  return onSignedIn;
};

const fillIn = async (email: string, password: string) => {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
};

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log In' }));

describe('the sign-in form', () => {
  useServer();

  it('signs in with email and password', async () => {
    const requests = mockResponse('post', paths.api.login(), { success: true, message: 'Welcome' });
    mockResponse('get', paths.api.authUser(), aUser());
    const onSignedIn = open();
    await fillIn('ana@example.com', 'a long walk home');
    await submit();
    expect(requests[0]?.body).toEqual({ email: 'ana@example.com', password: 'a long walk home' });
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('sends the choice not to stay signed in', async () => {
    const requests = mockResponse('post', paths.api.login(), { success: true, message: 'Welcome' });
    mockResponse('get', paths.api.authUser(), aUser());
    open();
    await fillIn('ana@example.com', 'a long walk home');
    await userEvent.click(screen.getByLabelText('Keep me signed in'));
    await submit();
    expect(requests[0]?.body).toMatchObject({ remember: false });
  });

  it('shows missing fields without a request', async () => {
    const requests = mockResponse('post', paths.api.login(), { success: true, message: '' });
    open();
    await fillIn('ana@example.com', '');
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Missing information Please enter both email and password.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(requests).toEqual([]);

    await userEvent.clear(screen.getByLabelText('Email'));
    await submit();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  });

  it('shows an invalid email', async () => {
    open();
    await fillIn('ana', 'a long walk home');
    await submit();
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the focus while a field is corrected', async () => {
    open();
    await submit();
    await screen.findByText('Email is required');
    await userEvent.type(screen.getByLabelText('Email'), 'ana');
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('shows that the credentials are wrong and keeps the input', async () => {
    mockError('post', paths.api.login(), {
      statusCode: 401,
      code: 'auth.invalid_credentials',
      message: 'Invalid email or password.',
    });
    const onSignedIn = open();
    await fillIn('ana@example.com', 'wrong');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed Invalid email or password.');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('shows a network error', async () => {
    mockNetworkError('post', paths.api.login());
    open();
    await fillIn('ana@example.com', 'a long walk home');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login error An unexpected error occurred. Please try again.',
    );
  });

  it('keeps the focus after the answer', async () => {
    mockNetworkError('post', paths.api.login());
    open();
    await fillIn('ana@example.com', 'a long walk home{Enter}');
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it.each([
    ['development', 1],
    ['production', 0],
  ])('mentions test credentials in a %s build %i times', (build, times) => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: build });
    open();
    expect(screen.queryAllByText('Test credentials')).toHaveLength(times);
    jest.restoreAllMocks();
  });

  it('is busy while waiting, and sends one request', async () => {
    mockResponse('get', paths.api.authUser(), aUser());
    const release = mockPendingResponse('post', paths.api.login(), { success: true, message: '' });
    const onSignedIn = open();
    await fillIn('ana@example.com', 'a long walk home');
    await submit();
    const busy = await screen.findByRole('button', { name: /Logging in/ });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    release();
    expect(await screen.findByRole('button', { name: 'Log In' })).toBeInTheDocument();
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });
});
