import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type TopicDetail } from '@wanderwork/contracts';
import { mockError, mockNetworkError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { mockCaches } from '@wanderwork/testing/caches';
import { Route, Routes } from 'react-router-dom';
import {
  ana,
  aConnectPost,
  aTopicDetail,
  ben,
  readAsMember,
  readAsVisitor,
} from '../../common/connect.fixture';
import { outbox } from '../../common/model/outbox';
import Topic from './topic';

const api = paths.api.connect;
const code = 'k3f9a2bc';
const AT = `/connect/t/${code}/renting-in-lisbon`;

const renderTopic = () =>
  renderAt(
    AT,
    <Routes>
      <Route path="/connect/t/:code/:slug" element={<Topic />} />
    </Routes>,
  );

const open = (change: Partial<TopicDetail> = {}) => {
  mockResponse('get', api.topic(code), { ...aTopicDetail(change) });
  return renderTopic();
};

const findPost = (name: string) => screen.findByRole('article', { name });
const findReply = () => screen.findByRole('textbox', { name: 'Your reply' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post reply' }));

describe('a topic', () => {
  useServer();
  beforeEach(() => readAsVisitor());

  it('shows its posts in order, with what each replies to', async () => {
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'How do you rent in Lisbon?' }),
    ).toBeVisible();
    const answer = await findPost('Post 2 by Ben');
    expect(within(answer).getByText('With a month in a sublet.')).toBeVisible();
    expect(within(answer).getByRole('link', { name: '#1' })).toHaveAttribute('href', AT);
    expect(screen.getByText('Log in to reply, or create a free account.')).toBeVisible();
  });

  it('shows quotes, and that one is gone when its source is', async () => {
    const quotes = [
      { postId: 'b1', number: 1, author: ana, text: 'Where do I start?' },
      { postId: 'b9', number: 9, author: null, text: null },
    ];
    open({ posts: [aConnectPost({ quotes })] });
    const post = await findPost('Post 1 by Ana');
    expect(within(post).getAllByText('Where do I start?')).toHaveLength(2);
    expect(within(post).getByText('This quote is gone: its author removed the post.')).toBeVisible();
  });

  it('shows a cited figure then and now, once it has changed', async () => {
    const figures = [
      {
        name: 'lisbon.monthlyCost',
        label: 'Lisbon, monthly cost',
        then: '$1,800',
        now: '$1,930',
        citedIn: 2025,
      },
      {
        name: 'lisbon.download',
        label: 'Lisbon, download speed',
        then: '70 Mbit/s',
        now: '70 Mbit/s',
        citedIn: 2025,
      },
      { name: 'lisbon.rent', label: 'Lisbon, rent', then: '$900', now: null, citedIn: 2024 },
    ];
    open({ posts: [aConnectPost({ figures })] });
    const list = await screen.findByRole('list', { name: 'Figures that changed since' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('Then $1,800 (2025), now $1,930')).toBeVisible();
    expect(within(list).getByText('Then $900 (2024), no longer known')).toBeVisible();
  });

  it('says what became of posts without a text', async () => {
    open({
      posts: [
        aConnectPost({ html: null, author: null, status: 'removed' }),
        aConnectPost({ number: 2, html: null, author: null, status: 'hidden' }),
      ],
    });
    expect(await screen.findByText('Removed by its author')).toBeVisible();
    expect(screen.getByText('Hidden by a moderator')).toBeVisible();
  });

  it('hides the posts of muted people behind one line', async () => {
    open({ posts: [aConnectPost({ isMuted: true })] });
    expect(await screen.findByText('A post by someone you muted or blocked.')).toBeVisible();
    expect(screen.queryByText('Where do I start?')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('Where do I start?')).toBeVisible();
  });

  it('shows which answer was accepted', async () => {
    const detail = aTopicDetail();
    open({ acceptedPostId: detail.posts[1]!.id, acceptedNumber: 2 });
    expect(within(await findPost('Post 2 by Ben')).getByText('Accepted answer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to post 2' })).toHaveAttribute('href', '#post-2');
  });

  it('leads to an accepted answer on another page', async () => {
    open({ acceptedPostId: 'b34', acceptedNumber: 34 });
    const link = await screen.findByRole('link', { name: 'Go to post 34' });
    expect(link).toHaveAttribute('href', paths.web.connectTopic(code, 'renting-in-lisbon', 34));
  });

  it('shows earlier versions of an edited post', async () => {
    const post = aConnectPost({ editedAt: '2026-11-02T10:00:00Z', hasRevisions: true, revision: 2 });
    mockResponse('get', api.revisions(post.id), [
      { revision: 1, text: 'Where?', at: '2026-11-01T10:00:00Z' },
    ]);
    open({ posts: [post] });
    await userEvent.click(await screen.findByRole('button', { name: /earlier versions$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' });
    expect(await within(dialog).findByText('Where?')).toBeVisible();
  });

  it('says that it doesn’t exist', async () => {
    mockError('get', api.topic(code), { statusCode: 404, code: 'connect.not_found', message: 'No' });
    renderAt(
      AT,
      <Routes>
        <Route path="/connect/t/:code/:slug" element={<Topic />} />
      </Routes>,
    );
    expect(await screen.findByText('There’s no topic here, or it’s no longer public.')).toBeVisible();
  });
});

describe('a member in a topic', () => {
  useServer();
  beforeEach(() => void readAsMember());

  it('asks for the topic with the reply that was just sent', async () => {
    mockResponse('post', api.replies(code), { ...aConnectPost({ number: 3, isOwn: true }) });
    mockResponse('delete', '/api/connect/drafts/:id', '');
    open();
    await userEvent.type(await findReply(), 'That worked for me too.');
    const requests = mockResponse('get', api.topic(code), { ...aTopicDetail() });
    await send();
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ from: '1', atLeast: '3' }));
  });

  it('replies to a post and quotes it', async () => {
    const requests = mockResponse('post', api.replies(code), { ...aConnectPost({ number: 3, isOwn: true }) });
    mockResponse('delete', '/api/connect/drafts/:id', '');
    open();
    await findReply();
    const answer = await findPost('Post 2 by Ben');
    await userEvent.click(within(answer).getByRole('button', { name: 'Quote' }));
    expect(screen.getByText('In reply to post 2')).toBeVisible();
    await userEvent.type(await findReply(), 'That worked for me too.');
    await send();
    expect(await screen.findByText('Your reply is published.')).toBeVisible();
    expect(requests[0]?.body).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      text: 'That worked for me too.',
      replyTo: aTopicDetail().posts[1]!.id,
      quotes: [{ post: aTopicDetail().posts[1]!.id, text: 'With a month in a sublet.' }],
    });
    expect(await findReply()).toHaveValue('');
  });

  it('learns at once that a reply waits for review', async () => {
    mockResponse('post', api.replies(code), { ...aConnectPost({ status: 'held', isOwn: true }) });
    mockResponse('delete', '/api/connect/drafts/:id', '');
    open();
    await userEvent.type(await findReply(), 'Write to me at ben@example.com');
    await send();
    expect(
      await screen.findByText('Waiting for review. This usually takes less than 24 hours.'),
    ).toBeVisible();
  });

  it('sees a too short reply marked, without a request', async () => {
    const requests = mockResponse('post', api.replies(code), {});
    open();
    await findReply();
    await send();
    expect(await screen.findByText('Please write at least 2 characters')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('keeps the text when the server refuses it', async () => {
    mockError('post', api.replies(code), {
      statusCode: 403,
      code: 'connect.refused',
      message: 'You can’t reply to this post.',
    });
    open();
    await userEvent.type(await findReply(), 'Hello there');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent: You can’t reply to this post.');
    expect(await findReply()).toHaveValue('Hello there');
  });

  it('puts a reply into the outbox without a connection', async () => {
    mockNetworkError('post', api.replies(code));
    mockResponse('delete', '/api/connect/drafts/:id', '');
    open();
    await userEvent.type(await findReply(), 'Hello there');
    await send();
    const waiting = within(await screen.findByRole('region', { name: 'Not sent yet' }));
    expect(
      waiting.getByText('Your reply in “How do you rent in Lisbon?”', { selector: 'bdi' }),
    ).toBeVisible();
    expect(waiting.getByText('Waiting for a connection')).toBeVisible();
    expect(screen.queryByText('Your reply is published.')).not.toBeInTheDocument();
    expect(outbox.get()).toMatchObject([{ body: { text: 'Hello there' }, topic: { code } }]);
  });

  it('finds a reply again that was not sent before the page closed', async () => {
    const { unmount } = open();
    await userEvent.type(await findReply(), 'Half a thou');
    unmount();
    open();
    expect(await findReply()).toHaveValue('Half a thou');
  });

  it('reacts, and takes a reaction back', async () => {
    const first = aConnectPost({
      reactions: { helpful: 1, thanks: 0, 'same-here': 0 },
      ownReactions: ['helpful'],
    });
    const set = mockResponse('put', api.reaction(first.id, 'thanks'), '');
    const lifted = mockResponse('delete', api.reaction(first.id, 'helpful'), '');
    open({ posts: [first] });
    const helpful = await screen.findByRole('button', { name: 'Helpful 1' });
    expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Thanks' }));
    await waitFor(() => expect(set).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Helpful 1' }));
    await waitFor(() => expect(lifted).toHaveLength(1));
  });

  it('blocks the author of a post after learning what a block does', async () => {
    const requests = mockResponse('put', api.block('ben'), '');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mute or block Ben' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mute or block Ben?' });
    expect(dialog).toHaveTextContent('a block stops contact, not reading');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('can’t reply to a closed topic', async () => {
    open({ isClosed: true });
    expect(await screen.findByText('This topic is closed. You can read it but not reply.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  });

  it('chooses a name before the first post', async () => {
    readAsMember({ profile: null });
    mockResponse('get', paths.api.cities(), { items: [], nextKey: null, total: 0 });
    open();
    expect(await screen.findByRole('heading', { name: 'First, how should we call you?' })).toBeVisible();
    const requests = mockResponse('put', api.profile(), {});
    await userEvent.type(screen.getByRole('textbox', { name: 'Handle' }), '@cleo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Cleo');
    readAsMember();
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await findReply()).toBeVisible();
    expect(requests[0]?.body).toEqual({
      handle: 'cleo',
      name: 'Cleo',
      about: '',
      languages: [],
    });
  });

  it('can’t write while writing is paused', async () => {
    readAsMember({ pausedUntil: '2027-06-03T10:00:00Z' });
    open();
    expect(await screen.findByText(/You can read but not write until 3 Jun 2027\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Post reply' })).not.toBeInTheDocument();
  });

  it('sees a preview by the server', async () => {
    const requests = mockResponse('post', api.preview(), { html: '<p><strong>Yes</strong></p>' });
    open();
    await userEvent.type(await findReply(), '**Yes**');
    await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(within(preview).getByText('Yes')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ text: '**Yes**' }]);
  });
});

describe('the author of a post', () => {
  useServer();
  const own = aConnectPost({ number: 2, author: ben, isOwn: true, text: 'With a sublet.' });

  beforeEach(() => void readAsMember());

  const edit = async () => {
    open({ posts: [aConnectPost(), own] });
    await userEvent.click(within(await findPost('Post 2 by Ben')).getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('form', { name: 'Edit post 2' }));
    expect(form.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    await userEvent.type(form.getByRole('textbox', { name: 'Text' }), ' Mine.');
    return form;
  };

  it('edits it', async () => {
    const requests = mockResponse('patch', api.post(own.id), { ...own });
    const form = await edit();
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit post 2' })).not.toBeInTheDocument());
    expect(requests.map(({ body }) => body)).toEqual([{ revision: 1, text: 'With a sublet. Mine.' }]);
    expect(await findPost('Post 2 by Ben')).toHaveFocus();
  });

  it('finds unsaved changes again, and can discard them', async () => {
    await edit();
    cleanup();
    open({ posts: [aConnectPost(), own] });
    await userEvent.click(within(await findPost('Post 2 by Ben')).getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('We kept the changes that you hadn’t saved.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('With a sublet. Mine.');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await userEvent.click(within(await findPost('Post 2 by Ben')).getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('With a sublet.');
  });

  it('sees both texts when another tab was faster, and chooses one', async () => {
    const changed = {
      statusCode: 409,
      code: 'connect.changed',
      message: 'Changed',
      revision: 2,
      theirs: 'Theirs.',
    };
    mockError('patch', api.post(own.id), changed);
    const form = await edit();
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByRole('region', { name: 'Yours' })).toHaveTextContent('With a sublet. Mine.');
    expect(form.getByRole('region', { name: 'Saved elsewhere' })).toHaveTextContent('Theirs.');
    const requests = mockResponse('patch', api.post(own.id), { ...own });
    await userEvent.click(form.getByRole('button', { name: 'Save mine' }));
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ revision: 2, text: 'With a sublet. Mine.' }]),
    );
  });

  it('goes on with the other text after a conflict', async () => {
    const changed = {
      statusCode: 409,
      code: 'connect.changed',
      message: 'Changed',
      revision: 2,
      theirs: 'Theirs.',
    };
    mockError('patch', api.post(own.id), changed);
    const form = await edit();
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await form.findByRole('button', { name: 'Use the other version' }));
    expect(form.getByRole('textbox', { name: 'Text' })).toHaveValue('Theirs.');
  });

  it('removes it after being asked', async () => {
    const requests = mockResponse('delete', api.post(own.id), '');
    open({ posts: [aConnectPost(), own] });
    await userEvent.click(within(await findPost('Post 2 by Ben')).getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this post?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('accepts an answer to the own question', async () => {
    readAsMember({
      profile: {
        handle: 'ana',
        name: 'Ana',
        about: '',
        languages: [],
        homeCity: null,
        pictureUrl: null,
        hasPicture: false,
      },
    });
    const requests = mockResponse('put', api.acceptedAnswer(code), '');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept this answer' }));
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ post: aTopicDetail().posts[1]!.id }]),
    );
  });
});

describe('a topic without a connection', () => {
  useServer();
  beforeEach(() => readAsVisitor());
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  const save = async () => {
    const cache = await mockCaches().open('wanderwork-connect-topics');
    const headers = { date: 'Sat, 28 Nov 2026 12:00:00 GMT' };
    await cache.put(`${api.topic(code)}?from=1`, Response.json(aTopicDetail(), { headers }));
    return cache;
  };

  it('is the copy saved in this browser, with its date', async () => {
    await save();
    mockNetworkError('get', api.topic(code));
    renderTopic();
    expect(await findPost('Post 2 by Ben')).toBeVisible();
    expect(screen.getByText(/This is the copy saved in this browser on 28 Nov 2026\./)).toBeVisible();
  });

  it('is forgotten once it is no longer public', async () => {
    const cache = await save();
    mockError('get', api.topic(code), { statusCode: 404, code: 'connect.not_found', message: 'No' });
    renderTopic();
    expect(await screen.findByText(/it’s no longer public/)).toBeVisible();
    await waitFor(async () => expect(await cache.keys()).toEqual([]));
  });
});

describe('reading a topic', () => {
  useServer();

  it('marks it as read after five seconds, and sends that within five more', async () => {
    readAsMember();
    const requests = mockResponse('post', api.reads(), '');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
    try {
      open();
      await act(() => jest.advanceTimersByTimeAsync(4000));
      expect(localStorage.getItem('wanderwork_connect_reads')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(localStorage.getItem('wanderwork_connect_reads')).not.toBeNull();
      expect(requests).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(requests.map(({ body }) => body)).toEqual([{ topics: [{ topic: code, number: 2 }] }]);
    } finally {
      jest.useRealTimers();
    }
  });
});
