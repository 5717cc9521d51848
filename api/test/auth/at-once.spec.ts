import { TOTP } from 'otpauth';
import { Authenticator } from '../support/authenticator.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { barrier, somebodyWaits } from '../support/barrier.js';
import { lastLetterTo, lettersTo, tokenFor } from '../support/letters.js';
import { Browser, newMember, PASSWORD } from '../support/member.js';

const ANOTHER = 'a louder place by the road';

let house: TestApp;
let ana: Browser;
const confirmed = (email: string) =>
  house.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [email]);
const codesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  ana = await newMember(house);
});

describe('two links of one account that are used at once', () => {
  const askForReset = async () => {
    await ana.ask('POST', '/api/auth/forgot-password', { email: ana.email });
    return tokenFor('/reset-password', await lastLetterTo(house, ana.email));
  };
  const reset = (token: string) =>
    ana.elsewhere().ask('POST', '/api/auth/reset-password', { token, password: ANOTHER });

  it('set one password: the second is told that its link was used', async () => {
    for (let round = 0; round < 3; round += 1) {
      const tokens = [await askForReset(), await askForReset()];
      const answers = await Promise.all(tokens.map(reset));
      expect(codesOf(answers)).toEqual([200, 410]);
      expect(answers.map((answer) => answer.json<{ code?: string }>().code)).toContain('link.used');
    }
  });

  it('move the address and set a password one after the other, and nobody is told of a fault', async () => {
    await confirmed(ana.email);
    const next = `moved.${ana.email}`;
    await ana.ask('POST', '/api/account/email', { email: next });
    const agree = async (address: string) => {
      const token = tokenFor('/confirm-email-change', await lastLetterTo(house, address));
      return ana.ask('POST', '/api/auth/confirm-email-change', { token });
    };
    const letters = await lettersTo(house, ana.email);
    const old = tokenFor('/confirm-email-change', letters.at(-1)!);
    await agree(next);
    const token = await askForReset();
    const answers = await Promise.all([
      ana.ask('POST', '/api/auth/confirm-email-change', { token: old }),
      reset(token),
    ]);
    expect(answers[0].statusCode).toBe(200);
    expect([200, 410]).toContain(answers[1].statusCode);
  });
});

describe('a registration while somebody moves to that address', () => {
  it('comes first, and the account that wanted to move stays where it is', async () => {
    await confirmed(ana.email);
    const next = `wanted.${ana.email}`;
    await ana.ask('POST', '/api/account/email', { email: next });
    const old = tokenFor('/confirm-email-change', (await lettersTo(house, ana.email)).at(-1)!);
    const fresh = tokenFor('/confirm-email-change', await lastLetterTo(house, next));
    await ana.ask('POST', '/api/auth/confirm-email-change', { token: fresh });

    const runner = house.db.createQueryRunner();
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
    const moving = ana.ask('POST', '/api/auth/confirm-email-change', { token: old });
    await somebodyWaits(house);
    await runner.commitTransaction();
    await runner.release();

    const answer = await moving;
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'auth.email_taken' });
    expect((await ana.ask('GET', '/api/auth/user')).json()).toMatchObject({ email: ana.email });
  });
});

describe('a change of address that is confirmed while the account is erased', () => {
  it('finds nothing more, and neither waits for the other', async () => {
    await confirmed(ana.email);
    const next = `late.${ana.email}`;
    await ana.ask('POST', '/api/account/email', { email: next });
    const token = tokenFor('/confirm-email-change', await lastLetterTo(house, next));

    const runner = house.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM users WHERE email = $1 FOR UPDATE', [ana.email]);
    const old = tokenFor('/confirm-email-change', (await lettersTo(house, ana.email)).at(-1)!);
    const agree = (link: string) =>
      ana.elsewhere().ask('POST', '/api/auth/confirm-email-change', { token: link });
    await house.db.query('UPDATE email_changes SET old_confirmed_at = now() WHERE new_email = $1', [next]);
    const confirming = [agree(token), agree(old)];
    await somebodyWaits(house, 2);
    await runner.query('DELETE FROM users WHERE email = $1', [ana.email]);
    await runner.commitTransaction();
    await runner.release();

    expect(codesOf(await Promise.all(confirming))).toEqual([404, 404]);
  });
});

describe('a session that is ended while it shows once more who it is', () => {
  it.each([
    ['with all others', () => ana.ask('DELETE', '/api/account/sessions')],
    [
      'by itself',
      async () => {
        const sessions = (await ana.ask('GET', '/api/account/sessions')).json<
          { id: string; current: boolean }[]
        >();
        const other = sessions.find(({ current }) => !current)!;
        return ana.ask('DELETE', `/api/account/sessions/${other.id}`);
      },
    ],
  ])('stays ended: %s', async (_how, end) => {
    const stolen = ana.elsewhere();
    await stolen.signIn();
    const gate = await barrier(house, 'DELETE', 'sign_in_attempts');
    const proving = stolen.ask('POST', '/api/auth/fresh', { password: PASSWORD });
    await gate.reached();
    expect((await end()).statusCode).toBeLessThan(300);
    await gate.open();
    expect((await proving).statusCode).toBe(401);
    await gate.remove();
    expect(await stolen.isSignedIn()).toBe(false);
    expect(await ana.isSignedIn()).toBe(true);
  });
});

