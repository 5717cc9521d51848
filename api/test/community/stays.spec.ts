import { stayLimits, type FreeEvening, type OverlapWeek, type Stay } from '@wanderwork/contracts';
import { StaysJob } from '../../src/modules/community/jobs/stays.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { CONNECT, createId, createPerson, toRefusal, type ConnectUser } from './people.js';

const DAY_MS = 86_400_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(() => api.db.query('TRUNCATE community_stays, community_call_hours'));
afterAll(() => api.close());

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const inDays = (count: number) => toDay(Date.now() + count * DAY_MS);
/** A Monday four to five weeks ahead. */
const monday = toDay(Date.now() + (36 - ((new Date().getUTCDay() + 6) % 7)) * DAY_MS - DAY_MS);
const afterMonday = (count: number) => toDay(Date.parse(monday) + count * DAY_MS);

const count = () => api.app.get(StaysJob).count();
const createPeople = (number: number) => Promise.all(Array.from({ length: number }, () => createPerson(api)));

const sendStay = ({ browser }: ConnectUser, change: object = {}, id = createId()) =>
  browser.request('PUT', `${CONNECT}/stays/${id}`, {
    city: 'lisbon',
    from: monday,
    to: afterMonday(6),
    ...change,
  });
const addStay = async (person: ConnectUser, change: object = {}): Promise<Stay> => {
  const response = await sendStay(person, change);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<Stay>();
};
const listStays = async ({ browser }: ConnectUser) =>
  (await browser.request('GET', `${CONNECT}/stays`)).json<Stay[]>();
const listOverlaps = async ({ browser }: ConnectUser) =>
  (await browser.request('GET', `${CONNECT}/overlaps`)).json<OverlapWeek[]>();
const raiseHand = ({ browser }: ConnectUser, { id }: Stay) =>
  browser.request('PUT', `${CONNECT}/stays/${id}/hand`);
const remove = ({ browser }: ConnectUser, { id }: Stay) =>
  browser.request('DELETE', `${CONNECT}/stays/${id}`);

const lisbon = { kind: 'city', slug: 'lisbon', name: 'Lisbon' };
const week = (members: number | null, meeting: number | null = null) => ({
  city: lisbon,
  week: monday,
  members,
  meeting,
});

describe('a stay', () => {
  it('is listed for its owner alone, until the day after it ends in the city', async () => {
    const [ana, ben] = await createPeople(2);
    const stay = await addStay(ana!, { from: inDays(-3), to: inDays(3) });
    expect(stay).toEqual({
      ...{ id: stay.id, city: lisbon, from: inDays(-3), to: inDays(3) },
      ...{ wantsToMeet: false, isCounted: false },
    });
    expect([await listStays(ana!), await listStays(ben!)]).toEqual([[stay], []]);
    const endOn = (day: string) =>
      api.db.query(
        `UPDATE community_stays SET ends_on = (now() AT TIME ZONE 'Europe/Lisbon')::date + $1::integer`,
        [day],
      );
    const countRows = async () => (await api.db.query('SELECT FROM community_stays')).length;
    await endOn('0');
    await api.app.get(StaysJob).deleteEnded();
    expect([await countRows(), (await listStays(ana!)).length]).toEqual([1, 1]);
    await endOn('-1');
    expect(await listStays(ana!)).toEqual([]);
    await api.app.get(StaysJob).deleteEnded();
    expect(await countRows()).toBe(0);
  });

  it('is sent twice without harm, and refused with the same id and other days', async () => {
    const ana = await createPerson(api);
    const id = createId();
    const [first, second] = [await sendStay(ana, {}, id), await sendStay(ana, {}, id)];
    expect(second.json()).toEqual(first.json());
    expect(toRefusal(await sendStay(ana, { to: afterMonday(7) }, id))).toBe('409 connect.changed');
    expect(await listStays(ana)).toHaveLength(1);
  });

  it.each([
    ['ends before it starts', { from: inDays(9), to: inDays(8) }, 'to'],
    ['is over', { from: inDays(-9), to: inDays(-2) }, 'to'],
    ['ends in more than 26 weeks', { from: inDays(9), to: inDays(26 * 7 + 2) }, 'to'],
    ['started long ago', { from: inDays(-26 * 7 - 2), to: inDays(1) }, 'from'],
    ['is in no city', { city: 'atlantis' }, 'city'],
    ['has no day', { from: '2027-02-30' }, 'from'],
    ['lies beyond the calendar', { from: '0000-01-01' }, 'from'],
  ])('is refused when it %s', async (_, change, path) => {
    const response = await sendStay(await createPerson(api), change);
    expect(toRefusal(response)).toBe('400 validation.failed');
    expect(response.json<{ errors: object[] }>().errors[0]).toMatchObject({ path });
  });

  it('is one of six at most, however many are sent at once', async () => {
    const ana = await createPerson(api, 'new');
    const sent = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        sendStay({ ...ana, browser: ana.browser.clone() }, { to: afterMonday(index) }),
      ),
    );
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(stayLimits.stays);
    expect(new Set(sent.filter(({ statusCode }) => statusCode !== 200).map(toRefusal))).toEqual(
      new Set(['409 stay.too_many']),
    );
    await remove(ana, (await listStays(ana))[0]!);
    expect((await sendStay(ana)).statusCode).toBe(200);
  });

  it('is on no profile', async () => {
    const [ana, ben] = await createPeople(2);
    await addStay(ana!);
    const profile = await ben!.browser.request('GET', `${CONNECT}/people/${ana!.handle}`);
    expect(profile.statusCode).toBe(200);
    expect(profile.body).not.toMatch(/lisbon|stay/i);
  });
});

