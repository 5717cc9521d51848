import { Writable } from 'node:stream';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/create-app.js';
import { createLog } from '../../src/platform/logging/log.js';
import { createDatabase, ORIGIN } from '../support/index.js';
import { createTestConfig } from '../support/test-config.js';

/** The token of a link in an email. It must not appear in the log. */
const LINK_SECRET = 'secret-of-a-link-'.padEnd(43, 'x');

const lines: string[] = [];
const logStream = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});

describe('the log', () => {
  it('records routes, times and server errors, and nothing about people', async () => {
    const database = await createDatabase();
    const app = await createApp({
      config: createTestConfig(),
      databaseUrl: database.url,
      log: createLog('trace', logStream),
    });
    const fastify = app.getHttpAdapter().getInstance();
    const inject = (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) =>
      fastify.inject({
        method,
        url,
        headers: { origin: ORIGIN, ...headers },
        remoteAddress: '192.0.2.77',
        ...(payload && { payload }),
      });
    const credentials = { email: 'quiet.ana@example.com', password: 'a quiet place by the sea' };
    await inject('POST', '/api/auth/register', {
      firstName: 'Quietana',
      lastName: 'Ferreira',
      ...credentials,
    });
    const signedIn = await inject('POST', '/api/auth/login', credentials);
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await inject('GET', '/api/auth/user', undefined, { cookie });
    await inject('GET', '/api/search?q=a-private-word');
    const emailLinks = ['/confirm-email?token=', '/reset-password?token=', '/newsletter/unsubscribe?token='];
    for (const page of emailLinks) await inject('GET', page + LINK_SECRET);
    await inject('POST', '/api/auth/confirm-email', { token: LINK_SECRET });
    await inject('POST', `/api/newsletter/unsubscribe/${LINK_SECRET}`, { 'List-Unsubscribe': 'One-Click' });
    await inject('POST', '/api/auth/forgot-password', { email: credentials.email });
    await app.get(DataSource).query('DROP TABLE posts CASCADE');
    expect((await inject('GET', '/api/blog-posts/a-private-word')).statusCode).toBe(500);
    await app.close();
    await database.drop();

    const log = lines.join('');
    expect(log).toContain('"route":"/api/auth/login"');
    expect(log).toContain('relation \\"posts\\" does not exist');
    const secrets = [
      credentials.email,
      credentials.password,
      'Quietana',
      '192.0.2.77',
      'a-private-word',
      LINK_SECRET,
      '$argon2',
      signedIn.cookies.find(({ httpOnly }) => httpOnly)?.value as string,
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
