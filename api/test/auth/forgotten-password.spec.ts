import { startTestApp } from '../support/index.js';
import { lastLetterTo, lettersTo } from '../support/letters.js';
import {
  another,
  confirm,
  cookiesOf,
  email,
  house,
  linkTo,
  login,
  newcomers,
  passTime,
  post,
  register,
  reset,
  user,
} from './newcomers.js';

newcomers();

describe('a forgotten password', () => {
  const forgot = (address = email) => post('/api/auth/forgot-password', { email: address });

  it('gets the same answer for a known and an unknown address, and only the known one a letter', async () => {
    await register();
    await lettersTo(house, email);
    const known = await forgot(email.toUpperCase());
    const unknown = await forgot(`nobody-of-${email}`);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await lastLetterTo(house, email)).toMatchObject({ subject: 'Set a new password' });
    expect(await lettersTo(house, `nobody-of-${email}`)).toEqual([]);
    expect(await house.db.query(`SELECT 1 FROM mails WHERE address = $1`, [`nobody-of-${email}`])).toEqual(
      [],
    );
  });

  it('is set anew by the letter: every session ends, nobody is signed in, and the owner is told', async () => {
    const browser = cookiesOf(await register());
    await confirm(await linkTo('/confirm-email'), browser);
    const sessions = [cookiesOf(await login()), cookiesOf(await login())];
    await forgot();
    const answer = await post(
      '/api/auth/reset-password',
      { token: await linkTo('/reset-password'), password: another },
      sessions[0],
    );
    expect(answer.json()).toEqual({
      success: true,
      message: 'Your password is set. Please sign in with it.',
    });
    expect(answer.cookies.filter(({ name }) => name === 'wanderwork')).toEqual([]);
    for (const session of sessions) expect((await user(session)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect((await login(another)).statusCode).toBe(200);
    expect(await lastLetterTo(house, email)).toMatchObject({ subject: 'Your password was changed' });
  });

  it('has one hour, and one new password for all the letters that were asked for', async () => {
    await register();
    await forgot();
    const first = await linkTo('/reset-password');
    await forgot();
    const second = await linkTo('/reset-password');
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).json()).toMatchObject({ code: 'link.used' });

    await forgot();
    const late = await linkTo('/reset-password');
    await passTime('1 hour');
    expect((await reset(late)).json()).toMatchObject({ code: 'link.expired' });
  });

  it('keeps the link when the new password is refused', async () => {
    await register();
    await forgot();
    const token = await linkTo('/reset-password');
    for (const secret of ['password1', 'AnaFerreira', 'short'])
      expect((await reset(token, secret)).json()).toMatchObject({ code: 'validation.failed' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('fills nobody’s mailbox', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    const ask = (remoteAddress: string) =>
      strict.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email }, remoteAddress });
    const answers = [];
    for (let caller = 1; caller <= 6; caller += 1) answers.push(await ask(`192.0.2.${caller}`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    await strict.close();
  });
});
