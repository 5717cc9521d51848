import { type MeetupDetail, type MeetupSummary } from '@wanderwork/contracts';
import { ana } from '../common/connect.fixture';

/** An evening in Lisbon, far ahead. */
export const aMeetup = (change: Partial<MeetupSummary> = {}): MeetupSummary => ({
  id: '0193a000-0000-7000-8000-0000000000e1',
  code: 'm33tupab',
  slug: 'coffee-in-alfama',
  title: 'Coffee in Alfama',
  city: { kind: 'city', slug: 'lisbon', name: 'Lisbon' },
  timeZone: 'Europe/Lisbon',
  start: '2096-12-05T18:30',
  end: '2096-12-05T20:30',
  startsAt: '2096-12-05T18:30:00.000Z',
  endsAt: '2096-12-05T20:30:00.000Z',
  seats: 8,
  going: 5,
  waiting: 0,
  host: ana,
  status: 'published',
  isCanceled: false,
  isMuted: false,
  ownRole: null,
  ownRsvp: null,
  ...change,
});

export const aMeetupDetail = (change: Partial<MeetupDetail> = {}): MeetupDetail => ({
  ...aMeetup(),
  html: '<p>Bring a book.</p>',
  text: null,
  venue: null,
  isAddressVisible: false,
  coHosts: [],
  invited: [],
  revision: 1,
  cancelReason: null,
  ownPosition: null,
  isSeatOffered: false,
  takeOverUntil: null,
  canTakeOver: false,
  isBlockedPersonGoing: false,
  otherDates: [],
  isIndexable: true,
  ...change,
});

export const aVenue = { name: 'Café Central', address: 'Rua do Salvador 12' };
