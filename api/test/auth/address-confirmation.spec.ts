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
  it('keeps everything in the browser that registered', async () => {
    const browser = cookiesOf(await register());
    const session = cookiesOf(await login());
    const answer = await confirm(await linkTo('/confirm-email'), { ...browser, ...session });
    expect(answer.json()).toEqual({ success: true, message: 'Your address is confirmed.' });
    expect((await user(session)).json()).toMatchObject({ email, emailConfirmed: true });
    expect((await login()).statusCode).toBe(200);
  });

  it('ends everything that a stranger prepared on the address', async () => {
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

  it('ends also the sign-in that a stranger had under way meanwhile', async () => {
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

  it('takes the second factor of a stranger away', async () => {
    await register();
    const [{ id }] = await house.db.query('SELECT id FROM users WHERE email = $1', [email]);
    await house.db.query(`INSERT INTO totp_factors VALUES ($1, 'x', now(), now(), 0)`, [id]);
    await house.db.query(`INSERT INTO recovery_codes VALUES ($1, 'x')`, [id]);
    const { passwordToken } = (await confirm(await linkTo('/confirm-email'))).json();
    await reset(passwordToken);
    expect((await login(another)).json()).not.toHaveProperty('secondFactor');
    expect(await house.db.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [id])).toEqual([]);
  });

  it('is not kept by the mark of a browser that registered another account', async () => {
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

  it('ends what was prepared also when the owner comes by a reset', async () => {
    await register();
    const strangersSession = cookiesOf(await login());
    await post('/api/auth/forgot-password', { email });
    expect((await reset(await linkTo('/reset-password'))).statusCode).toBe(200);
    expect((await user(strangersSession)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
  });

  it('takes back nothing from an account that is confirmed already', async () => {
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

  it('sends a new letter to who is signed in, and none when there is nothing to confirm', async () => {
    const browser = cookiesOf(await register());
    const session = cookiesOf(await login());
    await lettersTo(house, email);
    const again = await post('/api/auth/confirm-email/resend', {}, session);
    expect(again.json()).toMatchObject({ message: 'We sent you a new link. Please check your inbox.' });
    await confirm(await linkTo('/confirm-email'), browser);
    const before = await lettersTo(house, email);
    await post('/api/auth/confirm-email/resend', {}, session);
    expect(await lettersTo(house, email)).toEqual(before);
  });
});
