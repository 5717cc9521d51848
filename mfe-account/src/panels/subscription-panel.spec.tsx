import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths, TOO_YOUNG } from '@wanderwork/contracts';
import { followPanelEvents, showSubscriptionPanel, useSession } from '@wanderwork/platform';
import { aUser, mockResponse, mockNetworkError, mockError, renderAt } from '@wanderwork/testing';
import Panels from '../panels';
import { anOverview, aSubscription, somePlans } from '../testing/billing';
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

const JOIN = 'Join WanderWork';

const fillAll = async () => {
  await fill({ ...ana, 'Current location': 'Porto, Portugal' });
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1990-02-03' } });
  await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
};

describe('the join panel', () => {
  const open = usePanel('subscription', '/', JOIN);

  it('opens by a window event', async () => {
    const stop = followPanelEvents();
    renderAt('/', <Panels />);
    act(() => void showSubscriptionPanel());
    expect(await findDialog(JOIN)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    stop();
  });

  it('shows errors for each field', async () => {
    const requests = mockResponse('post', paths.api.register(), { success: true, message: '' });
    await open();
    expect(screen.getByRole('checkbox', { name: /letter/ })).toBeChecked();
    await fill({ 'First name': 'A', 'Last name': 'B', 'Current location': 'C' });
    await press('Join for free');
    for (const sentence of [
      'Please enter a valid email address',
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter your date of birth',
      'Please enter your current location',
      'You must agree to the terms and conditions',
    ]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    }
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('creates an account, mentions the email, closes and is empty the next time', async () => {
    const requests = mockResponse('post', paths.api.register(), { success: true, message: '' });
    await open();
    await fillAll();
    await press('Join for free');
    await expectClosed();
    expect(getLastToast()).toMatchObject({
      title: 'Welcome to WanderWork! 🎉',
      description: 'Please check your email for a welcome and a confirmation link.',
    });
    expect(requests.map(({ body }) => body)).toEqual([
      {
        email: 'ana@example.com',
        firstName: 'Ana',
        lastName: 'Ferreira',
        name: 'Ana Ferreira',
        dateOfBirth: '1990-02-03',
        currentLocation: 'Porto, Portugal',
        newsletter: true,
        password: expect.stringMatching(/^temp[a-z0-9]{8}$/),
      },
    ]);
    reopen('subscription');
    await findDialog(JOIN);
    expect(screen.getByLabelText('Current location')).toHaveValue('');
  });

  it.each([
    [TOO_YOUNG, TOO_YOUNG],
    ['', 'Registration failed'],
  ])('shows the server’s message %p and keeps the input', async (message, words) => {
    mockError('post', paths.api.register(), { statusCode: 400, code: errorCodes.ageTooYoung, message });
    await open();
    await fillAll();
    await press('Join for free');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Registration Failed ${words}`);
    expect(screen.getByLabelText('Date of birth')).toHaveValue('1990-02-03');
  });

  it('shows a network error', async () => {
    mockNetworkError('post', paths.api.register());
    await open();
    await fillAll();
    await press('Join for free');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Registration Failed Something went wrong. Please try again.',
    );
  });

  it('is replaced by the login dialog', async () => {
    await open();
    await press('Sign In');
    expect(await findDialog('Log in')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });

  it('waits until the session is loaded', async () => {
    mockResponse('get', paths.api.billing.subscription(), anOverview());
    mockResponse('get', paths.api.billing.plans(), somePlans);
    act(() => useSession.setState({ isLoading: true }));
    await open();
    expect(screen.getByText('Checking your sign-in')).toBeInTheDocument();
    setSessionUser(aUser());
    expect(await findDialog('Your plan')).toBeInTheDocument();
  });

  it('offers higher plans with prices to free members', async () => {
    mockResponse('get', paths.api.billing.subscription(), anOverview());
    mockResponse('get', paths.api.billing.plans(), somePlans);
    setSessionUser(aUser());
    await open('Your plan');
    const panel = await findInDialog('Your plan');
    expect(await panel.findByText('You’re on Free.')).toBeInTheDocument();
    expect(await panel.findByText('$9 a month, or yearly')).toBeInTheDocument();
    expect(await panel.findByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '/checkout/pro');
    expect(panel.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute('href', '/checkout/premium');
  });

  it('sells no second plan, and nothing if payments are not set up', async () => {
    const pro = aUser({ subscriptionTier: 'pro' });
    mockResponse('get', paths.api.authUser(), pro);
    mockResponse(
      'get',
      paths.api.billing.subscription(),
      anOverview({ tier: 'pro', subscription: aSubscription() }),
    );
    mockResponse('get', paths.api.billing.plans(), somePlans);
    setSessionUser(pro);
    const { unmount } = await open('Your plan');
    const panel = await findInDialog('Your plan');
    expect(await panel.findByText('Pro (monthly). Renews on 2 Dec 2026 for $9.00.')).toBeInTheDocument();
    expect(await panel.findByRole('link', { name: 'Change to Premium' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    unmount();

    mockResponse('get', paths.api.billing.plans(), { ...somePlans, configured: false });
    await open('Your plan');
    expect(await screen.findByText(/^Paid plans aren’t available here/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(Choose|Change to)/ })).not.toBeInTheDocument();
  });
});
