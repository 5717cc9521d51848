import {
  confirm,
  cookiesOf,
  email,
  house,
  linkTo,
  newcomers,
  passTime,
  register,
  reset,
} from './newcomers.js';

newcomers();

describe('a link', () => {
  it('works once, also when two tabs press the button at once', async () => {
    const browser = cookiesOf(await register());
    const token = await linkTo('/confirm-email');
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token, browser)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await confirm(token)).json()).toMatchObject({
      code: 'link.used',
      message: 'This link has already been used. It works only once.',
    });
  });

  it('has its time', async () => {
    await register();
    const token = await linkTo('/confirm-email');
    await passTime('7 days');
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link.expired']);
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(43)}\u0000`.slice(0, 43)])(
    'is known or not: %s',
    async (token) => {
      const answer = await confirm(token);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'link.unknown']);
    },
  );

  it('opens only what it is for', async () => {
    await register();
    expect((await reset(await linkTo('/confirm-email'))).json()).toMatchObject({ code: 'link.unknown' });
  });

  it('changes nothing by being looked at', async () => {
    await register();
    const token = await linkTo('/confirm-email');
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of [`/confirm-email?token=${token}`, `/api/auth/confirm-email?token=${token}`])
        await house.inject({ method, url });
    expect(
      await house.db.query('SELECT 1 FROM users WHERE email = $1 AND email_confirmed_at IS NOT NULL', [
        email,
      ]),
    ).toEqual([]);
    expect((await confirm(token)).statusCode).toBe(200);
  });
});
