import { randomUUID } from 'node:crypto';
import type { SavedTrip, TripRevision } from '@wanderwork/contracts';
import {
  createTrip,
  noPins,
  parseDay,
  type Operation,
  type Series,
  type Stop,
  type Trip,
} from '@wanderwork/travel';
import type { TestApp } from '../support/index.js';
import type { Browser } from '../support/member.js';

const FROM = parseDay('2027-11-01')!;
const NIGHTS = 30;

export const createStop = (id: string, city: string, at: number): Stop => ({
  id,
  city,
  arrive: FROM + at * NIGHTS,
  leave: FROM + (at + 1) * NIGHTS,
  pinned: noPins,
  note: '',
});

export const calls: Series = {
  id: 'standup',
  title: 'Standup with Acme',
  zone: 'Europe/London',
  from: 540,
  to: 570,
  weekdays: [1, 2, 3, 4, 5],
  first: FROM,
  last: FROM + 60,
  except: [],
};

/** A trip to Lisbon and Medellín with everything that is private. */
export const createDocument = (change: Partial<Trip> = {}): Trip => ({
  ...createTrip(randomUUID(), FROM, 'Winter with Ana'),
  stops: [{ ...createStop('a', 'lisbon', 0), note: 'Ask Maria for the key' }, createStop('b', 'medellin', 1)],
  legs: [{ from: 'a', to: 'b', day: FROM + NIGHTS, mode: 'plane', departs: 600, arrives: 1200, usd: 640 }],
  passports: [{ code: 'DE', ownDays: { CO: 90 } }],
  calls: [calls],
  pastStays: [{ country: 'ES', entry: FROM - 100, exit: FROM - 70 }],
  lines: [{ id: 'gift', title: 'A ring for Ana', usd: 900, per: 'once' }],
  checks: [{ id: 'visa', title: 'Ask the consulate', done: false }],
  notes: 'Do not tell Ana',
  ...change,
});

export const tripPath = (id: string, rest = '') => `/api/trips/${id}${rest}`;

/** Saves a new trip and returns it; throws the body of a refusal. */
export const saveTrip = async (who: Browser, trip = createDocument()): Promise<SavedTrip<Trip>> => {
  const response = await who.request('PUT', tripPath(trip.id), { trip });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
};

export const getTrip = async (who: Browser, id: string): Promise<SavedTrip<Trip>> =>
  (await who.request('GET', tripPath(id))).json();

export const sendChange = (
  who: Browser,
  id: string,
  base: number,
  ops: readonly Operation[],
  requestId = randomUUID(),
) => who.request('POST', tripPath(id, '/changes'), { requestId, base, ops });

/** Applies a change that must be accepted; returns the new revision. */
export const changeTrip = async (
  who: Browser,
  id: string,
  base: number,
  ...ops: readonly Operation[]
): Promise<number> => {
  const response = await sendChange(who, id, base, ops);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<TripRevision>().revision;
};

export const rename = (title: string): Operation => ({ type: 'rename', title });

export const setTier = (api: TestApp, { email }: Browser, tier: string) =>
  api.db.query('UPDATE users SET subscription_tier = $1 WHERE email = $2', [tier, email]);

/** The status and error code of a refusal. */
export const toRefusal = (response: { statusCode: number; json<T>(): T }) => ({
  status: response.statusCode,
  code: response.json<{ code: string }>().code,
});

export const notFound = { status: 404, code: 'trips.not_found' };