describe('a browser that shows in two tabs at once who it is', () => {
  it('stays signed in', async () => {
    const gate = await barrier(house, 'DELETE', 'sign_in_attempts');
    const prove = () => ana.ask('POST', '/api/auth/fresh', { password: PASSWORD });
    const both = [prove(), prove()];
    await somebodyWaits(house, 2);
    await gate.open();
    expect(codesOf(await Promise.all(both))).toEqual([204, 401]);
    await gate.remove();
    expect(await ana.isSignedIn()).toBe(true);
    expect((await ana.ask('GET', '/api/account/sessions')).json()).toHaveLength(1);
  });

  it('is answered 401 in the tab that is late, which leaves the session of the other alone', async () => {
    const gate = await barrier(house, 'DELETE', 'sign_in_attempts', 1);
    const prove = () => ana.ask('POST', '/api/auth/fresh', { password: PASSWORD });
    const late = prove();
    await gate.reached();
    expect((await prove()).statusCode).toBe(204);
    await gate.open();
    expect((await late).statusCode).toBe(401);
    await gate.remove();
    expect(await ana.isSignedIn()).toBe(true);
  });
});

describe('a second step that is taken while the account’s sessions are ended', () => {
  it('opens none', async () => {
    const { secret } = (await ana.ask('POST', '/api/account/totp')).json<{ secret: string }>();
    const code = (ahead = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });
    await ana.ask('POST', '/api/account/totp/confirm', { code: code() });
    const stranger = ana.elsewhere();
    await stranger.signIn();

    const runner = house.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const coming = stranger.ask('POST', '/api/auth/second-factor', { code: code(1) });
    await somebodyWaits(house);
    await runner.query('UPDATE users SET session_epoch = session_epoch + 1 WHERE email = $1', [ana.email]);
    await runner.query('DELETE FROM pending_sign_ins');
    await runner.commitTransaction();
    await runner.release();

    await coming;
    expect(await stranger.isSignedIn()).toBe(false);
  });
});

describe('a passkey that signs in while it is taken away with all that the account had set', () => {
  it('opens none', async () => {
    await confirmed(ana.email);
    const device = new Authenticator();
    const options = async (browser: Browser, url: string) => (await browser.ask('POST', url)).json();
    const passkey = device.create(await options(ana, '/api/account/passkeys/options'));
    await ana.ask('POST', '/api/account/passkeys', { passkey });
    const thief = new Browser(house);
    const answer = device.get(await options(thief, '/api/auth/passkey/options'));

    const runner = house.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const coming = thief.ask('POST', '/api/auth/passkey', { passkey: answer });
    await somebodyWaits(house);
    await runner.query('UPDATE users SET session_epoch = session_epoch + 1 WHERE email = $1', [ana.email]);
    await runner.query('DELETE FROM passkeys');
    await runner.commitTransaction();
    await runner.release();

    await coming;
    expect(await thief.isSignedIn()).toBe(false);
  });
});

describe('what a thief has under way while the owner ends all sessions', () => {
  /** The account is held as by whoever ends its sessions, while `thief` asks; then they have ended. */
  const whileAllEnds = async (ask: () => Promise<{ statusCode: number }>) => {
    const runner = house.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM users WHERE email = $1 FOR UPDATE', [ana.email]);
    const asked = ask();
    await somebodyWaits(house);
    await runner.query('UPDATE users SET session_epoch = session_epoch + 1 WHERE email = $1', [ana.email]);
    await runner.query('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)', [
      ana.email,
    ]);
    await runner.commitTransaction();
    await runner.release();
    return (await asked).statusCode;
  };
  const count = async (table: string) =>
    (
      await house.db.query(`SELECT 1 FROM ${table} WHERE user_id = (SELECT id FROM users WHERE email = $1)`, [
        ana.email,
      ])
    ).length as number;

  it('sets no password', async () => {
    const status = await whileAllEnds(() =>
      ana.clone().ask('POST', '/api/account/password', { current: PASSWORD, password: ANOTHER }),
    );
    expect(status).toBe(401);
    expect((await ana.elsewhere().signIn()).statusCode).toBe(200);
    expect((await ana.elsewhere().signIn(ANOTHER)).statusCode).toBe(401);
  });

  it('leaves no passkey behind', async () => {
    await confirmed(ana.email);
    const thief = ana.clone();
    const options = (await thief.ask('POST', '/api/account/passkeys/options')).json();
    const passkey = new Authenticator().create(options);
    expect(await whileAllEnds(() => thief.ask('POST', '/api/account/passkeys', { passkey }))).toBe(401);
    expect(await count('passkeys')).toBe(0);
  });

  it('takes no second step away', async () => {
    const { secret } = (await ana.ask('POST', '/api/account/totp')).json<{ secret: string }>();
    await ana.ask('POST', '/api/account/totp/confirm', { code: new TOTP({ secret }).generate() });
    expect(await whileAllEnds(() => ana.clone().ask('DELETE', '/api/account/totp'))).toBe(401);
    expect(await count('totp_factors')).toBe(1);
    expect(await count('recovery_codes')).toBe(10);
  });
});

describe('an address that is registered many times at once', () => {
  it('in every case that one can write it, has one account', async () => {
    const email = `zoe.${ana.email}`;
    const spellings = [email, email.toUpperCase(), ` ${email} `, `Zoe${email.slice(3)}`];
    const answers = await Promise.all(
      [...spellings, ...spellings].map((spelling) => new Browser(house, spelling).register()),
    );
    expect(new Set(codesOf(answers))).toEqual(new Set([200]));
    expect(await house.db.query('SELECT email FROM users WHERE email = $1', [email])).toHaveLength(1);
  });
});
