import { SIGNED_IN_HINT } from '@wanderwork/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { AuthCleanupJob } from '../../src/modules/auth/jobs/auth-cleanup.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser, createMember, PASSWORD } from '../support/member.js';
import { shiftClock } from '../support/shift-clock.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let api: TestApp;
let resetClock = () => {};

/** Sets the clock to `ms` after the real time. */
const setClock = (ms: number) => {
  resetClock();
  resetClock = shiftClock(ms);
};

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
afterEach(() => {
  resetClock();
  resetClock = () => {};
});

const signInRemembered = async (): Promise<Browser> => {
  const { email } = await createMember(api);
  const browser = new Browser(api, email);
  await browser.signIn(PASSWORD, true);
  return browser;
};

describe('a remembered session', () => {
  it('is extended when used just before 14 days are over', async () => {
    const browser = await signInRemembered();
    setClock(14 * DAY_MS - MINUTE_MS);
    expect(await browser.isSignedIn()).toBe(true);
    setClock(28 * DAY_MS - 3 * MINUTE_MS);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('ends after 14 days without use, and stays ended when the clock is set back', async () => {
    const browser = await signInRemembered();
    setClock(14 * DAY_MS + MINUTE_MS);
    expect(await browser.isSignedIn()).toBe(false);
    await api.app.get(AuthCleanupJob).sweep();
    resetClock();
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('ends after 90 days even if used every day, and even if the user re-authenticates', async () => {
    const browser = await signInRemembered();
    for (let day = 1; day < 90; day += 1) {
      setClock(day * DAY_MS);
      expect(await browser.isSignedIn()).toBe(true);
    }
    expect((await browser.request('POST', '/api/auth/fresh', { password: PASSWORD })).statusCode).toBe(204);
    setClock(90 * DAY_MS - MINUTE_MS);
    expect(await browser.isSignedIn()).toBe(true);
    setClock(90 * DAY_MS + MINUTE_MS);
    expect(await browser.isSignedIn()).toBe(false);
  });

  const cookies = ['wanderwork', SIGNED_IN_HINT];

  /** Seconds until the browser deletes the cookie. */
  const lifetimeOf = (response: LightMyRequestResponse, name: string): number => {
    const cookie = response.cookies.find((one) => one.name === name);
    return cookie?.maxAge ?? ((cookie?.expires?.getTime() ?? 0) - Date.now()) / 1000;
  };

  it('has cookies that last as long as it does: 90 days at sign-in, the remaining days at re-authentication', async () => {
    const { email } = await createMember(api);
    const browser = new Browser(api, email);
    const signedIn = await browser.signIn(PASSWORD, true);
    for (const name of cookies)
      expect([name, Math.round(lifetimeOf(signedIn, name) / 86_400)]).toEqual([name, 90]);
    for (let day = 10; day <= 60; day += 10) {
      setClock(day * DAY_MS);
      await browser.isSignedIn();
    }
    const proven = await browser.request('POST', '/api/auth/fresh', { password: PASSWORD });
    for (const name of cookies) {
      const daysLeft = lifetimeOf(proven, name) / 86_400;
      expect([name, Math.round(daysLeft)]).toEqual([name, 30]);
      expect(daysLeft).toBeLessThanOrEqual(30);
    }
  });
});

it('a session that is not remembered ends after a day without use', async () => {
  const browser = await createMember(api);
  setClock(DAY_MS - MINUTE_MS);
  expect(await browser.isSignedIn()).toBe(true);
  setClock(2 * DAY_MS + MINUTE_MS);
  expect(await browser.isSignedIn()).toBe(false);
});

it('re-authentication is valid for ten minutes', async () => {
  const browser = await createMember(api);
  const isFresh = async () => (await browser.request('GET', '/api/account/export')).statusCode === 200;
  setClock(10 * MINUTE_MS - 5_000);
  expect(await isFresh()).toBe(true);
  setClock(10 * MINUTE_MS);
  expect(await isFresh()).toBe(false);
  await browser.request('POST', '/api/auth/fresh', { password: PASSWORD });
  setClock(20 * MINUTE_MS - 5_000);
  expect(await isFresh()).toBe(true);
  setClock(21 * MINUTE_MS);
  expect(await isFresh()).toBe(false);
});
