import { expect, test, type Page } from '@playwright/test';
import { becomeAdmin } from '../../e2e/support/person';
import {
  appointModerator,
  createClientId,
  joinCommunity,
  openBrowser,
  signInAdmin,
} from './support/community';
import { maliciousTexts, MARK, PROBE, withMark } from './support/malicious-texts';
import { watchSideEffects } from './support/watch-side-effects';

interface WrittenTopic {
  posts: { id: string }[];
  code: string;
  slug: string;
  title: string;
}

const LONG_WORD = 'W'.repeat(2_000);

const send = async (page: Page, method: 'post' | 'put' | 'delete', path: string, data?: object) => {
  const headers = { origin: new URL(String(test.info().project.use.baseURL)).origin };
  const response = await page.request[method](`/api/connect/${path}`, { headers, ...(data && { data }) });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response;
};

/** The text as it is, and wherever Markdown has a place for it. */
const createText = (text: string) =>
  [
    text,
    `![${text}](/api/connect/pictures/x.webp "${text}") ![x](https://tracker.example/x.png) ![x](/api/auth/logout)`,
    `[${text}](javascript:${PROBE}) [b](data:text/html,${text}) <a href="javascript:${PROBE}">a</a>`,
    `| ${text} | b |\n| --- | --- |\n| ${text} | c |`,
    `> [!NOTE] ${text}\n\n\`${text}\`\n\n\`\`\`html\n${text}\n\`\`\``,
    `<iframe src="javascript:${PROBE}"></iframe><style>body{display:none}</style><input autofocus onfocus=${PROBE}>`,
    // The mark keeps texts of different runs apart: the same text in two topics is held for review.
    `{{city:${text}.monthlyCost}} ${LONG_WORD} ${MARK}`,
  ].join('\n\n');

const writeTopic = async (page: Page, text: string): Promise<WrittenTopic> => {
  const title = withMark(text).slice(0, 110);
  const body = {
    id: createClientId(),
    place: 'city:lisbon',
    kind: 'discussion',
    title,
    text: createText(text),
  };
  const topic = (await (await send(page, 'post', 'topics', body)).json()) as WrittenTopic;
  const quotes = [{ post: topic.posts[0]!.id, text: text.trim() }];
  const reply = { id: createClientId(), text: createText(text), quotes };
  await send(page, 'post', `topics/${topic.code}/posts`, reply);
  return { ...topic, posts: [...topic.posts, reply] };
};

const expectNoOverflow = async (page: Page, where: string) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, where).toBeLessThanOrEqual(0);
};

test('malicious text in every field of Connect is shown as text, never runs, and wraps on a phone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { expectNoSideEffects } = await watchSideEffects(context);
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  const admin = await openBrowser(browser, { baseURL: baseURL! });
  await signInAdmin(admin);
  await page.goto('/connect');
  const writer = await joinCommunity(page, 'Mal');
  await appointModerator(writer, admin, ['southern-europe']);
  const { handle } = writer;
  const written: WrittenTopic[] = [];
  for (const text of maliciousTexts) {
    const profile = { handle, name: text.slice(0, 50), about: `${text} ${LONG_WORD}`.slice(0, 300) };
    await send(page, 'put', 'profile', profile);
    written.push(await writeTopic(page, text));
    await send(page, 'put', `drafts/${createClientId()}`, {
      place: 'city:lisbon',
      title: text.slice(0, 120),
      text,
    });
  }
  await send(page, 'post', 'reports', {
    ...{
      id: createClientId(),
      kind: 'person',
      object: handle,
      reason: 'other',
      text: maliciousTexts.join('\n'),
    },
  });

  const visit = async (path: string) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectNoOverflow(page, path);
    expect(pageErrors, path).toEqual([]);
    expectNoSideEffects(path);
  };
  for (const { code, slug, title } of written) {
    await visit(`/connect/t/${code}/${slug}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(title.slice(0, 24));
  }
  for (const path of [
    '/connect',
    '/connect/cities/lisbon',
    '/connect/everywhere',
    `/connect/search?q=${MARK}`,
    `/connect/people/${handle}`,
    '/connect/new',
    '/connect/decisions',
    '/connect/settings',
  ])
    await visit(path);
  for (const file of ['rss.xml', 'atom.xml']) {
    const errors = await page.evaluate(async (url) => {
      const text = await (await fetch(url)).text();
      return new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror').length;
    }, `/connect/feeds/${file}`);
    expect(errors, file).toBe(0);
  }
  expectNoSideEffects('the feeds');

  // Other journeys share this product. A topic goes with its first post once its replies are gone.
  for (const { id } of written.flatMap(({ posts }) => [...posts].reverse()))
    await send(page, 'delete', `posts/${id}`);

  await becomeAdmin(page, baseURL!);
  await visit('/connect/moderation');
  await page
    .getByRole('row')
    .filter({ hasText: 'profile' })
    .getByRole('button', { name: /^Open/ })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Take this case' })).toBeVisible();
  expect(pageErrors).toEqual([]);
  expectNoSideEffects('the report');
});
