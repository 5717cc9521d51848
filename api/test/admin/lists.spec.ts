import type { AdminMail, OpenPage, WaitlistPerson } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { listAdminActions, expireProof, createAdmin, type TestUser } from './admins.js';

let api: TestApp;
let admin: TestUser;

const get = (url: string) => admin.browser.request('GET', url);
const post = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await createAdmin(api);
});

describe('the mail log', () => {
  it('shows which emails failed and sends one again, once', async () => {
    const { email } = admin.browser;
    await api.db.query(
      `INSERT INTO mails (id, address, template, data, status, attempts, next_at, created_at, last_error)
       VALUES (gen_random_uuid(), $1, 'deletion-cancelled', '{}', 'failed', 5, now(), now(), 'EENVELOPE: no such mailbox')`,
      [email],
    );
    const failed = async () =>
      (await get('/api/admin/mails?status=failed'))
        .json<OpenPage<AdminMail>>()
        .items.filter(({ address }) => address === email);
    const [mail] = await failed();
    expect(mail).toMatchObject({ attempts: 5, lastError: 'EENVELOPE: no such mailbox', sentAt: null });
    expect(mail).not.toHaveProperty('data');
    const retry = () => admin.browser.request('POST', `/api/admin/mails/${mail?.id}/retry`);
    expect((await retry()).statusCode).toBe(204);
    expect(await failed()).toEqual([]);
    expect((await retry()).json()).toMatchObject({ code: 'admin.mail_not_failed' });
    expect(await listAdminActions(api, admin)).toEqual([
      expect.objectContaining({ action: 'admin.mail_retried', target_id: mail?.id }),
    ]);
  });
});

describe('the waitlist', () => {
  const name = '=HYPERLINK("https://evil.example","Zoë")';

  beforeEach(async () => {
    await post('/api/waitlist', { email: 'zoe@example.com', name, newsletter: false });
  });

  it('lists people, newest first', async () => {
    await post('/api/waitlist', { email: 'bo@example.com', name: 'Bo', newsletter: false });
    const { items } = (await get('/api/admin/waitlist')).json<OpenPage<WaitlistPerson>>();
    expect(items.map(({ email }) => email)).toEqual(['bo@example.com', 'zoe@example.com']);
  });

  it('is exported as CSV without spreadsheet formulas, and the export is audited', async () => {
    const response = await get('/api/admin/waitlist/export');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="waitlist.csv"',
      'cache-control': 'no-store',
    });
    const [head, ...lines] = response.body.split('\r\n');
    expect(head).toBe('\uFEFF"email","name","currentLocation","sources","createdAt"');
    expect(lines).toContainEqual(
      expect.stringContaining(
        `"zoe@example.com","'=HYPERLINK(""https://evil.example"",""Zoë"")","","home-form"`,
      ),
    );
    expect(await listAdminActions(api, admin)).toEqual([
      expect.objectContaining({ action: 'admin.list_exported', target_id: 'waitlist' }),
    ]);
  });

  it('is exported whole, however long it is', async () => {
    await api.db.query(
      `INSERT INTO waitlist_entries (id, email, sources, created_at, updated_at)
       SELECT gen_random_uuid(), 'w' || n || '@example.com', '{home-form}', now(), now() FROM generate_series(1, 2500) n`,
    );
    const { body } = await get('/api/admin/waitlist/export');
    const exportedEmails = new Set(body.match(/"w\d+@example\.com"/g));
    expect(exportedEmails.size).toBe(2500);
  });

  it.each(['waitlist', 'newsletter'])('of %s can be exported only after re-authentication', async (list) => {
    await expireProof(api, admin);
    const response = await get(`/api/admin/${list}/export`);
    expect(response.json()).toMatchObject({ code: 'auth.fresh_required' });
    expect(await listAdminActions(api, admin)).toEqual([]);
  });
});

describe('the newsletter', () => {
  it('tells subscribers with consent from those without, in the export too', async () => {
    for (const email of ['asked@example.com', 'yes@example.com'])
      await post('/api/newsletter/subscribe', { email, name: '' });
    await api.db.query(
      `UPDATE newsletter_subscriptions SET consent = 'given', consented_at = now() WHERE email = 'yes@example.com'`,
    );
    const { items } = (await get('/api/admin/newsletter?consent=given')).json<OpenPage<WaitlistPerson>>();
    expect(items.map(({ email }) => email)).toEqual(['yes@example.com']);
    const { body } = await get('/api/admin/newsletter/export?consent=given');
    expect(body).toContain('yes@example.com');
    expect(body).not.toContain('asked@example.com');
  });
});