describe('the overlap of a week', () => {
  it('is a number from three others on, as of the last night, and nothing else', async () => {
    const people = await createPeople(4);
    for (const person of people.slice(0, 3)) await addStay(person);
    await count();
    expect(await listOverlaps(people[0]!)).toEqual([]);
    await addStay(people[3]!);
    expect(await listOverlaps(people[0]!)).toEqual([]);
    await count();
    for (const person of people) expect(await listOverlaps(person)).toEqual([week(3)]);
  });

  it('is shown only to people with a stay in that city and that week', async () => {
    const people = await createPeople(6);
    for (const person of people.slice(0, 4)) await addStay(person);
    await addStay(people[4]!, { city: 'porto' });
    await addStay(people[5]!, { from: afterMonday(7), to: afterMonday(9) });
    await count();
    expect(await listOverlaps(people[0]!)).toEqual([week(3)]);
    for (const person of people.slice(4)) expect(await listOverlaps(person)).toEqual([]);
  });

  it('counts people who have been members for 30 days, and each of them once', async () => {
    const [reader, twice, ...others] = await createPeople(4);
    const recent = await createPerson(api);
    await api.db.query(
      `UPDATE community_people SET member_since = now() - interval '29 days' WHERE user_id = $1`,
      [recent.id],
    );
    const newcomer = await createPerson(api, 'new');
    for (const person of [reader!, twice!, ...others.slice(1), recent, newcomer]) await addStay(person);
    await addStay(twice!, { from: afterMonday(2) });
    await count();
    expect(await listOverlaps(reader!)).toEqual([]);
    await addStay(others[0]!);
    await count();
    expect(await listOverlaps(reader!)).toEqual([week(3)]);
  });

  it('shows a new person, who is not counted, the same three others', async () => {
    const newcomer = await createPerson(api, 'new');
    for (const person of [newcomer, ...(await createPeople(3))]) await addStay(person);
    await count();
    expect(await listOverlaps(newcomer)).toEqual([week(3)]);
  });

  it('does not change before the next night, whatever people add or remove', async () => {
    const people = await createPeople(5);
    const stays = await Promise.all(people.slice(0, 4).map((person) => addStay(person)));
    await count();
    await remove(people[1]!, stays[1]!);
    await remove(people[2]!, stays[2]!);
    await addStay(people[4]!);
    expect(await listOverlaps(people[0]!)).toEqual([week(3)]);
    // What comes back or is new waits for the night, too.
    await addStay(people[1]!);
    expect(await listOverlaps(people[1]!)).toEqual([]);
    expect(await listOverlaps(people[4]!)).toEqual([]);
    await count();
    expect(await listOverlaps(people[4]!)).toEqual([week(3)]);
  });

  it('is the same with a block as without one', async () => {
    const people = await createPeople(4);
    for (const person of people) await addStay(person);
    await count();
    await people[0]!.browser.request('PUT', `${CONNECT}/blocks/${people[1]!.handle}`);
    for (const moment of ['at once', 'after the night']) {
      if (moment === 'after the night') await count();
      for (const person of people.slice(0, 2)) expect(await listOverlaps(person)).toEqual([week(3)]);
    }
  });
});

describe('“I’d like to meet people”', () => {
  it('shows those who chose it how many did, from three on and as of the last night', async () => {
    const people = await createPeople(5);
    const stays = await Promise.all(people.map((person) => addStay(person)));
    await raiseHand(people[0]!, stays[0]!);
    await raiseHand(people[1]!, stays[1]!);
    await count();
    expect(await listOverlaps(people[0]!)).toEqual([week(3)]);
    await raiseHand(people[2]!, stays[2]!);
    expect(await listOverlaps(people[2]!)).toEqual([week(3)]);
    await count();
    for (const person of people.slice(0, 3)) expect(await listOverlaps(person)).toEqual([week(3, 3)]);
    expect(await listOverlaps(people[3]!)).toEqual([week(3)]);
    // A raised hand sees nothing before it was counted.
    await raiseHand(people[3]!, stays[3]!);
    expect(await listOverlaps(people[3]!)).toEqual([week(3)]);
    await people[1]!.browser.request('DELETE', `${CONNECT}/stays/${stays[1]!.id}/hand`);
    expect(await listOverlaps(people[1]!)).toEqual([week(3)]);
    expect(await listOverlaps(people[0]!)).toEqual([week(3, 3)]);
  });

  it('belongs to a stay of one’s own', async () => {
    const [ana, ben] = await createPeople(2);
    const stay = await addStay(ana!);
    expect(toRefusal(await raiseHand(ben!, stay))).toBe('404 connect.not_found');
    expect((await listStays(ana!))[0]).toMatchObject({ wantsToMeet: false });
    await raiseHand(ana!, stay);
    expect((await listStays(ana!))[0]).toMatchObject({ wantsToMeet: true });
  });
});

