import { OutboxService } from '../../src/modules/mail/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { lastLetterTo } from '../support/letters.js';

const to = 'ana@example.com';
let house: TestApp;

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());

describe('the mailbox of a developer', () => {
  it('is empty at first, and says how letters come', async () => {
    const page = await house.inject({ url: '/dev/mailbox' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No emails yet.');
  });

  it('shows each letter as a page in a sandbox and as text', async () => {
    await house.db.transaction((manager) =>
      house.app.get(OutboxService).enqueue(manager, { to, letter: 'deletion-cancelled', data: {} }),
    );
    const { id, text } = await lastLetterTo(house, to);
    const page = await house.inject({ url: `/dev/mailbox?mail=${id}` });
    expect(page.body).toContain(`src="/dev/mailbox/letter?mail=${id}"`);
    expect(page.body).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page.body).toContain(text.split('\n')[0]);
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");

    const letter = await house.inject({ url: `/dev/mailbox/letter?mail=${id}` });
    expect(letter.body).toContain('Your account will not be deleted');
    expect(letter.headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox allow-popups/);
    expect(letter.headers['cache-control']).toBe('no-store');
  });

  it.each(['../session-secret', '..%2f..%2fsession-secret', 'x', ''])('has no letter "%s"', async (id) => {
    const letter = await house.inject({ url: `/dev/mailbox/letter?mail=${id}` });
    expect(letter.body).toBe('There is no such email.');
  });

  it('does not exist for a name that somebody else points at this machine', async () => {
    const page = await house.inject({ url: '/dev/mailbox', headers: { host: 'evil.example:4200' } });
    expect(page.statusCode).toBe(404);
  });

  it('does not exist where letters really leave', async () => {
    const other = await startTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:1' } });
    for (const url of ['/dev/mailbox', '/dev/mailbox/letter'])
      expect((await other.inject({ url })).statusCode).toBe(404);
    await other.close();
  });
});
