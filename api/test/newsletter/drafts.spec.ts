import type { NewsletterIssue, NewsletterIssueSummary, OpenPage } from '@wanderwork/contracts';
import { deedsOf, growStale, newAdmin, type Known } from '../admin/admins.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { lastLetterTo } from '../support/letters.js';
import { addReaders, Desk } from './desk.js';

const words = { subject: 'Spring by the sea', text: 'Two cities changed.\n\nSee https://wander.example/a.' };

let house: TestApp;
let admin: Known;
let desk: Desk;

beforeAll(async () => {
  house = await startTestApp();
  await addReaders(house, 2);
});
afterAll(() => house.close());
beforeEach(async () => {
  admin = await newAdmin(house);
  desk = new Desk(admin);
});

describe('an issue of the newsletter', () => {
  it('begins as a draft that knows how many would get it', async () => {
    const answer = await desk.write(words);
    expect(answer.statusCode).toBe(201);
    const issue = answer.json<NewsletterIssue>();
    expect(issue).toEqual({
      ...words,
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
    const { items } = (await desk.list()).json<OpenPage<NewsletterIssueSummary>>();
    expect(items[0]).toMatchObject({ id: issue.id, subject: words.subject, state: 'draft' });
  });

  it.each([
    ['subject', ''],
    ['subject', 'x'.repeat(121)],
    ['subject', 'One\r\nBcc: eve@example.com'],
    ['text', '   '],
    ['text', 'x'.repeat(20_001)],
    ['state', 'sent'],
  ])('is refused with the %s %p', async (path, value) => {
    const answer = await desk.write({ ...words, [path]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path })]);
  });

  it('is shown as the letter that it will be, in a page that can do nothing', async () => {
    const id = await desk.draft({
      subject: 'A <b>bold</b> "plan"',
      text: `<script>alert(1)</script>\n\n[Lisbon](https://wander.example/lisbon?a=1&b="2) and [x](javascript:alert(1))`,
    });
    const { body, headers } = await desk.preview(id);
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

  it('is tried out by one copy to who writes it', async () => {
    const id = await desk.draft(words);
    expect((await desk.test(id)).json<NewsletterIssue>().testedAt).toEqual(expect.any(String));
    const letter = await lastLetterTo(house, admin.browser.email);
    expect(letter).toMatchObject({ subject: words.subject, headers: {} });
    expect(letter.text).toContain('This is a test copy.');
    expect((await desk.issue(id)).state).toBe('draft');
  });

  it('goes nowhere before it was tried out, nor once it was changed after that', async () => {
    const untested = { code: 'newsletter.issue_untested' };
    const id = await desk.draft(words);
    expect((await desk.send(id)).json()).toMatchObject(untested);
    await desk.test(id);
    const { testedAt } = await desk.issue(id);
    await desk.rewrite(id, { ...words, text: 'Something else' });
    expect((await desk.issue(id)).testedAt).toBeNull();
    expect((await desk.send(id, testedAt)).json()).toMatchObject(untested);
    await desk.test(id);
    expect((await desk.send(id, testedAt)).json()).toMatchObject(untested);
    expect((await desk.issue(id)).state).toBe('draft');
  });

  it('is sent once, of two who do it at the same time, and stays as it is', async () => {
    const id = await desk.draft(words);
    await desk.test(id);
    const answers = await Promise.all([desk.send(id), desk.send(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    for (const answer of [
      await desk.send(id),
      await desk.rewrite(id, words),
      await desk.remove(id),
      await desk.test(id),
    ])
      expect(answer.json()).toMatchObject({ statusCode: 409, code: 'newsletter.issue_started' });
  });

  it('wants a proof of the last ten minutes before it goes to everybody', async () => {
    const id = await desk.draft(words);
    await desk.test(id);
    await growStale(house, admin);
    expect((await desk.send(id)).json()).toMatchObject({ code: 'auth.fresh_required' });
    expect((await desk.issue(id)).startedAt).toBeNull();
  });

  it('is gone once it is thrown away', async () => {
    const id = await desk.draft(words);
    expect((await desk.remove(id)).statusCode).toBe(204);
    for (const answer of [await desk.remove(id), await desk.preview(id), await desk.test(id)])
      expect(answer.json()).toMatchObject({ statusCode: 404, code: 'newsletter.issue_not_found' });
  });

  it('leaves a trace of every deed', async () => {
    const id = await desk.draft(words);
    await desk.rewrite(id, { ...words, subject: 'Summer' });
    await desk.test(id);
    await desk.send(id);
    const gone = await desk.draft(words);
    await desk.remove(gone);
    const deeds = await deedsOf(house, admin);
    expect(deeds.reverse().map(({ action, target_id: about }) => [action, about])).toEqual([
      ['admin.issue_written', id],
      ['admin.issue_changed', id],
      ['admin.issue_tested', id],
      ['admin.issue_sent', id],
      ['admin.issue_written', gone],
      ['admin.issue_removed', gone],
    ]);
    expect(deeds[3]).toMatchObject({ new_value: { subject: 'Summer', readers: 2 } });
  });
});
