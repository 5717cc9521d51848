import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, reportKinds } from '@wanderwork/contracts';
import { aCity, aPage, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ConnectPages from './connect-page';
import { Route, Routes } from 'react-router-dom';
import {
  aConnectNotification,
  aConversation,
  ana,
  aPlace,
  aTopic,
  aTopicDetail,
  readAsMember,
  readAsVisitor,
} from '../features/connect/common/connect.fixture';
import { aMeetup, aMeetupDetail } from '../features/connect/meetups/meetups.fixture';

const api = paths.api.connect;

const mockTopics = () => {
  mockResponse('get', api.topics(), aPage([aTopic()]));
  mockResponse('get', api.meetups(), aPage([aMeetup()]));
  mockResponse('get', paths.api.cities(), aPage([aCity()]));
};

const mockPerson = () => {
  mockResponse('get', api.messageContact('ana'), { conversation: null, canRequest: true });
  mockResponse('get', api.person('ana'), {
    ...{ ...ana, about: '', languages: [], homeCity: null, isMuted: false, isBlocked: false },
  });
};

const mockConversation = () =>
  void mockResponse('get', api.conversation(aConversation().id), { ...aConversation() });

interface Screen {
  at: string;
  prepare: () => void;
  /** The buttons that report what the screen shows of people. */
  reports: RegExp[];
}

/** The screens that show what other people did. */
const screens: Record<string, Screen> = {
  '': {
    at: '/connect',
    prepare: mockTopics,
    reports: [/the topic “How do you rent in Lisbon\?”/, /the meet-up/],
  },
  'cities/:slug': {
    at: '/connect/cities/tbilisi',
    prepare: () => {
      mockTopics();
      mockResponse('get', api.place('city', 'tbilisi'), { ...aPlace() });
    },
    reports: [/the topic/, /the meet-up/],
  },
  'regions/:slug': {
    at: '/connect/regions/western-asia',
    prepare: () => {
      mockTopics();
      mockResponse('get', api.place('region', 'western-asia'), {
        ...aPlace({
          kind: 'region',
          slug: 'western-asia',
          name: 'Western Asia',
          parent: null,
          starter: null,
        }),
      });
    },
    reports: [/the topic/, /the meet-up/],
  },
  everywhere: {
    at: '/connect/everywhere',
    prepare: () => {
      mockTopics();
      mockResponse('get', api.place('everywhere', 'everywhere'), {
        ...aPlace({
          kind: 'everywhere',
          slug: 'everywhere',
          name: 'Everywhere',
          parent: null,
          starter: null,
        }),
      });
    },
    reports: [/the topic/, /the meet-up/],
  },
  't/:code/:slug': {
    at: '/connect/t/k3f9a2bc/renting-in-lisbon',
    prepare: () => void mockResponse('get', api.topic('k3f9a2bc'), { ...aTopicDetail() }),
    reports: [/this topic/, /Post 1 by Ana/, /Post 2 by Ben/],
  },
  search: {
    at: '/connect/search?q=rent',
    prepare: () =>
      void mockResponse('get', api.search(), {
        ...aPage([
          { ...aTopic(), number: 1, found: { title: [{ text: aTopic().title, found: false }], passage: [] } },
        ]),
        corrected: null,
      }),
    reports: [/the topic/],
  },
  'meet-ups': {
    at: '/connect/meet-ups',
    prepare: () => {
      mockResponse('get', api.meetups(), aPage([aMeetup()]));
      mockResponse('get', api.ownMeetups(), aPage([]));
      mockResponse('get', api.calendar(), { feed: null });
    },
    reports: [/the meet-up “Coffee in Alfama”/],
  },
  'meet-ups/:code/:slug': {
    at: '/connect/meet-ups/m33tupab/coffee-in-alfama',
    prepare: () => {
      mockResponse('get', api.meetup('m33tupab'), { ...aMeetupDetail({ ownRsvp: 'going' }) });
      mockResponse('get', api.meetupGuests('m33tupab'), { going: [ana], waiting: [] });
    },
    reports: [/this meet-up/, /Ana/],
  },
  'people/:handle': { at: '/connect/people/ana', prepare: mockPerson, reports: [/the profile of Ana/] },
  notifications: {
    at: '/connect/notifications',
    prepare: () =>
      void mockResponse('get', api.notifications(), { ...aPage([aConnectNotification()]), unread: 1 }),
    reports: [/Ben/],
  },
  messages: {
    at: '/connect/messages',
    prepare: () =>
      void mockResponse('get', api.messages(), { ...aPage([aConversation()]), unread: 0, requests: 0 }),
    reports: [/Ana/],
  },
  'messages/:id': {
    at: paths.web.connectConversation(aConversation().id),
    prepare: mockConversation,
    reports: [/the profile of Ana/, /the message by Ana/],
  },
  settings: {
    at: '/connect/settings',
    prepare: () => {
      mockResponse('get', api.blocks(), { blocks: [ana], mutes: [] });
      mockResponse('get', api.follows(), []);
      mockResponse('get', api.emailSettings(), {});
      mockResponse('get', api.pushSubscriptions(), { publicKey: null, ids: [] });
      mockResponse('get', paths.api.cities(), aPage([aCity()]));
    },
    reports: [/Ana/],
  },
  new: {
    at: '/connect/new?kind=question&title=How%20do%20you%20rent%20in%20Lisbon',
    prepare: () => {
      mockResponse('get', api.similarTopics(), [aTopic()]);
      mockResponse('get', paths.api.cities(), aPage([aCity()]));
    },
    reports: [/the topic/],
  },
};

/** The screens that show nothing of other people, or only to those who decide about it. */
const exempt = ['decisions', 'rules/*', 'moderation', 'stays', 'meet-ups/new', 'meet-ups/:code/:slug/edit'];

const listPaths = (): string[] => {
  const source = readFileSync(path.resolve(__dirname, 'connect-page.tsx'), 'utf8');
  return [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, route]) => route!);
};

