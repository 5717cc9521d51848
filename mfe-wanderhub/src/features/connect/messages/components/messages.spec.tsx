import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, SCAM_WARNING, type Conversation, type PrivateMessage } from '@wanderwork/contracts';
import { getSiteSettings } from '@wanderwork/platform';
import { aPage, mockError, mockNetworkError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Route, Routes } from 'react-router-dom';
import { aConversation, aMessage, ben, readAsMember } from '../../common/connect.fixture';
import { outbox } from '../../common/model/outbox';
import ConversationPage from './conversation';
import { MessageButton } from './message-button';
import { MessageSettings } from './message-settings';
import Messages from './messages';

const api = paths.api.connect;
const { id } = aConversation();

const setPrivateMessages = (isOn: boolean) =>
  Object.assign(getSiteSettings().flags, { privateMessages: isOn });

const mockList = (items: Conversation[]) =>
  mockResponse('get', api.messages(), { ...aPage(items), unread: 0, requests: 0 });

const openConversation = (change: Partial<Conversation> = {}, messages?: PrivateMessage[]) => {
  mockResponse('get', api.conversation(id), { ...aConversation(change, messages) });
  return renderAt(
    paths.web.connectConversation(id),
    <Routes>
      <Route path="/connect/messages" element={<p>The list</p>} />
      <Route path="/connect/messages/:id" element={<ConversationPage />} />
    </Routes>,
  );
};

