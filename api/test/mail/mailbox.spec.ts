import { OutboxService } from '../../src/modules/mail/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { getLastEmailTo } from '../support/emails.js';

const email = 'ana@example.com';
let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('the development mailbox', () => {
  it('is empty at first, and says how emails get there', async () => {
    const page = await api.inject({ url: '/dev/mailbox' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No emails yet.');
  });

  it('shows each email as a page in a sandbox and as text', async () => {
    await api.db.transaction((manager) =>
      api.app.get(OutboxService).enqueue(manager, { email, template: 'deletion-cancelled', data: {} }),
    );
    const { id, text } = await getLastEmailTo(api, email);
    const page = await api.inject({ url: `/dev/mailbox?mail=${id}` });
    expect(page.body).toContain(`src="/dev/mailbox/letter?mail=${id}"`);
    expect(page.body).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page.body).toContain(text.split('\n')[0]);
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");

    const document = await api.inject({ url: `/dev/mailbox/letter?mail=${id}` });
    expect(document.body).toContain('Your account will not be deleted');
    expect(document.headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*sandbox allow-popups/,
    );
    expect(document.headers['cache-control']).toBe('no-store');
  });

  it.each(['../session-secret', '..%2f..%2fsession-secret', 'x', ''])('has no email "%s"', async (id) => {
    const document = await api.inject({ url: `/dev/mailbox/letter?mail=${id}` });
    expect(document.body).toBe('There is no such email.');
  });

  it('returns 404 for another host name that points at this machine', async () => {
    const page = await api.inject({ url: '/dev/mailbox', headers: { host: 'evil.example:4200' } });
    expect(page.statusCode).toBe(404);
  });

  it('does not exist when emails are really sent', async () => {
    const other = await startTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:1' } });
    for (const url of ['/dev/mailbox', '/dev/mailbox/letter'])
      expect((await other.inject({ url })).statusCode).toBe(404);
    await other.close();
  });
});
