import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type Decision } from '@wanderwork/contracts';
import { aPage, mockError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { aConnectNotification, ana, ben, readAsMember, readAsVisitor } from '../../common/connect.fixture';
import { Route, Routes } from 'react-router-dom';
import Decisions from './decisions';
import Notifications from './notifications';
import Settings from './settings';

const api = paths.api.connect;

const emailSettings = { replies: true, meetups: true, decisions: true, messages: true, digest: 'weekly' };

/** What reaches the reader outside the app. */
const mockOutside = () => {
  mockResponse('get', api.emailSettings(), emailSettings);
  mockResponse('get', api.pushSubscriptions(), { publicKey: 'key', ids: [] });
};

const aDecision = (change: Partial<Decision> = {}): Decision => ({
  id: '0193a000-0000-7000-8000-0000000000e1',
  action: 'pause',
  kind: 'post',
  objectId: 'b1',
  rule: 'no-spam',
  explanation: 'The same advertisement was posted in four topics.',
  decidedBy: 'person',
  decidedAt: '2026-11-01T10:00:00Z',
  until: '2027-06-03T10:00:00Z',
  state: 'in-effect',
  appeal: null,
  appealUntil: '2027-05-01T10:00:00Z',
  ...change,
});

describe('decisions about the reader', () => {
  useServer();
  beforeEach(() => void readAsMember());

  it('shows the rule, the reason, who decided and until when it applies', async () => {
    mockResponse('get', api.decisions(), aPage([aDecision()]));
    renderAt('/connect/decisions', <Decisions />);
    const card = await screen.findByRole('article', { name: 'Writing paused (post)' });
    for (const text of [
      'The same advertisement was posted in four topics.',
      'No spam or hidden advertising',
      'A moderator',
      'Until 3 Jun 2027',
    ])
      expect(within(card).getByText(text)).toBeVisible();
  });

  it('can be appealed once, with a text', async () => {
    mockResponse('get', api.decisions(), aPage([aDecision()]));
    renderAt('/connect/decisions', <Decisions />);
    await userEvent.click(await screen.findByRole('button', { name: 'Appeal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText('Please explain it in at least 10 characters')).toBeVisible();
    const requests = mockResponse('post', api.appeal(aDecision().id), {});
    const appeal = {
      text: 'It was one topic.',
      at: '2026-11-02T10:00:00Z',
      outcome: null,
      explanation: null,
    };
    mockResponse('get', api.decisions(), aPage([aDecision({ appeal, appealUntil: null })]));
    await userEvent.type(screen.getByRole('textbox'), 'It was one topic.');
    await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(
      await screen.findByText('You appealed on 2 Nov 2026. Someone else is looking at it.'),
    ).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ text: 'It was one topic.' }]);
    expect(screen.queryByRole('button', { name: 'Appeal' })).not.toBeInTheDocument();
  });

  it('keeps the text of an appeal that the server refuses', async () => {
    mockResponse('get', api.decisions(), aPage([aDecision()]));
    mockError('post', api.appeal(aDecision().id), {
      statusCode: 409,
      code: 'decision.final',
      message: 'This decision can no longer be appealed.',
    });
    renderAt('/connect/decisions', <Decisions />);
    await userEvent.click(await screen.findByRole('button', { name: 'Appeal' }));
    await userEvent.type(screen.getByRole('textbox'), 'It was one topic.');
    await userEvent.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This decision can no longer be appealed.');
    expect(screen.getByRole('textbox')).toHaveValue('It was one topic.');
  });

  it.each<[Partial<Decision>, string]>([
    [{ state: 'reversed' }, 'No longer; it was reversed'],
    [{ state: 'ended' }, 'No longer; it has ended'],
    [{ until: null }, 'No end date'],
    [{ decidedBy: 'machine', action: 'hold' }, 'An automatic check'],
    [{ decidedBy: 'machine', action: 'hold', until: null }, 'Until it’s reviewed'],
    [
      {
        appeal: { text: 'x', at: '2026-11-02T10:00:00Z', outcome: 'reversed', explanation: 'We were wrong.' },
      },
      'Your appeal succeeded. We were wrong.',
    ],
  ])('%o reads “%s”', async (change, text) => {
    mockResponse('get', api.decisions(), aPage([aDecision(change)]));
    renderAt('/connect/decisions', <Decisions />);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says when there are none', async () => {
    mockResponse('get', api.decisions(), aPage([]));
    renderAt('/connect/decisions', <Decisions />);
    expect(await screen.findByText('No decisions. Nobody has had a reason to step in.')).toBeVisible();
  });

  it('sends visitors to log in', () => {
    readAsVisitor();
    const { location } = renderAt(
      '/connect/decisions',
      <Routes>
        <Route path="/connect/decisions" element={<Decisions />} />
        <Route path="*" element={null} />
      </Routes>,
    );
    expect(location()).toBe('/login?returnTo=%2Fconnect%2Fdecisions');
  });
});

describe('notifications', () => {
  useServer();
  beforeEach(() => void readAsMember());

  it('count people, lead to the post and are marked as read on the way', async () => {
    mockResponse('get', api.notifications(), { ...aPage([aConnectNotification({ people: 5 })]), unread: 1 });
    const requests = mockResponse('post', api.readNotifications(), '');
    const { location } = renderAt('/connect/notifications', <Notifications />);
    await userEvent.click(
      await screen.findByRole('link', { name: 'Ben and 4 others replied in “How do you rent in Lisbon?”' }),
    );
    expect(location()).toBe('/connect/t/k3f9a2bc/renting-in-lisbon?from=2#post-2');
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ ids: [aConnectNotification().id] }]),
    );
  });

  it('can all be marked as read', async () => {
    mockResponse('get', api.notifications(), { ...aPage([aConnectNotification()]), unread: 1 });
    const requests = mockResponse('post', api.readNotifications(), '');
    renderAt('/connect/notifications', <Notifications />);
    const button = await screen.findByRole('button', { name: 'Mark all as read' });
    mockResponse('get', api.notifications(), {
      ...aPage([aConnectNotification({ readAt: '2026-11-02T10:00:00Z' })]),
      unread: 0,
    });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(requests.map(({ body }) => body)).toEqual([{}]);
  });

  it('say what will be here', async () => {
    renderAt('/connect/notifications', <Notifications />);
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
  });
});

