import { TOTP } from 'otpauth';
import { Authenticator } from '../support/authenticator.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBarrier, waitForLocks } from '../support/barrier.js';
import { getLastEmailTo, listEmailsTo, extractToken } from '../support/emails.js';
import { Browser, createMember, PASSWORD } from '../support/member.js';

const ANOTHER = 'a louder place by the road';

let api: TestApp;
let ana: Browser;
const confirmEmail = (email: string) =>
  api.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [email]);
const getSortedStatuses = (responses: { statusCode: number }[]) =>
  responses.map(({ statusCode }) => statusCode).sort();

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await createMember(api);
});

describe('two links of one account used at once', () => {
  const askForReset = async () => {
    await ana.request('POST', '/api/auth/forgot-password', { email: ana.email });
    return extractToken('/reset-password', await getLastEmailTo(api, ana.email));
  };
  const reset = (token: string) =>
    ana.openBrowser().request('POST', '/api/auth/reset-password', { token, password: ANOTHER });

  it('set one password: the second response says that its link was used', async () => {
    for (let round = 0; round < 3; round += 1) {
      const tokens = [await askForReset(), await askForReset()];
      const responses = await Promise.all(tokens.map(reset));
      expect(getSortedStatuses(responses)).toEqual([200, 410]);
      expect(responses.map((answer) => answer.json<{ code?: string }>().code)).toContain('link.used');
    }
  });

  it('change the address and set a password one after the other, without an error', async () => {
    await confirmEmail(ana.email);
    const next = `moved.${ana.email}`;
    await ana.request('POST', '/api/account/email', { email: next });
    const agree = async (address: string) => {
      const token = extractToken('/confirm-email-change', await getLastEmailTo(api, address));
      return ana.request('POST', '/api/auth/confirm-email-change', { token });
    };
    const emails = await listEmailsTo(api, ana.email);
    const old = extractToken('/confirm-email-change', emails.at(-1)!);
    await agree(next);
    const token = await askForReset();
    const responses = await Promise.all([
      ana.request('POST', '/api/auth/confirm-email-change', { token: old }),
      reset(token),
    ]);
    expect(responses[0].statusCode).toBe(200);
    expect([200, 410]).toContain(responses[1].statusCode);
  });
});

describe('a registration during a change to the same address', () => {
  it('wins, and the account that wanted the address keeps its old one', async () => {
    await confirmEmail(ana.email);
    const next = `wanted.${ana.email}`;
    await ana.request('POST', '/api/account/email', { email: next });
    const old = extractToken('/confirm-email-change', (await listEmailsTo(api, ana.email)).at(-1)!);
    const fresh = extractToken('/confirm-email-change', await getLastEmailTo(api, next));
    await ana.request('POST', '/api/auth/confirm-email-change', { token: fresh });

    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    const [{ columns }] = (await runner.query(
      `SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns
       WHERE table_name = 'users' AND column_name NOT IN ('id', 'email') AND is_generated = 'NEVER'`,
    )) as [{ columns: string }];
    await runner.query(
      `INSERT INTO users (id, email, ${columns})
       SELECT gen_random_uuid(), $1, ${columns} FROM users WHERE email = $2`,
      [next, ana.email],
    );
    const moving = ana.request('POST', '/api/auth/confirm-email-change', { token: old });
    await waitForLocks(api);
    await runner.commitTransaction();
    await runner.release();

    const answer = await moving;
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'auth.email_taken' });
    expect((await ana.request('GET', '/api/auth/user')).json()).toMatchObject({ email: ana.email });
  });
});

describe('an address change confirmed while the account is being erased', () => {
  it('finds no account, and neither blocks the other', async () => {
    await confirmEmail(ana.email);
    const next = `late.${ana.email}`;
    await ana.request('POST', '/api/account/email', { email: next });
    const token = extractToken('/confirm-email-change', await getLastEmailTo(api, next));

    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM users WHERE email = $1 FOR UPDATE', [ana.email]);
    const old = extractToken('/confirm-email-change', (await listEmailsTo(api, ana.email)).at(-1)!);
    const agree = (link: string) =>
      ana.openBrowser().request('POST', '/api/auth/confirm-email-change', { token: link });
    await api.db.query('UPDATE email_changes SET old_confirmed_at = now() WHERE new_email = $1', [next]);
    const confirming = [agree(token), agree(old)];
    await waitForLocks(api, 2);
    await runner.query('DELETE FROM users WHERE email = $1', [ana.email]);
    await runner.commitTransaction();
    await runner.release();

    expect(getSortedStatuses(await Promise.all(confirming))).toEqual([404, 404]);
  });
});

describe('a session ended while it re-authenticates', () => {
  it.each([
    ['together with all others', () => ana.request('DELETE', '/api/account/sessions')],
    [
      'on its own',
      async () => {
        const sessions = (await ana.request('GET', '/api/account/sessions')).json<
          { id: string; current: boolean }[]
        >();
        const other = sessions.find(({ current }) => !current)!;
        return ana.request('DELETE', `/api/account/sessions/${other.id}`);
      },
    ],
  ])('stays ended: %s', async (_how, end) => {
    const stolen = ana.openBrowser();
    await stolen.signIn();
    const gate = await createBarrier(api, 'DELETE', 'sign_in_attempts');
    const proving = stolen.request('POST', '/api/auth/fresh', { password: PASSWORD });
    await gate.reached();
    expect((await end()).statusCode).toBeLessThan(300);
    await gate.open();
    expect((await proving).statusCode).toBe(401);
    await gate.remove();
    expect(await stolen.isSignedIn()).toBe(false);
    expect(await ana.isSignedIn()).toBe(true);
  });
});