const open = (at: string) =>
  renderAt(
    at,
    <Routes>
      <Route path="/connect/*" element={<ConnectPages />} />
    </Routes>,
  );

describe('reporting', () => {
  useServer();
  beforeEach(() => void readAsMember());

  it('is possible on every screen that shows something of other people', () => {
    expect([...Object.keys(screens), ...exempt].sort()).toEqual(['', ...listPaths()].sort());
  });

  it.each(Object.entries(screens))(
    'is possible on the screen at “%s”',
    async (_route, { at, prepare, reports }) => {
      prepare();
      open(at);
      for (const name of reports) {
        const buttons = await screen.findAllByRole('button', {
          name: new RegExp(`^Report .*${name.source}`),
        });
        expect(buttons).not.toEqual([]);
      }
    },
  );

  it('is possible for each kind of object in Connect', async () => {
    const reported = new Set<unknown>();
    for (const [at, prepare, name] of [
      [screens['t/:code/:slug']!.at, screens['t/:code/:slug']!.prepare, /^Report this topic/],
      [screens['t/:code/:slug']!.at, screens['t/:code/:slug']!.prepare, /^Report Post 2 by Ben/],
      [screens['people/:handle']!.at, screens['people/:handle']!.prepare, /^Report the profile of Ana/],
      [screens['messages/:id']!.at, mockConversation, /^Report the message by Ana/],
      [screens['meet-ups/:code/:slug']!.at, screens['meet-ups/:code/:slug']!.prepare, /^Report this meet-up/],
    ] as const) {
      prepare();
      const requests = mockResponse('post', api.reports(), {});
      const { unmount } = open(at);
      await userEvent.click(await screen.findByRole('button', { name }));
      await userEvent.click(await screen.findByRole('radio', { name: 'Spam or advertising' }));
      await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
      await screen.findByRole('button', { name });
      reported.add((requests[0]?.body as { kind: string }).kind);
      unmount();
    }
    // The names on leaderboards belong to WanderQuest, which has a test of its own.
    expect([...reported].sort()).toEqual(reportKinds.filter((kind) => kind !== 'leaderboard-name').sort());
  });

  it('needs no account', async () => {
    readAsVisitor();
    screens['people/:handle']!.prepare();
    const requests = mockResponse('post', api.reports(), {});
    open('/connect/people/ana');
    await userEvent.click(await screen.findByRole('button', { name: /^Report/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose what is wrong');
    expect(requests).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /It’s a scam/ }));
    await userEvent.type(
      screen.getByRole('textbox', { name: /What should the moderator know/ }),
      'Asks for a deposit',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await screen.findByRole('button', { name: /^Report/ });
    expect(requests[0]?.body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      kind: 'person',
      object: 'ana',
      reason: 'scam',
      text: 'Asks for a deposit',
    });
  });
});
