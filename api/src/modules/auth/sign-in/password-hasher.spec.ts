import { PasswordHasher } from './password-hasher.js';

const passwords = new PasswordHasher();

beforeAll(() => passwords.onModuleInit());

describe('Passwords', () => {
  it('keeps argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('knows the right password from a wrong one', async () => {
    const passwordHash = await passwords.hash('correct horse');
    expect(await passwords.matches(passwordHash, 'correct horse')).toBe(true);
    expect(await passwords.matches(passwordHash, 'Correct horse')).toBe(false);
  });

  it('salts, so that equal passwords do not look equal', async () => {
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
  });

  it('lets nobody in where no password was set', async () => {
    expect(await passwords.matches(null, '')).toBe(false);
    expect(await passwords.matches(null, 'anything')).toBe(false);
  });
});
