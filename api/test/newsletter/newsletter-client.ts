import type { NewsletterIssue } from '@wanderwork/contracts';
import { IssueSendingJob } from '../../src/modules/marketing/issues/issue-sending.job.js';
import type { TestUser } from '../admin/admins.js';
import type { TestApp } from '../support/index.js';

const ISSUES = '/api/admin/newsletter/issues';

/** Requests of an admin to the newsletter API. */
export class NewsletterClient {
  constructor(private readonly admin: TestUser) {}

  createIssue(payload: object = { subject: 'Spring by the sea', text: 'Two cities changed.' }) {
    return this.admin.browser.request('POST', ISSUES, payload);
  }

  updateIssue(id: string, payload: object) {
    return this.admin.browser.request('PUT', `${ISSUES}/${id}`, payload);
  }

  deleteIssue(id: string) {
    return this.admin.browser.request('DELETE', `${ISSUES}/${id}`);
  }

  sendTestCopy(id: string) {
    return this.admin.browser.request('POST', `${ISSUES}/${id}/test`);
  }

  getPreview(id: string) {
    return this.admin.browser.request('GET', `${ISSUES}/${id}/preview`);
  }

  listIssues() {
    return this.admin.browser.request('GET', ISSUES);
  }

  async getIssue(id: string): Promise<NewsletterIssue> {
    return (await this.admin.browser.request('GET', `${ISSUES}/${id}`)).json();
  }

  async createDraft(payload?: object): Promise<string> {
    return (await this.createIssue(payload)).json<NewsletterIssue>().id;
  }

  async sendIssue(id: string, testedAt?: string | null) {
    const confirmedTestedAt = testedAt ?? (await this.getIssue(id)).testedAt ?? new Date().toISOString();
    return this.admin.browser.request('POST', `${ISSUES}/${id}/send`, { testedAt: confirmedTestedAt });
  }

  /** An issue that was tested and sent; its emails are not yet queued. */
  async startIssue(payload?: object): Promise<string> {
    const id = await this.createDraft(payload);
    await this.sendTestCopy(id);
    await this.sendIssue(id);
    return id;
  }
}

/** Inserts subscribers with consent; their ids are in the order of their numbers. */
export const insertSubscribers = (api: TestApp, count: number) =>
  api.db.query(
    `INSERT INTO newsletter_subscriptions (id, email, consent, consented_at, sources, created_at, updated_at)
     SELECT ('0193a000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'given' || n || '@example.com', 'given',
       now() - interval '1 day', '{newsletter}', now(), now()
     FROM generate_series(1, $1::integer) n`,
    [count],
  );

/** Runs the sending job in every process until no issue is in progress. */
export const finishSending = async (...apis: TestApp[]): Promise<void> => {
  const [api] = apis as [TestApp];
  const inProgressSql = `SELECT 1 FROM newsletter_issues WHERE started_at IS NOT NULL AND finished_at IS NULL`;
  const end = Date.now() + 60_000;
  while ((await api.db.query(inProgressSql)).length > 0) {
    if (Date.now() > end) throw new Error('the issue is not finished');
    await Promise.all(apis.map((one) => one.app.get(IssueSendingJob).run()));
  }
};
