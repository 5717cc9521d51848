import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { useSession, useToasts, WAITLIST_OUTBOX_KEY } from '@wanderwork/platform';
import {
  aPage,
  aUser,
  mockResponse,
  mockNetworkError,
  mockPendingResponse,
  mockError,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import Home from './home';

const done = { success: true, message: '' };
const getLastToast = () => useToasts.getState().toasts[0];
const community = () => within(screen.getByRole('form', { name: 'Join the community' }));
const newsletter = () => within(screen.getByRole('form', { name: 'Newsletter' }));

const join = async () => {
  await userEvent.type(community().getByLabelText('Name'), 'Ana');
  await userEvent.type(community().getByLabelText('Email'), 'ana@example.com');
  await userEvent.click(community().getByRole('button', { name: 'Join the community' }));
};

const subscribe = async () => {
  await userEvent.type(newsletter().getByLabelText('Email'), 'ana@example.com');
  await userEvent.click(newsletter().getByRole('button', { name: 'Join the Journey' }));
};

describe('the waitlist form', () => {
  useServer();
  beforeEach(() => {
    useToasts.setState({ toasts: [] });
    useSession.setState({ user: null, isLoading: false });
    mockResponse('get', paths.api.connect.topics(), aPage([]));
  });

  it('is beside the three newest topics of Connect', async () => {
    const topics = [1, 2, 3, 4].map((number) => ({
      ...{ id: String(number), code: `code000${number}`, slug: 'rent', title: `Question ${number}` },
      place: { kind: 'city', slug: 'lisbon', name: 'Lisbon' },
    }));
    mockResponse('get', paths.api.connect.topics(), aPage(topics));
    renderAt('/', <Home part="community" />);
    const list = await screen.findByRole('list', { name: 'New in Connect' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Question 1', 'Question 2', 'Question 3']);
    expect(screen.getByRole('link', { name: 'Explore Connect' })).toHaveAttribute('href', '/connect');
  });

  it('is for visitors: members see the topics alone', async () => {
    useSession.setState({ user: aUser() });
    renderAt('/', <Home part="community" />);
    expect(await screen.findByRole('link', { name: 'Explore Connect' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByText(/Join the list/)).not.toBeInTheDocument();
  });

  it('joins the waitlist and clears the form', async () => {
    const requests = mockResponse('post', paths.api.waitlist(), done);
    renderAt('/', <Home part="community" />);
    await join();
    await waitFor(() => expect(getLastToast()?.title).toBe('Welcome to the community!'));
    expect(requests[0]?.body).toEqual({ name: 'Ana', email: 'ana@example.com', newsletter: true });
    await waitFor(() => expect(community().getByLabelText('Email')).toHaveValue(''));
  });

  it('starts with the newsletter checked', () => {
    renderAt('/', <Home part="community" />);
    expect(community().getByRole('checkbox', { name: 'Send me the monthly newsletter' })).toBeChecked();
  });

  it('disables its fields while sending', async () => {
    const release = mockPendingResponse('post', paths.api.waitlist(), done);
    renderAt('/', <Home part="community" />);
    await join();
    await waitFor(() => expect(community().getByLabelText('Name')).toBeDisabled());
    expect(community().getByLabelText('Email')).toBeDisabled();
    expect(community().getByRole('checkbox')).toBeDisabled();
    release();
    await waitFor(() => expect(community().getByLabelText('Name')).toBeEnabled());
  });

  it('announces a welcome email after success', async () => {
    mockResponse('post', paths.api.waitlist(), done);
    renderAt('/', <Home part="community" />);
    await join();
    await waitFor(() => expect(getLastToast()?.description).toBe('A welcome email is on its way to you.'));
  });

  it('shows missing fields', async () => {
    renderAt('/', <Home part="community" />);
    await userEvent.click(community().getByRole('button', { name: 'Join the community' }));
    await waitFor(() =>
      expect(getLastToast()).toMatchObject({
        title: 'Please complete all fields',
        description: 'Both name and email are required to continue.',
      }),
    );
    expect(await community().findByText('Please enter your name')).toBeInTheDocument();
  });

  it('welcomes after a network error too, and stores the sign-up for the shell', async () => {
    mockNetworkError('post', paths.api.waitlist());
    renderAt('/', <Home part="community" />);
    await join();
    await waitFor(() => expect(getLastToast()?.description).toBe('We have received your information.'));
    expect(JSON.parse(localStorage.getItem(WAITLIST_OUTBOX_KEY) ?? '[]')).toEqual([
      { name: 'Ana', email: 'ana@example.com', newsletter: true },
    ]);
  });
});

describe('the newsletter form', () => {
  useServer();
  beforeEach(() => useToasts.setState({ toasts: [] }));

  it('subscribes an address', async () => {
    const requests = mockResponse('post', paths.api.newsletter(), done);
    renderAt('/', <Home part="newsletter" />);
    await subscribe();
    await waitFor(() =>
      expect(getLastToast()).toMatchObject({
        title: 'Successfully subscribed!',
        description: 'Thank you for joining our newsletter.',
      }),
    );
    expect(requests[0]?.body).toEqual({ email: 'ana@example.com', name: '' });
    expect(await screen.findByText(/press the button in the email to/)).toHaveTextContent('ana@example.com');
  });

  it('disables its fields while sending', async () => {
    const release = mockPendingResponse('post', paths.api.newsletter(), done);
    renderAt('/', <Home part="newsletter" />);
    await subscribe();
    expect(await newsletter().findByRole('button', { name: 'Subscribing...' })).toBeInTheDocument();
    expect(newsletter().getByLabelText('Email')).toBeDisabled();
    release();
    await waitFor(() => expect(newsletter().getByLabelText('Email')).toBeEnabled());
    expect(newsletter().getByLabelText('Email')).toHaveValue('');
  });

  it('shows the disclaimer', () => {
    renderAt('/', <Home part="newsletter" />);
    expect(screen.getByText("We'll never share your email. Unsubscribe anytime.")).toBeInTheDocument();
  });

  it('falls back to the waitlist', async () => {
    mockError('post', paths.api.newsletter(), {
      statusCode: 503,
      code: 'service.unavailable',
      message: 'Soon',
    });
    const requests = mockResponse('post', paths.api.waitlist(), done);
    renderAt('/', <Home part="newsletter" />);
    await subscribe();
    await waitFor(() => expect(getLastToast()?.title).toBe('Successfully subscribed!'));
    expect(requests[0]?.body).toEqual({
      email: 'ana@example.com',
      name: 'Newsletter Subscriber',
      newsletter: true,
    });
  });

  it('keeps the input if both requests fail', async () => {
    mockNetworkError('post', paths.api.newsletter());
    mockNetworkError('post', paths.api.waitlist());
    renderAt('/', <Home part="newsletter" />);
    await subscribe();
    await waitFor(() =>
      expect(getLastToast()).toMatchObject({
        title: 'Subscription failed',
        description: 'Please try again later.',
      }),
    );
    expect(newsletter().getByLabelText('Email')).toHaveValue('ana@example.com');
  });

  it('shows an invalid email', async () => {
    renderAt('/', <Home part="newsletter" />);
    await userEvent.click(newsletter().getByRole('button', { name: 'Join the Journey' }));
    expect(await newsletter().findByText('Please enter a valid email address')).toBeInTheDocument();
  });
});
