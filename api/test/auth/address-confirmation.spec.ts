import { PasswordHasher } from '../../src/modules/auth/sign-in/password-hasher.js';
import { lettersTo } from '../support/letters.js';
import {
  another,
  confirm,
  cookiesOf,
  email,
  house,
  linkTo,
  login,
  newcomers,
  post,
  register,
  reset,
  user,
} from './newcomers.js';

newcomers();

describe('confirming an address', () => {
  it('keeps password and sessions when the browser that registered confirms', async () => {
    const browser = cookiesOf(await register());
    const session = cookiesOf(await login());
    const answer = await confirm(await linkTo('/confirm-email'), { ...browser, ...session });
    expect(answer.json()).toEqual({ success: true, message: 'Your address is confirmed.' });
    expect((await user(session)).json()).toMatchObject({ email, emailConfirmed: true });
    expect((await login()).statusCode).toBe(200);
  });

  it('removes what a stranger set up on the address', async () => {
    const stranger = cookiesOf(await register());
    const strangersSession = cookiesOf(await login());
    expect((await user(strangersSession)).json()).toMatchObject({ emailConfirmed: false });

    const answer = await confirm(await linkTo('/confirm-email'));
    expect(answer.statusCode).toBe(200);
    const { passwordToken } = answer.json();
    expect((await user(strangersSession)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);

    expect((await reset(passwordToken)).statusCode).toBe(200);
    expect((await login(another)).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(401);
    expect((await post('/api/auth/confirm-email', { token: passwordToken }, stranger)).statusCode).toBe(404);
  });

  it('ends a sign-in that a stranger started meanwhile', async () => {
    await register();
    const token = await linkTo('/confirm-email');
    const passwords = house.app.get(PasswordHasher);
    const matches = passwords.matches.bind(passwords);
    jest.spyOn(passwords, 'matches').mockImplementationOnce(async (hash, secret) => {
      const matched = await matches(hash, secret);
      expect((await confirm(token)).statusCode).toBe(200);
      return matched;
    });
    const stranger = await login();
    expect((await user(cookiesOf(stranger))).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
  });

  it("removes a stranger's second factor", async () => {
    await register();
    const [{ id }] = await house.db.query('SELECT id FROM users WHERE email = $1', [email]);
    await house.db.query(`INSERT INTO totp_factors VALUES ($1, 'x', now(), now(), 0)`, [id]);
    await house.db.query(`INSERT INTO recovery_codes VALUES ($1, 'x')`, [id]);
    const { passwordToken } = (await confirm(await linkTo('/confirm-email'))).json();
    await reset(passwordToken);
    expect((await login(another)).json()).not.toHaveProperty('secondFactor');
    expect(await house.db.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [id])).toEqual([]);
  });

  it('does not trust the cookie of a browser that registered another account', async () => {
    await register();
    const token = await linkTo('/confirm-email');
    const elsewhere = cookiesOf(
      await post('/api/auth/register', {
        firstName: 'Eve',
        lastName: 'Other',
        email: `eve-of-${email}`,
        password: another,
      }),
    );
    expect((await confirm(token, elsewhere)).json()).toHaveProperty('passwordToken');
    expect((await login()).statusCode).toBe(401);
  });

  it('removes what a stranger set up when the owner resets the password instead', async () => {
    await register();
    const strangersSession = cookiesOf(await login());
    await post('/api/auth/forgot-password', { email });
    expect((await reset(await linkTo('/reset-password'))).statusCode).toBe(200);
    expect((await user(strangersSession)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
  });

  it('removes nothing from an account that is already confirmed', async () => {
    const browser = cookiesOf(await register());
    const first = await linkTo('/confirm-email');
    const session = cookiesOf(await login());
    await post('/api/auth/confirm-email/resend', {}, session);
    const second = await linkTo('/confirm-email');
    expect(second).not.toBe(first);
    await confirm(first, browser);
    expect((await confirm(second)).statusCode).toBe(200);
    expect((await user(session)).statusCode).toBe(200);
  });

  it('sends a new email to a signed-in user, and none when the address is already confirmed', async () => {
    const browser = cookiesOf(await register());
    const session = cookiesOf(await login());
    await lettersTo(house, email);
    const again = await post('/api/auth/confirm-email/resend', {}, session);
    expect(again.json()).toMatchObject({ message: 'We sent you a new link. Please look into your mail.' });
    await confirm(await linkTo('/confirm-email'), browser);
    const before = await lettersTo(house, email);
    await post('/api/auth/confirm-email/resend', {}, session);
    expect(await lettersTo(house, email)).toEqual(before);
  });
});
