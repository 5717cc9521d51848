import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { aUser, mockResponse, mockNetworkError, mockError } from '@wanderwork/testing';
import {
  ana,
  findDialog,
  fill,
  findInDialog,
  expectClosed,
  getLastToast,
  press,
  reopen,
  setSessionUser,
  usePanel,
} from '../testing/panel';

const CREATE = 'Create a Free Account';

const fillAll = async () => {
  await fill(ana);
  await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
};

describe('the account panel', () => {
  const open = usePanel('account', '/wanderlens?q=sea', 'Your account');

  const openForm = async () => {
    const shown = await open();
    await press(CREATE);
    await findDialog(CREATE);
    return shown;
  };

  it('links visitors to the login endpoint with the way back', async () => {
    await open();
    const panel = await findInDialog('Your account');
    expect(panel.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fwanderlens%3Fq%3Dsea',
    );
  });

  it('switches between its two views', async () => {
    await openForm();
    await press('Sign in');
    expect(await findDialog('Your account')).toBeInTheDocument();
  });

  it('shows errors for each field', async () => {
    const requests = mockResponse('post', paths.api.signup(), { success: true, message: '' });
    await openForm();
    expect(screen.getByRole('checkbox', { name: /letter/ })).toBeChecked();
    await press('Create account');
    expect(await screen.findByText('First name is required')).toBeInTheDocument();
    expect(screen.getByText('Last name is required')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('You must accept the terms and conditions')).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('creates an account and asks to sign in', async () => {
    const requests = mockResponse('post', paths.api.signup(), { success: true, message: '' });
    await openForm();
    await fillAll();
    await press('Create account');
    expect(await findDialog('Your account')).toBeInTheDocument();
    expect(getLastToast()).toMatchObject({
      title: 'Account created successfully!',
      description: 'Please sign in to continue.',
    });
    expect(requests.map(({ body }) => body)).toEqual([
      { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com', newsletter: true },
    ]);
    await press(CREATE);
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /terms and conditions/ })).not.toBeChecked();
  });

  it.each([
    ['Please wait a moment.', 'Please wait a moment.'],
    ['', 'Please try again later.'],
  ])('shows the server’s message %p or a default', async (message, words) => {
    mockError('post', paths.api.signup(), { statusCode: 429, code: 'rate.limited', message });
    await openForm();
    await fillAll();
    await press('Create account');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to create account ${words}`);
    expect(screen.getByLabelText('First name')).toHaveValue('Ana');
  });

  it('shows a network error', async () => {
    mockNetworkError('post', paths.api.signup());
    await openForm();
    await fillAll();
    await press('Create account');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error There was a problem creating your account. Please try again.',
    );
  });

  it('keeps the input while the terms are open', async () => {
    const { location } = await openForm();
    await fillAll();
    await userEvent.click(screen.getByRole('link', { name: 'terms and conditions' }));
    await expectClosed();
    expect(location()).toBe('/terms');
    reopen('account');
    await findDialog(CREATE);
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy');
  });

  it('links members to their pages and signs them out', async () => {
    setSessionUser(aUser());
    mockResponse('post', paths.api.logout(), { success: true, message: '' });
    const { location } = await open('My Account');
    const panel = await findInDialog('My Account');
    const links = within(panel.getByRole('navigation', { name: 'My Account' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Profile Settings', '/profile'],
      ['Subscription & Billing', '/subscription'],
      ['Account Settings', '/settings'],
      ['Help & Support', '/help'],
    ]);
    expect(panel.getByText('ana@example.com')).toBeInTheDocument();
    expect(panel.getByText('Free Tier')).toBeInTheDocument();

    await press('Sign Out');
    await expectClosed();
    await waitFor(() => expect(location()).toBe('/'));
    expect(getLastToast()).toMatchObject({
      title: 'Logged out',
      description: 'You have been successfully logged out.',
    });
  });

  it('shows a failed sign-out, which can be repeated', async () => {
    setSessionUser(aUser());
    const down = { statusCode: 503, code: 'service.unavailable', message: 'Down' };
    mockError('post', paths.api.logout(), down);
    mockError('post', paths.api.logoutFallback(), down);
    const { location } = await open('My Account');
    const before = location();
    await press('Sign Out');
    await waitFor(() =>
      expect(getLastToast()).toMatchObject({ title: 'You are still signed in', tone: 'bad' }),
    );
    expect((await findInDialog('My Account')).getByRole('button', { name: 'Sign Out' })).toBeEnabled();
    expect(location()).toBe(before);
  });
});
