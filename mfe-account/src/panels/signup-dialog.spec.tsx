import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { mockResponse, mockNetworkError, mockPendingResponse, mockError } from '@wanderwork/testing';
import { ana, findDialog, fill, expectClosed, getLastToast, press, reopen, usePanel } from '../testing/panel';

const asSent = { firstName: 'Ana', lastName: 'Ferreira', name: 'Ana Ferreira', email: 'ana@example.com' };
const broken = { statusCode: 500, code: 'internal', message: '' } as const;

describe('the hero’s signup dialog', () => {
  const openDialog = usePanel('signup', '/', 'Join the Journey');

  it('shows missing fields without a request', async () => {
    const requests = mockResponse('post', paths.api.register(), { success: true, message: '' });
    await openDialog();
    expect(screen.getByRole('checkbox')).toBeChecked();
    await fill({ 'First name': 'Ana' });
    await press('Create account');
    expect(await screen.findByText('Last name is required')).toBeInTheDocument();
    expect(getLastToast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill in all required fields to continue',
    });
    expect(screen.getByLabelText('Last name')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('creates an account with a temporary password, welcomes, and is empty the next time', async () => {
    const requests = mockResponse('post', paths.api.register(), { success: true, message: '' });
    await openDialog();
    await fill(ana);
    await press('Create account');
    await expectClosed();
    expect(getLastToast()?.title).toBe('Welcome to WanderWork!');
    expect(requests.map(({ body }) => body)).toEqual([
      { ...asSent, newsletter: true, password: expect.stringMatching(/^temp[a-z0-9]{8}$/) },
    ]);
    reopen('signup');
    await findDialog('Join the Journey');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('is busy while waiting, and sends one request', async () => {
    const release = mockPendingResponse('post', paths.api.register(), { success: true, message: '' });
    await openDialog();
    await fill(ana);
    await press('Create account');
    const busy = await screen.findByRole('button', { name: /Creating Account\.\.\./ });
    await userEvent.click(busy);
    expect(screen.getByLabelText('Email')).toBeDisabled();
    release();
    await expectClosed();
  });

  it.each([
    [broken, 'Failed to create account.'],
    [{ ...broken, statusCode: 429, message: 'Please wait a moment.' }, 'Please wait a moment.'],
  ])('joins the waitlist after %p, and shows why', async (error, reason) => {
    mockError('post', paths.api.register(), error);
    const requests = mockResponse('post', paths.api.waitlist(), { success: true, message: '' });
    await openDialog();
    await fill(ana);
    await press('Create account');
    await expectClosed();
    expect(getLastToast()).toMatchObject({
      title: 'You’re on the list',
      description: `${reason} Your place on the waitlist is saved, and we’ll email you.`,
    });
    expect(requests.map(({ body }) => body)).toEqual([{ ...asSent, newsletter: true }]);
  });

  it('keeps the input after a network error, even when closed', async () => {
    mockNetworkError('post', paths.api.register());
    mockNetworkError('post', paths.api.waitlist());
    await openDialog();
    await fill(ana);
    await press('Create account');
    expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
    expect(getLastToast()).toMatchObject({
      title: 'Connection Issue',
      description: "We couldn't process your request right now. Please try again later.",
    });
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    reopen('signup');
    await findDialog('Join the Journey');
    expect(screen.getByLabelText('First name')).toHaveValue('Ana');
    expect(screen.getByLabelText('Last name')).toHaveValue('Ferreira');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
  });

  it('shows a field error of the server instead of joining the waitlist', async () => {
    mockError('post', paths.api.register(), {
      statusCode: 400,
      code: 'validation.failed',
      message: 'Some fields are not right',
      errors: [{ path: 'email', rule: 'isEmail', message: 'Please enter a valid email address' }],
    });
    const queued = mockResponse('post', paths.api.waitlist(), { success: true, message: '' });
    await openDialog();
    await fill(ana);
    await press('Create account');
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(queued).toEqual([]);
  });

  it('links members to the login page', async () => {
    const { location } = await openDialog();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await expectClosed();
    expect(location()).toBe('/login');
  });
});
