import { PasswordHasher } from '../../src/modules/auth/sign-in/password-hasher.js';
import { getLastEmailTo, listEmailsTo } from '../support/emails.js';
import {
  NEW_PASSWORD,
  confirmEmail,
  getCookies,
  email,
  api,
  getLinkToken,
  login,
  useNewcomers,
  post,
  register,
  resetPassword,
  getUser,
} from './newcomers.js';

useNewcomers();

describe('confirming an address', () => {
  it('keeps password and sessions when the browser that registered confirms', async () => {
    const browser = getCookies(await register());
    const session = getCookies(await login());
    const response = await confirmEmail(await getLinkToken('/confirm-email'), { ...browser, ...session });
    expect(response.json()).toEqual({ success: true, message: 'Your address is confirmed.' });
    expect((await getUser(session)).json()).toMatchObject({ email, emailConfirmed: true });
    expect((await login()).statusCode).toBe(200);
  });

  it('removes what a stranger set up on the address', async () => {
    const stranger = getCookies(await register());
    const strangersSession = getCookies(await login());
    expect((await getUser(strangersSession)).json()).toMatchObject({ emailConfirmed: false });

    const response = await confirmEmail(await getLinkToken('/confirm-email'));
    expect(response.statusCode).toBe(200);
    const { passwordToken } = response.json();
    expect((await getUser(strangersSession)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);

    expect((await resetPassword(passwordToken)).statusCode).toBe(200);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(401);
    expect((await post('/api/auth/confirm-email', { token: passwordToken }, stranger)).statusCode).toBe(404);
  });

  it('ends a sign-in that a stranger started meanwhile', async () => {
    await register();
    const token = await getLinkToken('/confirm-email');
    const passwords = api.app.get(PasswordHasher);
    const matches = passwords.matches.bind(passwords);
    jest.spyOn(passwords, 'matches').mockImplementationOnce(async (hash, secret) => {
      const matched = await matches(hash, secret);
      expect((await confirmEmail(token)).statusCode).toBe(200);
      return matched;
    });
    const stranger = await login();
    expect((await getUser(getCookies(stranger))).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
  });

  it("removes a stranger's second factor", async () => {
    await register();
    const [{ id }] = await api.db.query('SELECT id FROM users WHERE email = $1', [email]);
    await api.db.query(`INSERT INTO totp_factors VALUES ($1, 'x', now(), now(), 0)`, [id]);
    await api.db.query(`INSERT INTO recovery_codes VALUES ($1, 'x')`, [id]);
    const { passwordToken } = (await confirmEmail(await getLinkToken('/confirm-email'))).json();
    await resetPassword(passwordToken);
    expect((await login(NEW_PASSWORD)).json()).not.toHaveProperty('secondFactor');
    expect(await api.db.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [id])).toEqual([]);
  });

  it('does not trust the cookie of a browser that registered another account', async () => {
    await register();
    const token = await getLinkToken('/confirm-email');
    const otherCookies = getCookies(
      await post('/api/auth/register', {
        firstName: 'Eve',
        lastName: 'Other',
        email: `eve-of-${email}`,
        password: NEW_PASSWORD,
      }),
    );
    expect((await confirmEmail(token, otherCookies)).json()).toHaveProperty('passwordToken');
    expect((await login()).statusCode).toBe(401);
  });

  it('removes what a stranger set up when the owner resets the password instead', async () => {
    await register();
    const strangersSession = getCookies(await login());
    await post('/api/auth/forgot-password', { email });
    expect((await resetPassword(await getLinkToken('/reset-password'))).statusCode).toBe(200);
    expect((await getUser(strangersSession)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
  });

  it('removes nothing from an account that is already confirmed', async () => {
    const browser = getCookies(await register());
    const first = await getLinkToken('/confirm-email');
    const session = getCookies(await login());
    await post('/api/auth/confirm-email/resend', {}, session);
    const second = await getLinkToken('/confirm-email');
    expect(second).not.toBe(first);
    await confirmEmail(first, browser);
    expect((await confirmEmail(second)).statusCode).toBe(200);
    expect((await getUser(session)).statusCode).toBe(200);
  });

  it('sends a new email on request, the same answer for every address, and only to one that waits', async () => {
    const request = (address: string) => post('/api/auth/confirm-email/request', { email: address });
    const browser = getCookies(await register());
    const first = await getLinkToken('/confirm-email');
    const answers = [await request(email.toUpperCase()), await request(`nobody-of-${email}`)];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([
        200,
        JSON.stringify({
          success: true,
          message: 'If this address still waits for its confirmation, a new email is on its way.',
        }),
      ]),
    );
    expect(await listEmailsTo(api, `nobody-of-${email}`)).toEqual([]);
    const second = await getLinkToken('/confirm-email');
    expect(second).not.toBe(first);
    expect((await getLastEmailTo(api, email)).text).toContain('Hello Ana');
    await confirmEmail(second, browser);
    const before = await listEmailsTo(api, email);
    await request(email);
    expect(await listEmailsTo(api, email)).toEqual(before);
  });

  it('sends a new email to a signed-in user, and none when the address is already confirmed', async () => {
    const browser = getCookies(await register());
    const session = getCookies(await login());
    await listEmailsTo(api, email);
    const again = await post('/api/auth/confirm-email/resend', {}, session);
    expect(again.json()).toMatchObject({ message: 'We sent you a new link. Please check your inbox.' });
    await confirmEmail(await getLinkToken('/confirm-email'), browser);
    const before = await listEmailsTo(api, email);
    await post('/api/auth/confirm-email/resend', {}, session);
    expect(await listEmailsTo(api, email)).toEqual(before);
  });
});