describe('settings', () => {
  useServer();
  beforeEach(() => {
    readAsMember();
    mockResponse('get', paths.api.cities(), aPage([]));
    mockOutside();
    mockResponse('get', api.blocks(), { blocks: [ben], mutes: [ana] });
    mockResponse('get', api.follows(), [
      { target: 'city:lisbon', level: 'everything', title: 'Lisbon' },
      { target: 'topic:k3f9a2bc', level: 'mentions', title: 'How do you rent in Lisbon?' },
      { target: 'topic:k3f9a2bd', level: 'nothing', title: null },
    ]);
  });

  it('change the profile', async () => {
    const requests = mockResponse('put', api.profile(), {});
    renderAt('/connect/settings', <Settings />);
    const about = await screen.findByRole('textbox', { name: /About you/ });
    await userEvent.type(about, 'Writes about trains.');
    await userEvent.type(screen.getByRole('combobox', { name: /Languages you speak/ }), 'Portug');
    await userEvent.click(await screen.findByRole('option', { name: 'Portuguese' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({
      handle: 'cleo',
      about: 'Writes about trains.',
      languages: ['pt'],
    });
  });

  it('say that a handle is in use', async () => {
    mockError('put', api.profile(), {
      statusCode: 409,
      code: 'handle.taken',
      message: 'This handle isn’t available.',
    });
    renderAt('/connect/settings', <Settings />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This handle isn’t available.');
  });

  it('choose emails, each saved right away', async () => {
    const requests = mockResponse('patch', api.emailSettings(), { ...emailSettings, replies: false });
    renderAt('/connect/settings', <Settings />);
    const replies = await screen.findByRole('checkbox', { name: /^Replies and mentions/ });
    expect(replies).toBeChecked();
    await userEvent.click(replies);
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(replies).not.toBeChecked();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Digest/ }), 'Every day at 8:00');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ body }) => body)).toEqual([{ replies: false }, { digest: 'daily' }]);
  });

  it('keep what the server could not save as it was', async () => {
    mockError('patch', api.emailSettings(), {
      statusCode: 503,
      code: 'service.unavailable',
      message: 'Not now.',
    });
    renderAt('/connect/settings', <Settings />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Your meet-ups/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    expect(screen.getByRole('checkbox', { name: /^Your meet-ups/ })).toBeChecked();
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  it('unblock and unmute people', async () => {
    const unblocked = mockResponse('delete', api.block('ben'), '');
    const unmuted = mockResponse('delete', api.mute('ana'), '');
    renderAt('/connect/settings', <Settings />);
    const blocked = await screen.findByRole('list', { name: 'Blocked' });
    await userEvent.click(within(blocked).getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(unblocked).toHaveLength(1));
    await userEvent.click(
      within(screen.getByRole('list', { name: 'Muted' })).getByRole('button', { name: 'Unmute' }),
    );
    await waitFor(() => expect(unmuted).toHaveLength(1));
  });

  it('change what a place notifies of', async () => {
    const requests = mockResponse('put', api.follow('city:lisbon'), '');
    renderAt('/connect/settings', <Settings />);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lisbon' }), 'Nothing');
    await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ level: 'nothing' }]));
  });
});
