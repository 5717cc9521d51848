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
  it('works once, even when two tabs use it at the same time', async () => {
    const browser = cookiesOf(await register());
    const token = await linkTo('/confirm-email');
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token, browser)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await confirm(token)).json()).toMatchObject({
      code: 'link.used',
      message: 'This link was used already. It works once.',
    });
  });

  it('expires', async () => {
    await register();
    const token = await linkTo('/confirm-email');
    await passTime('7 days');
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link.expired']);
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(43)}\u0000`.slice(0, 43)])(
    'is refused when unknown: %s',
    async (token) => {
      const answer = await confirm(token);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'link.unknown']);
    },
  );

  it('works only for its own purpose', async () => {
    await register();
    expect((await reset(await linkTo('/confirm-email'))).json()).toMatchObject({ code: 'link.unknown' });
  });

  it('changes nothing on a GET or HEAD request', async () => {
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