describe('free evenings', () => {
  const share = ({ browser }: ConnectUser, change: object = {}) =>
    browser.request('PUT', `${CONNECT}/call-hours`, {
      ...{ zone: 'America/New_York', from: 9 * 60, to: 15 * 60, days: [1, 2, 3, 4, 5] },
      ...change,
    });
  const readEvenings = ({ browser }: ConnectUser, from = monday, to = afterMonday(6)) =>
    browser.request('GET', `${CONNECT}/places/city/lisbon/free-evenings?from=${from}&to=${to}`);
  const listEvenings = async (who: ConnectUser) => (await readEvenings(who)).json<FreeEvening[]>();
  const evening = (days: number, part: string, people = 3) => ({ date: afterMonday(days), part, people });

  it('are those without client calls, in the time of the city, as a sum over three others', async () => {
    const people = await createPeople(4);
    const host = await createPerson(api);
    for (const person of people) await addStay(person, { to: afterMonday(5) });
    for (const person of people.slice(0, 3)) await share(person);
    await count();
    expect(await listEvenings(host)).toEqual([]);
    await share(people[3]!);
    expect(await listEvenings(host)).toEqual([]);
    await count();
    // 9 to 15 in New York is 14 to 20 in Lisbon, with and without summer time.
    const weekdays = [0, 1, 2, 3, 4].map((day) => evening(day, 'late'));
    expect(await listEvenings(host)).toEqual([...weekdays, evening(5, 'early'), evening(5, 'late')]);
  });

  it('know calls that run past midnight and days on which there are none', async () => {
    const people = await createPeople(4);
    for (const person of people) {
      await addStay(person, { to: afterMonday(2) });
      // Sunday from 22 to 20 on Monday in Lisbon.
      await share(person, { zone: 'Europe/Lisbon', from: 22 * 60, to: 20 * 60, days: [7] });
    }
    await count();
    const tuesdayAndWednesday = [1, 2].flatMap((day) => [evening(day, 'early'), evening(day, 'late')]);
    expect(await listEvenings(people[0]!)).toEqual([evening(0, 'late'), ...tuesdayAndWednesday]);
  });

  it('are forgotten in the night after somebody stops sharing', async () => {
    const people = await createPeople(4);
    for (const person of people) {
      await addStay(person, { to: monday });
      await share(person, { days: [] });
    }
    await count();
    const all = [evening(0, 'early'), evening(0, 'late')];
    await people[1]!.browser.request('DELETE', `${CONNECT}/call-hours`);
    expect((await people[1]!.browser.request('GET', `${CONNECT}/call-hours`)).json()).toEqual({
      hours: null,
    });
    expect(await listEvenings(people[0]!)).toEqual(all);
    await count();
    expect(await listEvenings(people[0]!)).toEqual([]);
  });

  it('are shown to members, who may host', async () => {
    expect(toRefusal(await readEvenings(await createPerson(api, 'unconfirmed')))).toBe(
      '403 auth.email_unconfirmed',
    );
    expect(toRefusal(await readEvenings(await createPerson(api, 'new')))).toBe('403 connect.member_required');
    expect((await readEvenings(await createPerson(api, 'member'))).statusCode).toBe(200);
    const { browser } = await createPerson(api);
    const unknown = `${CONNECT}/places/city/atlantis/free-evenings?from=${monday}&to=${monday}`;
    expect(toRefusal(await browser.request('GET', unknown))).toBe('404 connect.place_unknown');
  });

  it('keep the hours for their owner alone, who reads them as they were shared', async () => {
    const ana = await createPerson(api);
    const hours = { zone: 'Asia/Tokyo', from: 30, to: 600, days: [1, 7] };
    await share(ana, hours);
    expect((await ana.browser.request('GET', `${CONNECT}/call-hours`)).json()).toEqual({ hours });
    for (const change of [{ zone: 'Mars/Base' }, { to: 30 }, { days: [8] }, { from: 1440 }])
      expect(toRefusal(await share(ana, { ...hours, ...change }))).toBe('400 validation.failed');
  });
});
