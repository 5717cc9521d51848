import { LeasesService } from '../../src/modules/billing/leases/leases.service.js';
import { BillingQueueRepository } from '../../src/modules/billing/queue/billing-queue.repository.js';
import { AuthCleanupJob } from '../../src/modules/auth/jobs/auth-cleanup.job.js';
import { MailWorker } from '../../src/modules/mail/sending/mail-worker.js';
import { AuthenticatorApp } from '../auth/authenticator-app.js';
import { startRun, startDash, getDateFromNow } from '../quest/player.js';
import { createResetLink } from '../route-matrix/links.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { listEmailsTo } from '../support/emails.js';
import { Browser, createMember, PASSWORD } from '../support/member.js';
import { shiftClock } from '../support/shift-clock.js';

const HOUR_MS = 3_600_000;

let api: TestApp;
let resetClock = () => {};

/** Runs `work` while the product's clock is ahead, then sets it back. */
const whileAhead = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  resetClock = shiftClock(ms);
  try {
    return await work();
  } finally {
    resetClock();
  }
};

beforeAll(async () => {
  api = await startTestApp({ config: { answersHoldMs: 50 } });
});
afterAll(() => api.close());
afterEach(async () => {
  resetClock();
  await api.db.query('DELETE FROM sign_in_attempts');
});

const signInAgain = async ({ email }: Browser): Promise<Browser> => {
  const browser = new Browser(api, email);
  await browser.signIn(PASSWORD, true);
  return browser;
};

