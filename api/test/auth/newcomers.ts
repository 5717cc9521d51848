import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp } from '../support/index.js';
import { lastLetterTo, tokenFor } from '../support/letters.js';

type Cookies = Record<string, string>;

const password = 'a quiet place by the sea';
export const another = 'a louder place by the road';

/** The app of a spec that calls `newcomers`. */
export let house: TestApp;
/** The email address of this test's newcomer, which is not registered yet. */
export let email: string;

/** Starts an app for a spec and gives each of its tests a new email address. */
export const newcomers = (): void => {
  let count = 0;
  beforeAll(async () => {
    house = await startTestApp();
  });
  afterAll(() => house.close());
  beforeEach(() => {
    count += 1;
    email = `ana-${count}@example.com`;
  });
};

export const post = (url: string, payload: object, cookies: Cookies = {}) =>
  house.inject({ method: 'POST', url, payload, cookies });

export const cookiesOf = ({ cookies }: LightMyRequestResponse): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

export const register = (change: object = {}) =>
  post('/api/auth/register', { firstName: 'Ana', lastName: 'Ferreira', email, password, ...change });

export const login = (secret = password) => post('/api/auth/login', { email, password: secret });

export const user = (cookies: Cookies) => house.inject({ url: '/api/auth/user', cookies });

export const confirm = (token: string, cookies?: Cookies) =>
  post('/api/auth/confirm-email', { token }, cookies);

export const reset = (token: string, secret = another) =>
  post('/api/auth/reset-password', { token, password: secret });

/** Moves the expiry of every link back by `time`. */
export const passTime = (time: string) =>
  house.db.query('UPDATE one_time_links SET expires_at = expires_at - $1::interval', [time]);

/** The token of the newest email's link to `page`. */
export const linkTo = async (page: string) => tokenFor(page, await lastLetterTo(house, email));
