import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp } from '../support/index.js';
import { getLastEmailTo, extractToken } from '../support/emails.js';

type Cookies = Record<string, string>;

const password = 'a quiet place by the sea';
export const NEW_PASSWORD = 'a louder place by the road';

/** The app of a spec that calls `newcomers`. */
export let api: TestApp;
/** The email address of this test's newcomer, which is not registered yet. */
export let email: string;

/** Starts an app for a spec and gives each of its tests a new email address. */
export const useNewcomers = (): void => {
  let count = 0;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    count += 1;
    email = `ana-${count}@example.com`;
  });
};

export const post = (url: string, payload: object, cookies: Cookies = {}) =>
  api.inject({ method: 'POST', url, payload, cookies });

export const getCookies = ({ cookies }: LightMyRequestResponse): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

export const register = (change: object = {}) =>
  post('/api/auth/register', { firstName: 'Ana', lastName: 'Ferreira', email, password, ...change });

export const login = (secret = password) => post('/api/auth/login', { email, password: secret });

export const getUser = (cookies: Cookies) => api.inject({ url: '/api/auth/user', cookies });

export const confirmEmail = (token: string, cookies?: Cookies) =>
  post('/api/auth/confirm-email', { token }, cookies);

export const resetPassword = (token: string, secret = NEW_PASSWORD) =>
  post('/api/auth/reset-password', { token, password: secret });

/** Moves the expiry of every link back by `time`. */
export const ageLinks = (time: string) =>
  api.db.query('UPDATE one_time_links SET expires_at = expires_at - $1::interval', [time]);

/** The token of the newest email's link to `page`. */
export const getLinkToken = async (page: string) => extractToken(page, await getLastEmailTo(api, email));
