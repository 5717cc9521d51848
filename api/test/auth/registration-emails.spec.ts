import { getLastEmailTo, listEmailsTo, extractToken } from '../support/emails.js';
import {
  NEW_PASSWORD,
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

describe('the emails of the registration forms', () => {
  it('ask to confirm the address after the register page', async () => {
    await register();
    expect(await listEmailsTo(api, email)).toEqual([
      expect.objectContaining({ subject: 'Confirm your email address' }),
    ]);
    expect((await getLastEmailTo(api, email)).text).toContain('Hello Ana,');
  });

  it.each([
    ['hero dialog', '/api/auth/register', { password: 'temp1a2b3c4d' }],
    ['account panel', '/api/signup', {}],
    [
      'join panel',
      '/api/auth/register',
      { password: 'temp1a2b3c4d', dateOfBirth: '1990-02-03', currentLocation: 'Porto' },
    ],
  ])(
    'welcome the user of the %s with a link that sets a password and confirms the address',
    async (_form, url, more) => {
      await post(url, { firstName: 'Ana', lastName: 'Ferreira', email, newsletter: true, ...more });
      const emails = await listEmailsTo(api, email);
      expect(emails).toEqual([expect.objectContaining({ subject: 'Welcome to WanderWork' })]);
      expect(emails[0]?.text).toMatch(/newsletter\/confirm\?token=/);
      expect((await resetPassword(await getLinkToken('/reset-password'))).statusCode).toBe(200);
      const signedIn = await login(NEW_PASSWORD);
      expect((await getUser(getCookies(signedIn))).json()).toMatchObject({ emailConfirmed: true });
    },
  );

  it('tell the owner of a known address that an account exists, with a reset link', async () => {
    await register();
    await listEmailsTo(api, email);
    await register({ firstName: 'Eve', password: 'the password of somebody else' });
    const sentEmail = await getLastEmailTo(api, email);
    expect(sentEmail).toMatchObject({ subject: 'You already have an account' });
    expect(sentEmail.text).toContain('http://localhost:4200/login');
    expect(sentEmail.text + sentEmail.html).not.toContain('Eve');
    expect((await resetPassword(extractToken('/reset-password', sentEmail))).statusCode).toBe(200);
  });

  it('mention the newsletter only when the box was ticked', async () => {
    await register({ newsletter: false });
    expect((await getLastEmailTo(api, email)).text).not.toContain('newsletter');
  });
});
