import type { TestApp } from '../support/index.js';

/** The person who registers, signs in and subscribes in the rows. */
export const person = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana.matrix@example.com' };
export const password = 'a quiet place by the sea';

/** A well-formed passkey response to a challenge that was never issued. */
export const INVALID_PASSKEY = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'eyJjaGFsbGVuZ2UiOiJBQUFBIn0', authenticatorData: 'AAAA', signature: 'AAAA' },
};

export const createCredentials = async (api: TestApp): Promise<object> => {
  await api.inject({ method: 'POST', url: '/api/auth/register', payload: { ...person, password } });
  return { email: person.email, password };
};

export const getAccountId = async (api: TestApp): Promise<string> => {
  await createCredentials(api);
  const [user] = await api.db.query('SELECT id FROM users WHERE email = $1', [person.email]);
  return (user as { id: string }).id;
};