describe('a browser that re-authenticates in two tabs at once', () => {
  it('stays signed in', async () => {
    const gate = await createBarrier(api, 'DELETE', 'sign_in_attempts');
    const prove = () => ana.request('POST', '/api/auth/fresh', { password: PASSWORD });
    const both = [prove(), prove()];
    await waitForLocks(api, 2);
    await gate.open();
    expect(getSortedStatuses(await Promise.all(both))).toEqual([204, 401]);
    await gate.remove();
    expect(await ana.isSignedIn()).toBe(true);
    expect((await ana.request('GET', '/api/account/sessions')).json()).toHaveLength(1);
  });

  it('gets 401 in the slower tab, which leaves the new session alone', async () => {
    const gate = await createBarrier(api, 'DELETE', 'sign_in_attempts', 1);
    const prove = () => ana.request('POST', '/api/auth/fresh', { password: PASSWORD });
    const lateRequest = prove();
    await gate.reached();
    expect((await prove()).statusCode).toBe(204);
    await gate.open();
    expect((await lateRequest).statusCode).toBe(401);
    await gate.remove();
    expect(await ana.isSignedIn()).toBe(true);
  });
});

describe('a second factor entered while all sessions of the account are being ended', () => {
  it('opens no session', async () => {
    const { secret } = (await ana.request('POST', '/api/account/totp')).json<{ secret: string }>();
    const code = (ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });
    await ana.request('POST', '/api/account/totp/confirm', { code: code() });
    const stranger = ana.openBrowser();
    await stranger.signIn();

    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const coming = stranger.request('POST', '/api/auth/second-factor', { code: code(1) });
    await waitForLocks(api);
    await runner.query('UPDATE users SET session_epoch = session_epoch + 1 WHERE email = $1', [ana.email]);
    await runner.query('DELETE FROM pending_sign_ins');
    await runner.commitTransaction();
    await runner.release();

    await coming;
    expect(await stranger.isSignedIn()).toBe(false);
  });
});

describe('a passkey that signs in while it is being removed with everything set up on the account', () => {
  it('opens no session', async () => {
    await confirmEmail(ana.email);
    const device = new Authenticator();
    const options = async (browser: Browser, url: string) => (await browser.request('POST', url)).json();
    const passkey = device.create(await options(ana, '/api/account/passkeys/options'));
    await ana.request('POST', '/api/account/passkeys', { passkey });
    const thief = new Browser(api);
    const answer = device.get(await options(thief, '/api/auth/passkey/options'));

    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const coming = thief.request('POST', '/api/auth/passkey', { passkey: answer });
    await waitForLocks(api);
    await runner.query('UPDATE users SET session_epoch = session_epoch + 1 WHERE email = $1', [ana.email]);
    await runner.query('DELETE FROM passkeys');
    await runner.commitTransaction();
    await runner.release();

    await coming;
    expect(await thief.isSignedIn()).toBe(false);
  });
});

describe("a thief's request in progress while the owner ends all sessions", () => {
  /** Locks the account like a process that ends its sessions, sends the request, then ends them. */
  const endAllSessionsDuring = async (ask: () => Promise<{ statusCode: number }>) => {
    const runner = api.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM users WHERE email = $1 FOR UPDATE', [ana.email]);
    const response = ask();
    await waitForLocks(api);
    await runner.query('UPDATE users SET session_epoch = session_epoch + 1 WHERE email = $1', [ana.email]);
    await runner.query('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)', [
      ana.email,
    ]);
    await runner.commitTransaction();
    await runner.release();
    return (await response).statusCode;
  };
  const count = async (table: string) =>
    (
      await api.db.query(`SELECT 1 FROM ${table} WHERE user_id = (SELECT id FROM users WHERE email = $1)`, [
        ana.email,
      ])
    ).length as number;

  it('sets no password', async () => {
    const status = await endAllSessionsDuring(() =>
      ana.clone().request('POST', '/api/account/password', { current: PASSWORD, password: ANOTHER }),
    );
    expect(status).toBe(401);
    expect((await ana.openBrowser().signIn()).statusCode).toBe(200);
    expect((await ana.openBrowser().signIn(ANOTHER)).statusCode).toBe(401);
  });

  it('leaves no passkey behind', async () => {
    await confirmEmail(ana.email);
    const thief = ana.clone();
    const options = (await thief.request('POST', '/api/account/passkeys/options')).json();
    const passkey = new Authenticator().create(options);
    expect(
      await endAllSessionsDuring(() => thief.request('POST', '/api/account/passkeys', { passkey })),
    ).toBe(401);
    expect(await count('passkeys')).toBe(0);
  });

  it('removes no second factor', async () => {
    const { secret } = (await ana.request('POST', '/api/account/totp')).json<{ secret: string }>();
    await ana.request('POST', '/api/account/totp/confirm', { code: new TOTP({ secret }).generate() });
    expect(await endAllSessionsDuring(() => ana.clone().request('DELETE', '/api/account/totp'))).toBe(401);
    expect(await count('totp_factors')).toBe(1);
    expect(await count('recovery_codes')).toBe(10);
  });
});

describe('an address registered many times at once', () => {
  it('has one account, however it is capitalized', async () => {
    const email = `zoe.${ana.email}`;
    const spellings = [email, email.toUpperCase(), ` ${email} `, `Zoe${email.slice(3)}`];
    const responses = await Promise.all(
      [...spellings, ...spellings].map((spelling) => new Browser(api, spelling).register()),
    );
    expect(new Set(getSortedStatuses(responses))).toEqual(new Set([200]));
    expect(await api.db.query('SELECT email FROM users WHERE email = $1', [email])).toHaveLength(1);
  });
});
