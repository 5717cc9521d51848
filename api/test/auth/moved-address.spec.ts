import { randomUUID } from 'node:crypto';
import { OutboxService } from '../../src/modules/mail/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { listEmailsTo } from '../support/emails.js';
import { type Browser, createMember } from '../support/member.js';

let api: TestApp;
let ana: Browser;
let userId: string;
const enqueue = (template: 'account-exists' | 'welcome' | 'confirm-address') =>
  api.app.get(OutboxService).enqueue(api.db.manager, {
    email: ana.email,
    template,
    data: { userId, firstName: 'Ana', subscriptionId: null },
  });
const listSubjects = async () => (await listEmailsTo(api, ana.email)).map(({ subject }) => subject);

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await createMember(api);
  userId = (await ana.request('GET', '/api/auth/user')).json<{ id: string }>().id;
});

/** Someone who reads the old address's mail could keep an email until the account has moved, and then use its link. */
describe.each(['account-exists', 'welcome', 'confirm-address'] as const)(
  'an email with a link into an account (%s)',
  (template) => {
    it('is sent while the account has this address', async () => {
      const before = (await listSubjects()).length;
      await enqueue(template);
      expect(await listSubjects()).toHaveLength(before + 1);
    });

    it('is not sent once the account has another address', async () => {
      const before = await listSubjects();
      await api.db.query('UPDATE users SET email = $1 WHERE id = $2', [
        `${randomUUID()}@example.com`,
        userId,
      ]);
      await enqueue(template);
      expect(await listSubjects()).toEqual(before);
      const waiting = await api.db.query(`SELECT 1 FROM mails WHERE address = $1 AND status <> 'sent'`, [
        ana.email,
      ]);
      expect(waiting).toEqual([]);
    });
  },
);
