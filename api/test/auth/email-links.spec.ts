import {
  confirmEmail,
  getCookies,
  email,
  api,
  getLinkToken,
  useNewcomers,
  ageLinks,
  register,
  resetPassword,
} from './newcomers.js';

useNewcomers();

describe('a link', () => {
  it('works once, even when two tabs use it at the same time', async () => {
    const browser = getCookies(await register());
    const token = await getLinkToken('/confirm-email');
    const responses = await Promise.all(Array.from({ length: 6 }, () => confirmEmail(token, browser)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await confirmEmail(token)).json()).toMatchObject({
      code: 'link.used',
      message: 'This link has already been used. It works only once.',
    });
  });

  it('expires', async () => {
    await register();
    const token = await getLinkToken('/confirm-email');
    await ageLinks('7 days');
    const response = await confirmEmail(token);
    expect([response.statusCode, response.json().code]).toEqual([410, 'link.expired']);
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(43)}\u0000`.slice(0, 43)])(
    'is refused when unknown: %s',
    async (token) => {
      const response = await confirmEmail(token);
      expect([response.statusCode, response.json().code]).toEqual([404, 'link.unknown']);
    },
  );

  it('works only for its own purpose', async () => {
    await register();
    expect((await resetPassword(await getLinkToken('/confirm-email'))).json()).toMatchObject({
      code: 'link.unknown',
    });
  });

  it('changes nothing on a GET or HEAD request', async () => {
    await register();
    const token = await getLinkToken('/confirm-email');
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of [`/confirm-email?token=${token}`, `/api/auth/confirm-email?token=${token}`])
        await api.inject({ method, url });
    expect(
      await api.db.query('SELECT 1 FROM users WHERE email = $1 AND email_confirmed_at IS NOT NULL', [email]),
    ).toEqual([]);
    expect((await confirmEmail(token)).statusCode).toBe(200);
  });
});
