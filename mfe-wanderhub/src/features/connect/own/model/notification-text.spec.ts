import { type ConnectNotification } from '@wanderwork/contracts';
import { describeNotification } from './notification-text';

const aNotification = (change: Partial<ConnectNotification>): ConnectNotification => ({
  id: 'n1',
  kind: 'reply',
  objectId: 't1',
  title: 'How do you rent in Lisbon?',
  path: '/connect/t/abcd1234/renting',
  actor: { handle: 'ana', name: 'Ana', pictureUrl: null },
  people: 1,
  updatedAt: '2026-11-01T10:00:00Z',
  readAt: null,
  ...change,
});

describe('the text of a notification', () => {
  it.each([
    [{}, 'Ana replied in “How do you rent in Lisbon?”'],
    [{ people: 2 }, 'Ana and 1 other replied in “How do you rent in Lisbon?”'],
    [{ people: 5 }, 'Ana and 4 others replied in “How do you rent in Lisbon?”'],
    [{ kind: 'mention' as const }, 'Ana mentioned you in “How do you rent in Lisbon?”'],
    [{ kind: 'topic' as const }, 'Ana started “How do you rent in Lisbon?”'],
    [
      { kind: 'accepted' as const, actor: null },
      'A former member accepted your answer in “How do you rent in Lisbon?”',
    ],
    [
      { kind: 'outdated' as const, actor: null },
      'The accepted answer in “How do you rent in Lisbon?” may be out of date',
    ],
    [
      { kind: 'team-reply' as const, actor: null },
      'The WanderWork team replied in “How do you rent in Lisbon?”',
    ],
    [{ kind: 'message-request' as const }, 'Ana would like to write to you'],
    [{ kind: 'message-accepted' as const }, 'Ana accepted your request to write'],
    [{ kind: 'message' as const }, 'Ana wrote to you'],
    [{ kind: 'meetup' as const, title: 'Coffee' }, 'Ana planned the meet-up “Coffee”'],
    [{ kind: 'meetup-seat' as const, title: 'Coffee' }, 'You have a seat: “Coffee”'],
    [{ kind: 'meetup-cancellation' as const, title: 'Coffee' }, '“Coffee” is canceled'],
    [{ kind: 'meetup-invitation' as const, title: 'Coffee' }, 'Ana asks you to co-host “Coffee”'],
    [{ kind: 'decision' as const, title: 'A decision about your post' }, 'A decision about your post'],
  ])('%#: says who did what', (change, text) => {
    expect(describeNotification(aNotification(change))).toBe(text);
  });
});
