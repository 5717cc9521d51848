import type { Config } from '../../../platform/config/index.js';
import { PasswordHasher } from './password-hasher.js';

const passwords = new PasswordHasher({ passwordCost: { memoryCost: 19_456, timeCost: 2 } } as Config);

beforeAll(() => passwords.onModuleInit());

describe('PasswordHasher', () => {
  it('hashes with argon2id, 19 MiB, two passes and one lane', async () => {
    expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('accepts the right password and refuses a wrong one', async () => {
    const passwordHash = await passwords.hash('correct horse');
    expect(await passwords.matches(passwordHash, 'correct horse')).toBe(true);
    expect(await passwords.matches(passwordHash, 'Correct horse')).toBe(false);
  });

  it('salts, so that equal passwords have different hashes', async () => {
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
  });

  it('refuses every password for an account without one', async () => {
    expect(await passwords.matches(null, '')).toBe(false);
    expect(await passwords.matches(null, 'anything')).toBe(false);
  });
});
