import type { NewsletterIssue, NewsletterIssueSummary, OpenPage } from '@wanderwork/contracts';
import { listAdminActions, expireProof, createAdmin, type TestUser } from '../admin/admins.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { getLastEmailTo } from '../support/emails.js';
import { insertSubscribers, NewsletterClient } from './newsletter-client.js';

const content = {
  subject: 'Spring by the sea',
  text: 'Two cities changed.\n\nSee https://wander.example/a.',
};

let api: TestApp;
let admin: TestUser;
let client: NewsletterClient;

beforeAll(async () => {
  api = await startTestApp();
  await insertSubscribers(api, 2);
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await createAdmin(api);
  client = new NewsletterClient(admin);
});

describe('an issue of the newsletter', () => {
  it('starts as a draft with the number of recipients', async () => {
    const response = await client.createIssue(content);
    expect(response.statusCode).toBe(201);
    const issue = response.json<NewsletterIssue>();
    expect(issue).toEqual({
      ...content,
      id: expect.any(String),
      state: 'draft',
      createdAt: expect.any(String),
      testedAt: null,
      startedAt: null,
      finishedAt: null,
      readers: 2,
      recipients: 0,
      sent: 0,
      failed: 0,
      skipped: 0,
    });
    const { items } = (await client.listIssues()).json<OpenPage<NewsletterIssueSummary>>();
    expect(items[0]).toMatchObject({ id: issue.id, subject: content.subject, state: 'draft' });
  });

  it.each([
    ['subject', ''],
    ['subject', 'x'.repeat(121)],
    ['subject', 'One\r\nBcc: eve@example.com'],
    ['text', '   '],
    ['text', 'x'.repeat(20_001)],
    ['state', 'sent'],
  ])('is refused with the %s %p', async (path, value) => {
    const response = await client.createIssue({ ...content, [path]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([expect.objectContaining({ path })]);
  });

  it('is previewed as the email that will be sent, in a page without scripts', async () => {
    const id = await client.createDraft({
      subject: 'A <b>bold</b> "plan"',
      text: `<script>alert(1)</script>\n\n[Lisbon](https://wander.example/lisbon?a=1&b="2) and [x](javascript:alert(1))`,
    });
    const { body, headers } = await client.getPreview(id);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox/),
    });
    expect(body).toContain('A &lt;b&gt;bold&lt;/b&gt; &quot;plan&quot;');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toMatch(/<script|href="javascript|<b>/);
    expect(body).toContain('href="https://wander.example/lisbon?a=1&amp;b="');
  });

  it('is tested with one copy to its author', async () => {
    const id = await client.createDraft(content);
    expect((await client.sendTestCopy(id)).json<NewsletterIssue>().testedAt).toEqual(expect.any(String));
    const email = await getLastEmailTo(api, admin.browser.email);
    expect(email).toMatchObject({ subject: content.subject, headers: {} });
    expect(email.text).toContain('This is a test copy.');
    expect((await client.getIssue(id)).state).toBe('draft');
  });

  it('cannot be sent before it was tested, nor when it changed after the test', async () => {
    const untested = { code: 'newsletter.issue_untested' };
    const id = await client.createDraft(content);
    expect((await client.sendIssue(id)).json()).toMatchObject(untested);
    await client.sendTestCopy(id);
    const { testedAt } = await client.getIssue(id);
    await client.updateIssue(id, { ...content, text: 'Something else' });
    expect((await client.getIssue(id)).testedAt).toBeNull();
    expect((await client.sendIssue(id, testedAt)).json()).toMatchObject(untested);
    await client.sendTestCopy(id);
    expect((await client.sendIssue(id, testedAt)).json()).toMatchObject(untested);
    expect((await client.getIssue(id)).state).toBe('draft');
  });

  it('is sent once when two admins send it at the same time, and cannot be changed afterwards', async () => {
    const id = await client.createDraft(content);
    await client.sendTestCopy(id);
    const responses = await Promise.all([client.sendIssue(id), client.sendIssue(id)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    for (const response of [
      await client.sendIssue(id),
      await client.updateIssue(id, content),
      await client.deleteIssue(id),
      await client.sendTestCopy(id),
    ])
      expect(response.json()).toMatchObject({ statusCode: 409, code: 'newsletter.issue_started' });
  });

  it('requires re-authentication within the last ten minutes before sending', async () => {
    const id = await client.createDraft(content);
    await client.sendTestCopy(id);
    await expireProof(api, admin);
    expect((await client.sendIssue(id)).json()).toMatchObject({ code: 'auth.fresh_required' });
    expect((await client.getIssue(id)).startedAt).toBeNull();
  });

  it('is gone once it is deleted', async () => {
    const id = await client.createDraft(content);
    expect((await client.deleteIssue(id)).statusCode).toBe(204);
    for (const response of [
      await client.deleteIssue(id),
      await client.getPreview(id),
      await client.sendTestCopy(id),
    ])
      expect(response.json()).toMatchObject({ statusCode: 404, code: 'newsletter.issue_not_found' });
  });

  it('leaves an audit entry for every action', async () => {
    const id = await client.createDraft(content);
    await client.updateIssue(id, { ...content, subject: 'Summer' });
    await client.sendTestCopy(id);
    await client.sendIssue(id);
    const deletedId = await client.createDraft(content);
    await client.deleteIssue(deletedId);
    const actions = await listAdminActions(api, admin);
    expect(actions.reverse().map(({ action, target_id: about }) => [action, about])).toEqual([
      ['admin.issue_written', id],
      ['admin.issue_changed', id],
      ['admin.issue_tested', id],
      ['admin.issue_sent', id],
      ['admin.issue_written', deletedId],
      ['admin.issue_removed', deletedId],
    ]);
    expect(actions[3]).toMatchObject({ new_value: { subject: 'Summer', readers: 2 } });
  });
});
