import type { MeetupDetail, MeetupGuests, MeetupPage, TrustLevel } from '@wanderwork/contracts';
import { CONNECT, createId, createPerson, type ConnectUser } from '../community/people.js';
import type { TestApp } from '../support/index.js';
import type { Browser } from '../support/member.js';

export const MEETUPS = `${CONNECT}/meet-ups`;

const NOON = 12;

/** The zone in which it is that hour now. `Etc/GMT+3` is three hours behind UTC. */
export const getZoneAt = (hour: number): string => {
  const offset = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};

/** A person who lives where it is noon, so that emails are sent at once. */
export const createReader = async (api: TestApp, level: TrustLevel = 'member'): Promise<ConnectUser> => {
  const person = await createPerson(api, level);
  await person.browser.request('PUT', `${CONNECT}/visits`, { timeZone: getZoneAt(NOON) });
  return person;
};

/** Local time, so many days ahead: "2027-03-28T19:00". */
export const inDays = (days: number, clock = '19:00'): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;

export const createMeetupBody = (change: object = {}) => ({
  city: 'lisbon',
  title: 'Dinner by the river',
  text: 'We meet at the door and sit outside.',
  dates: [{ id: createId(), start: inDays(10) }],
  minutes: 120,
  seats: 8,
  venue: { name: 'Café Central', address: 'Rua Nova 1' },
  isAddressVisible: false,
  isPublicPlace: true,
  ...change,
});

export const sendMeetup = ({ browser }: ConnectUser, change: object = {}) =>
  browser.request('POST', MEETUPS, createMeetupBody(change));

export const postMeetup = async (host: ConnectUser, change: object = {}): Promise<MeetupDetail> => {
  const response = await sendMeetup(host, change);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<MeetupDetail>();
};

/** What hosts send to change it. */
export const toEdit = (meetup: MeetupDetail, change: object = {}) => ({
  revision: meetup.revision,
  title: meetup.title,
  text: meetup.text,
  start: meetup.start,
  minutes: (Date.parse(meetup.endsAt) - Date.parse(meetup.startsAt)) / 60_000,
  seats: meetup.seats,
  venue: meetup.venue,
  isAddressVisible: meetup.isAddressVisible,
  isPublicPlace: true,
  ...change,
});

export const sendEdit = ({ browser }: ConnectUser, meetup: MeetupDetail, change: object = {}) =>
  browser.request('PATCH', `${MEETUPS}/${meetup.code}`, toEdit(meetup, change));

export const editMeetup = async (
  host: ConnectUser,
  meetup: MeetupDetail,
  change: object,
): Promise<MeetupDetail> => {
  const response = await sendEdit(host, meetup, change);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<MeetupDetail>();
};

export const cancelMeetup = ({ browser }: ConnectUser, code: string, reason = 'The café is closed.') =>
  browser.request('POST', `${MEETUPS}/${code}/cancel`, { reason });

export const sendRsvp = ({ browser }: ConnectUser, code: string) =>
  browser.request('PUT', `${MEETUPS}/${code}/rsvp`);

export const join = async (person: ConnectUser, code: string): Promise<MeetupDetail> => {
  const response = await sendRsvp(person, code);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<MeetupDetail>();
};

export const leave = ({ browser }: ConnectUser, code: string) =>
  browser.request('DELETE', `${MEETUPS}/${code}/rsvp`);

export const readMeetup = async (who: Browser, code: string): Promise<MeetupDetail> =>
  (await who.request('GET', `${MEETUPS}/${code}`)).json<MeetupDetail>();

export const listGuests = ({ browser }: ConnectUser, code: string) =>
  browser.request('GET', `${MEETUPS}/${code}/guests`);

export const listHandles = async (person: ConnectUser, code: string): Promise<string[]> =>
  (await listGuests(person, code)).json<MeetupGuests>().going.map(({ handle }) => handle);

export const listCodes = async (who: Browser, path = ''): Promise<string[]> =>
  (await who.request('GET', `${MEETUPS}${path}`)).json<MeetupPage>().items.map(({ code }) => code);

/** Lets a meet-up that was planned a week ago begin in so many hours. */
export const moveStart = async ({ db }: TestApp, id: string, hours: number): Promise<void> => {
  await db.query(
    `UPDATE meetups SET starts_at = now() + make_interval(secs => $2), created_at = now() - interval '7 days',
       ends_at = now() + make_interval(secs => $2) + interval '2 hours' WHERE id = $1`,
    [id, hours * 3600],
  );
};

/** The titles of somebody's notifications with their kinds, the newest first. */
export const listNotifications = async ({ browser }: ConnectUser): Promise<string[]> =>
  (await browser.request('GET', `${CONNECT}/notifications`))
    .json<{ items: { kind: string }[] }>()
    .items.map(({ kind }) => kind);