describe('private messages', () => {
  useServer();
  let userId: string;
  beforeEach(() => {
    userId = readAsMember();
    outbox.set([]);
  });
  afterEach(() => setPrivateMessages(true));

  describe('the list', () => {
    it('shows conversations with the beginning of their last message', async () => {
      mockList([aConversation({ isUnread: true })]);
      renderAt('/connect/messages', <Messages />);
      const list = await screen.findByRole('region', { name: 'Conversations' });
      expect(await within(list).findByRole('link', { name: 'Ana' })).toHaveAttribute(
        'href',
        paths.web.connectConversation(id),
      );
      expect(within(list).getByText('Shall we have a coffee?')).toBeVisible();
      expect(within(list).getByText('New')).toBeVisible();
    });

    it('says how conversations begin while there are none', async () => {
      mockList([]);
      renderAt('/connect/messages', <Messages />);
      expect(await screen.findByText(/^No conversations yet\./)).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Requests' })).not.toBeInTheDocument();
    });

    it('shows one line for somebody muted or blocked, until the reader asks', async () => {
      mockList([aConversation({ isMuted: true, preview: null })]);
      renderAt('/connect/messages', <Messages />);
      const [show] = await screen.findAllByRole('button', { name: 'Show' });
      expect(screen.queryByRole('link', { name: 'Ana' })).not.toBeInTheDocument();
      await userEvent.click(show!);
      expect(screen.getByRole('link', { name: 'Ana' })).toBeVisible();
    });

    it('says that the operator has closed private messages', async () => {
      setPrivateMessages(false);
      mockList([aConversation()]);
      renderAt('/connect/messages', <Messages />);
      expect(await screen.findByText(/^Private messages are closed for now\./)).toBeVisible();
      expect(await screen.findAllByRole('link', { name: 'Ana' })).not.toEqual([]);
    });

    it('can be loaded again after an error', async () => {
      mockNetworkError('get', api.messages());
      renderAt('/connect/messages', <Messages />);
      const [again] = await screen.findAllByRole('button', { name: /try again/i });
      mockList([aConversation()]);
      await userEvent.click(again!);
      expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
    });
  });

  describe('a conversation', () => {
    it('shows the newest message last and warns once of scams', async () => {
      openConversation({}, [
        aMessage({ number: 3, text: 'Or by crypto?', hasScamWarning: true }),
        aMessage({ number: 2, text: 'Could you send money?', hasScamWarning: true }),
        aMessage({ number: 1, isOwn: true, text: 'Hello Ana.' }),
      ]);
      const list = await screen.findByRole('list', { name: 'Messages' });
      const items = within(list).getAllByRole('listitem');
      expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
        'Hello Ana.',
        'Could you send money?',
        'Or by crypto?',
      ]);
      expect(within(list).getAllByText(SCAM_WARNING)).toHaveLength(1);
      expect(items[1]).toHaveTextContent(SCAM_WARNING);
    });

    it('is marked as read up to its last message', async () => {
      const requests = mockResponse('post', api.readConversation(id), '');
      openConversation({ isUnread: true }, [aMessage({ number: 7 })]);
      await screen.findByRole('list', { name: 'Messages' });
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(requests[0]?.body).toEqual({ number: 7 });
    });

    it('sends a message, and the same one again with the same id after an error', async () => {
      openConversation();
      mockError('post', api.messages(), { statusCode: 403, code: 'message.not_open', message: 'You can’t.' });
      const field = await screen.findByRole('textbox', { name: 'Your message' });
      await userEvent.type(field, 'Gladly.');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('You can’t.');
      expect(field).toHaveValue('Gladly.');
      const requests = mockResponse('post', api.messages(), {
        ...{ conversation: id, message: aMessage({ isOwn: true }) },
      });
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(requests[0]?.body).toMatchObject({ conversation: id, text: 'Gladly.' });
    });

    it('keeps a message in the outbox while there is no connection', async () => {
      openConversation();
      mockNetworkError('post', api.messages());
      await userEvent.type(await screen.findByRole('textbox', { name: 'Your message' }), 'On my way.');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText('Waiting for a connection')).toBeVisible();
      expect(screen.getByRole('region', { name: 'Not sent yet' })).toHaveTextContent('Your message to Ana');
      expect(outbox.get()).toMatchObject([{ userId, recipient: 'Ana', body: { conversation: id } }]);
    });

    it('that is a request can be accepted or declined', async () => {
      openConversation({ state: 'requested' });
      const accepted = mockResponse('post', api.acceptConversation(id), {});
      expect(await screen.findByText(/they don’t learn whether you read this/)).toBeVisible();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
      await waitFor(() => expect(accepted).toHaveLength(1));
      const declined = mockResponse('post', api.declineConversation(id), '');
      await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
      expect(await screen.findByText('The list')).toBeVisible();
      expect(declined).toHaveLength(1);
    });

    it.each<[string, Partial<Conversation>, RegExp]>([
      [
        'waits for an answer',
        { state: 'requested', isOwnRequest: true },
        /^Your request is waiting for Ana\./,
      ],
      ['was blocked by the reader', { isBlocked: true }, /^You blocked Ana\. Unblock them to write\./],
      ['belongs to somebody who left', { other: null }, /^This person has left Connect\./],
    ])('that %s says so instead of a form', async (_, change, text) => {
      openConversation(change);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    });

    it('with somebody muted is one line, until the reader asks', async () => {
      openConversation({ isMuted: true });
      await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
      expect(screen.getByText('Shall we have a coffee?')).toBeVisible();
    });

    it('that is gone says so', async () => {
      mockError('get', api.conversation(id), {
        statusCode: 404,
        code: 'connect.not_found',
        message: 'Gone.',
      });
      renderAt(
        paths.web.connectConversation(id),
        <Routes>
          <Route path="/connect/messages/:id" element={<ConversationPage />} />
        </Routes>,
      );
      expect(await screen.findByText('This conversation doesn’t exist, or it has ended.')).toBeVisible();
    });

    it('can be deleted from the list, after a question', async () => {
      openConversation();
      const requests = mockResponse('delete', api.conversation(id), '');
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog).toHaveTextContent('The other person keeps their copy.');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('The list')).toBeVisible();
      expect(requests).toHaveLength(1);
    });
  });

  describe('the button on a profile', () => {
    const open = (contact: object) => {
      mockResponse('get', api.messageContact('ben'), contact);
      return renderAt(
        '/connect/people/ben',
        <Routes>
          <Route path="/connect/people/:handle" element={<MessageButton person={ben} />} />
          <Route path="/connect/messages/:id" element={<p>The conversation</p>} />
        </Routes>,
      );
    };

    it('leads to the conversation that exists', async () => {
      open({ conversation: id, canRequest: false });
      expect(await screen.findByRole('link', { name: 'Open your conversation' })).toHaveAttribute(
        'href',
        paths.web.connectConversation(id),
      );
    });

    it('sends a request, keeps a refused text, and opens the conversation', async () => {
      open({ conversation: null, canRequest: true });
      await userEvent.click(await screen.findByRole('button', { name: 'Send a message' }));
      const field = await screen.findByRole('textbox', { name: 'Your message' });
      mockError('post', api.messages(), {
        ...{ statusCode: 400, code: 'validation.failed', message: 'Please check the marked fields.' },
        errors: [{ path: 'text', rule: 'messages', message: 'A first message can’t contain links.' }],
      });
      await userEvent.type(field, 'See example.com');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('A first message can’t contain links.');
      expect(field).toHaveValue('See example.com');
      const requests = mockResponse('post', api.messages(), { conversation: id, message: aMessage() });
      await userEvent.clear(field);
      await userEvent.type(field, 'Thanks for your answer.');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText('The conversation')).toBeVisible();
      expect(requests[0]?.body).toMatchObject({ to: 'ben', text: 'Thanks for your answer.' });
    });
  });

  it('are turned off in the settings', async () => {
    renderAt('/connect/settings', <MessageSettings userId={userId} />);
    const toggle = await screen.findByRole('switch', { name: 'Let others write to me' });
    expect(toggle).toBeChecked();
    const requests = mockResponse('put', api.messageSettings(), '');
    mockResponse('get', api.messageSettings(), { isOn: false });
    await userEvent.click(toggle);
    await screen.findByRole('switch', { name: 'Let others write to me', checked: false });
    expect(requests[0]?.body).toEqual({ isOn: false });
  });
});
