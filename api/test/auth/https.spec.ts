import { startTestApp, type TestApp } from '../support/index.js';

const origin = 'https://wanderwork.example';
const person = {
  firstName: 'Ana',
  lastName: 'Ferreira',
  email: 'ana@example.com',
  password: 'a quiet place by the sea',
};
const login = { email: person.email, password: person.password };

let api: TestApp;
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.inject({ method: 'POST', url, payload, headers: { origin, host: 'wanderwork.example', ...headers } });

beforeAll(async () => {
  api = await startTestApp({
    config: { publicUrl: origin, siteOrigins: [origin], trustProxy: '127.0.0.1' },
  });
  await post('/api/auth/register', person);
});
afterAll(() => api.close());

describe('over https', () => {
  it('binds the cookie to the exact host', async () => {
    const response = await post('/api/auth/login', login, { 'x-forwarded-proto': 'https' });
    expect(response.cookies).toContainEqual(
      expect.objectContaining({
        name: '__Host-wanderwork',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
      }),
    );
    for (const cookie of response.cookies) expect(cookie).not.toHaveProperty('domain');
  });

  it('explains the problem when the proxy does not report https', async () => {
    const response = await post('/api/auth/login', login);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'auth.insecure_connection' });
    expect(response.cookies).toEqual([]);
  });
});
