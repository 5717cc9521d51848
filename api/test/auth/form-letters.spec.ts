import { lastLetterTo, lettersTo, tokenFor } from '../support/letters.js';
import {
  another,
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

describe('the letters of the forms that make accounts', () => {
  it('the register page asks to confirm the address', async () => {
    await register();
    expect(await lettersTo(house, email)).toEqual([
      expect.objectContaining({ subject: 'Confirm your email address' }),
    ]);
    expect((await lastLetterTo(house, email)).text).toContain('Hello Ana,');
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
    'the %s welcomes with a link to set a password, which confirms the address too',
    async (_form, url, more) => {
      await post(url, { firstName: 'Ana', lastName: 'Ferreira', email, newsletter: true, ...more });
      const letters = await lettersTo(house, email);
      expect(letters).toEqual([expect.objectContaining({ subject: 'Welcome to WanderWork' })]);
      expect(letters[0]?.text).toMatch(/newsletter\/confirm\?token=/);
      expect((await reset(await linkTo('/reset-password'))).statusCode).toBe(200);
      const signedIn = await login(another);
      expect((await user(cookiesOf(signedIn))).json()).toMatchObject({ emailConfirmed: true });
    },
  );

  it('tell the owner of a known address that there is an account, and lead in by a reset', async () => {
    await register();
    await lettersTo(house, email);
    await register({ firstName: 'Eve', password: 'the password of somebody else' });
    const letter = await lastLetterTo(house, email);
    expect(letter).toMatchObject({ subject: 'You already have an account' });
    expect(letter.text).toContain('http://localhost:4200/login');
    expect(letter.text + letter.html).not.toContain('Eve');
    expect((await reset(tokenFor('/reset-password', letter))).statusCode).toBe(200);
  });

  it('ask nobody for the newsletter who did not tick it', async () => {
    await register({ newsletter: false });
    expect((await lastLetterTo(house, email)).text).not.toContain('newsletter');
  });
});
