import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import {
  mockError,
  mockNetworkError,
  mockPendingResponse,
  mockResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { aConnectPost, anOwnProfile, readAsMember, readAsVisitor } from '../connect.fixture';
import { outbox, putInOutbox, type OutgoingPost } from '../model/outbox';
import { ConnectPage } from './connect-page';

const api = paths.api.connect;
const code = 'k3f9a2bc';

const open = () =>
  renderAt(
    '/connect',
    <ConnectPage title="Connect">
      <p>Content</p>
    </ConnectPage>,
  );

const waitingReply = (userId: string, change: Partial<OutgoingPost> = {}): OutgoingPost => ({
  userId,
  topic: { code, slug: 'renting', title: 'Renting' },
  body: { id: '0193a000-0000-7000-8000-0000000000d1', text: 'Ask a local agent.' },
  error: null,
  ...change,
});

describe('a page of Connect', () => {
  useServer();

  it('leads visitors to what is public', () => {
    readAsVisitor();
    open();
    const links = within(screen.getByRole('navigation', { name: 'Connect' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'What’s new',
      'Meet-ups',
      'Search',
      'Rules',
      'New topic',
    ]);
  });

  it('leads members to their own pages, with the number of unread notifications', async () => {
    readAsMember();
    mockResponse('get', api.notifications(), { items: [], nextKey: null, total: 0, unread: 3 });
    open();
    expect(await screen.findByRole('link', { name: 'Notifications (3)' })).toHaveAttribute(
      'href',
      '/connect/notifications',
    );
    expect(screen.queryByRole('link', { name: 'Moderation' })).not.toBeInTheDocument();
  });

  it('leads members to their messages, with the number of unread conversations', async () => {
    readAsMember();
    mockResponse('get', api.unreadMessages(), { unread: 2, requests: 1 });
    open();
    expect(await screen.findByRole('link', { name: 'Messages (2)' })).toHaveAttribute(
      'href',
      '/connect/messages',
    );
  });

  it('leads moderators to the queue', async () => {
    readAsMember({ level: 'moderator' });
    open();
    expect(await screen.findByRole('link', { name: 'Moderation' })).toBeInTheDocument();
  });

  it('says until when writing is paused, and where to read why', async () => {
    readAsMember({ pausedUntil: '2027-06-03T10:00:00Z' });
    open();
    expect(await screen.findByText('You can read but not write until 3 Jun 2027.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Why, and how to appeal' })).toHaveAttribute(
      'href',
      '/connect/decisions',
    );
  });

  it('tells people with an unconfirmed address what is missing', async () => {
    readAsMember({ level: 'unconfirmed' });
    open();
    expect(await screen.findByText(/To post, confirm your email address/)).toBeVisible();
  });
});

describe('the outbox', () => {
  useServer();

  it('sends what waits as soon as the page opens', async () => {
    const userId = readAsMember();
    putInOutbox(waitingReply(userId));
    const release = mockPendingResponse('post', api.replies(code), { ...aConnectPost() });
    open();
    expect(await screen.findByText('Sending')).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument());
    expect(outbox.get()).toEqual([]);
  });

  it('waits for a connection, and sends when there is one', async () => {
    const userId = readAsMember();
    putInOutbox(waitingReply(userId));
    mockNetworkError('post', api.replies(code));
    open();
    expect(await screen.findByText('Waiting for a connection')).toBeVisible();
    const requests = mockResponse('post', api.replies(code), { ...aConnectPost() });
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument());
    expect(requests.map(({ body }) => body)).toEqual([waitingReply(userId).body]);
  });

  it('sends a private message that waited to its conversation', async () => {
    const userId = readAsMember();
    const body = { id: '0193a000-0000-7000-8000-0000000000d2', conversation: 'c1', text: 'On my way.' };
    putInOutbox(waitingReply(userId, { topic: null, recipient: 'Ben', body }));
    const requests = mockResponse('post', api.messages(), {});
    open();
    await waitFor(() => expect(outbox.get()).toEqual([]));
    expect(requests.map((request) => request.body)).toEqual([body]);
  });

  it('keeps what the server refused, and says why', async () => {
    const userId = readAsMember();
    putInOutbox(waitingReply(userId));
    mockError('post', api.replies(code), {
      statusCode: 409,
      code: 'connect.closed',
      message: 'This topic is closed.',
    });
    open();
    expect(await screen.findByText('Not sent: This topic is closed.')).toBeVisible();
    expect(screen.getByText('Ask a local agent.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
    expect(outbox.get()).toEqual([]);
  });

  it('neither shows nor sends what someone else wrote in this browser', async () => {
    readAsMember();
    putInOutbox(waitingReply('someone-else'));
    open();
    expect(await screen.findByText('Content')).toBeVisible();
    expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
    expect(outbox.get()).toHaveLength(1);
  });

  it('shows nothing while somebody without a profile reads', async () => {
    readAsMember({ ...anOwnProfile(), profile: null });
    open();
    expect(await screen.findByText('Content')).toBeVisible();
    expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
  });
});
