import { startTestApp, type TestApp } from '../support/index.js';
import { listEmailsTo } from '../support/emails.js';
import { type Browser, createMember } from '../support/member.js';

const MAX_EMAILS = 30;

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ config: { limitFactor: 1 } });
});
afterAll(() => api.close());

/** Anybody can register somebody else's address and use the account before it is confirmed. */
describe('actions of a member that send an email', () => {
  const toggleDeletion = async (browser: Browser, times: number) => {
    const codes: number[] = [];
    for (let time = 0; time < times; time += 1)
      codes.push(
        (await browser.request(time % 2 === 0 ? 'POST' : 'DELETE', '/api/account/deletion')).statusCode,
      );
    return codes;
  };

  it("are limited so that nobody's mailbox is flooded, whatever IP address they come from", async () => {
    const stranger = await createMember(api);
    const before = (await listEmailsTo(api, stranger.email)).length;
    const codes = await toggleDeletion(stranger, MAX_EMAILS + 2);
    expect(codes.slice(0, MAX_EMAILS)).not.toContain(429);
    expect(codes.slice(MAX_EMAILS)).toEqual([429, 429]);
    const resend = await stranger.request('POST', '/api/auth/confirm-email/resend', undefined, {
      'x-forwarded-for': '192.0.2.7',
    });
    expect(resend.statusCode).toBe(429);
    expect(await listEmailsTo(api, stranger.email)).toHaveLength(before + MAX_EMAILS);
  });

  it('are counted per account', async () => {
    expect(await toggleDeletion(await createMember(api), 2)).toEqual([200, 204]);
  });
});