describe('after the clock was set back by hours,', () => {
  it('a re-authentication made while it was ahead does not last for hours', async () => {
    const ana = await createMember(api);
    const browser = await whileAhead(5 * HOUR_MS, () => signInAgain(ana));
    expect(await browser.isSignedIn()).toBe(true);
    const exported = () => browser.request('GET', '/api/account/export');
    expect((await exported()).json()).toMatchObject({ code: 'auth.fresh_required' });
    await browser.request('POST', '/api/auth/fresh', { password: PASSWORD });
    expect((await exported()).statusCode).toBe(200);
  });

  it('a session opened while it was ahead does not last longer than others', async () => {
    const ana = await createMember(api);
    const days = 400;
    const browser = await whileAhead(days * 24 * HOUR_MS, () => signInAgain(ana));
    await api.app.get(AuthCleanupJob).sweep();
    expect(await browser.isSignedIn()).toBe(true);
    await whileAhead(15 * 24 * HOUR_MS, async () => expect(await browser.isSignedIn()).toBe(false));
  });

  it('the wait before the next sign-in is not longer than the maximum', async () => {
    const ana = await createMember(api);
    const browser = new Browser(api, ana.email);
    for (let attempt = 0; attempt < 5; attempt += 1) await browser.signIn('a guess');
    await api.db.query(
      `UPDATE sign_in_attempts SET free_at = now() + interval '5 hours', last_at = now() + interval '5 hours'`,
    );
    expect((await browser.signIn()).statusCode).toBe(200);
  });

  it('a rate limit is lifted after its own time', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    const report = () =>
      strict.inject({
        method: 'POST',
        url: '/api/client-errors',
        payload: { message: 'x', stack: 'y', path: '/wanderlens', release: 'wanderlens 1.0.0' },
      });
    const untilRefused = async () => {
      for (let call = 0; call < 200; call += 1) if ((await report()).statusCode === 429) return call;
      return null;
    };
    const noon = new Date().setUTCHours(12, 0, 0, 0) - Date.now();
    const allowed = await whileAhead(noon + 5 * HOUR_MS, untilRefused);
    const again = await whileAhead(noon, untilRefused);
    await strict.close();
    expect(allowed).toBeGreaterThan(0);
    expect(again).toBe(allowed);
  });

  it('an email to be retried is sent', async () => {
    const to = 'clock@example.com';
    await api.db.query(
      `INSERT INTO mails (id, address, template, data, status, attempts, next_at, created_at)
       VALUES (gen_random_uuid(), $1, 'deletion-cancelled', '{"firstName":"Ana"}', 'queued', 1, now() + interval '19 hours', now())`,
      [to],
    );
    await api.app.get(MailWorker).wake();
    expect(await listEmailsTo(api, to)).toHaveLength(1);
  });

  it('payment work and leases left behind are picked up', async () => {
    const queue = api.app.get(BillingQueueRepository);
    await queue.put({ id: 'evt_clock', kind: 'event', customerId: 'cus_nobody' });
    const waitUntil = (time: string) =>
      api.db.query(`UPDATE billing_work SET next_at = now() + $1::interval WHERE id = 'evt_clock'`, [time]);
    await waitUntil('3 hours');
    expect(await queue.claim(10)).toEqual([]);
    await waitUntil('9 hours');
    expect((await queue.claim(10)).map(({ id }) => id)).toEqual(['evt_clock']);
    await api.db.query(
      `INSERT INTO billing_leases (name, holder, until) VALUES ('clock', gen_random_uuid(), now() + interval '5 hours')`,
    );
    expect(await api.app.get(LeasesService).runAlone('clock', () => Promise.resolve('done'))).toBe('done');
  });

  it('changed settings take effect', async () => {
    const ana = await createMember(api);
    const tier = async () =>
      (await ana.request('GET', '/api/auth/user')).json<{ tierInEffect: string }>().tierInEffect;
    await whileAhead(5 * HOUR_MS, async () => expect(await tier()).toBe('free'));
    await api.db.query(
      `INSERT INTO settings (name, value, updated_at) VALUES ('launchAccessUntil', '"2999-01-01"', now())`,
    );
    const end = Date.now() + 5_000;
    while ((await tier()) !== 'premium' && Date.now() < end);
    expect(await tier()).toBe('premium');
    await api.db.query(`DELETE FROM settings WHERE name = 'launchAccessUntil'`);
  });

  it('bookmarks set while it was ahead can be changed', async () => {
    const ana = await createMember(api);
    const slug = 'four-shared-hours';
    const entry = { slug, progress: null, sections: [], at: new Date().toISOString() };
    await ana.request('POST', '/api/account/shelf', { entries: [{ ...entry, saved: true }] });
    await api.db.query(`UPDATE post_shelf SET changed_at = now() + interval '5 hours'`);
    const response = await ana.request('POST', '/api/account/shelf', {
      entries: [{ ...entry, saved: false }],
    });
    expect(response.json()).toMatchObject({ entries: [{ slug, saved: false }] });
  });

  it('a code of an authenticator app is not accepted twice, and a recovery code still works', async () => {
    const ana = await createMember(api);
    const authenticator = await AuthenticatorApp.enable(ana);
    const code = await whileAhead(HOUR_MS, () => Promise.resolve(authenticator.code(0)));
    const show = async (shown: object) => {
      const browser = new Browser(api, ana.email);
      await browser.signIn();
      return (await browser.request('POST', '/api/auth/second-factor', shown)).statusCode;
    };
    expect(await whileAhead(HOUR_MS, () => show({ code }))).toBe(200);
    expect(await show({ code })).toBe(400);
    expect(await show({ code: authenticator.code(1) })).toBe(400);
    expect(await show({ recoveryCode: authenticator.recoveryCodes[0] })).toBe(200);
    expect(await whileAhead(HOUR_MS, () => show({ code }))).toBe(400);
    const later = HOUR_MS + 90_000;
    expect(await whileAhead(later, () => show({ code: authenticator.code(0) }))).toBe(200);
  });

  it('a used link of an email stays used', async () => {
    const link = await createResetLink(api);
    const use = () => api.inject({ method: 'POST', url: '/api/auth/reset-password', payload: link });
    expect((await use()).statusCode).toBe(200);
    await api.db.query(
      `UPDATE one_time_links SET expires_at = expires_at + interval '5 hours', used_at = used_at + interval '5 hours'`,
    );
    expect((await use()).json()).toMatchObject({ code: 'link.used' });
  });

  it('the dash of a day cannot be started a second time', async () => {
    const ana = await signInAgain(await createMember(api));
    const today = getDateFromNow(0);
    const run = await startDash(ana, today);
    const next = getDateFromNow(1);
    await whileAhead(24 * HOUR_MS, async () => {
      expect(await startDash(ana, today)).toMatchObject({ id: run.id });
      await startRun(ana, { mode: 'daily_dash', date: next });
    });
    await ana.request('DELETE', `/api/quest/runs/${run.id}`);
    await expect(startDash(ana, today)).rejects.toThrow('quest.attempt_used');
    await expect(startDash(ana, next)).rejects.toThrow('quest.day_closed');
  });
});

it("an email is sent at once even if the product's clock is ahead of the database's", async () => {
  const browser = new Browser(api);
  await whileAhead(3 * HOUR_MS, () => browser.register());
  await api.app.get(MailWorker).wake();
  const waiting = await api.db.query(`SELECT 1 FROM mails WHERE status = 'queued' AND address = $1`, [
    browser.email,
  ]);
  expect(waiting).toEqual([]);
});
