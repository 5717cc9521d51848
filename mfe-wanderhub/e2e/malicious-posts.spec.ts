import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { becomeAdmin } from '../../e2e/support/person';
import { maliciousTexts, MARK, PROBE, withMark } from './support/malicious-texts';
import { watchSideEffects } from './support/watch-side-effects';

interface WrittenPost {
  id: string;
  slug: string;
  text: string;
}

const texts = maliciousTexts.map((text, index) => ({ text, slug: `${MARK}-${index}` }));

/** The text wherever a post has a place for words, and in the text itself wherever Markdown has one. */
const createText = ({ text, slug }: { text: string; slug: string }, change: object = {}) => ({
  title: withMark(text),
  slug,
  excerpt: text,
  category: 'Tips & Tutorials',
  tags: [MARK, text.slice(0, 24)],
  cities: [],
  coverImage: null,
  author: text.slice(0, 90),
  sources: [{ title: `Source ${text}`, url: 'https://example.org/"onclick="hostileProbe()' }],
  content: [
    `## ${text}`,
    text,
    `> [!NOTE]\n> ${text}`,
    `> [!NOTE] ${text}`,
    `> [!${text}]\n> ${text}`,
    `> ${text}`,
    `![${text}](/api/art/posts/four-shared-hours.svg "${text}")`,
    `[${text}](javascript:${PROBE}) <a href="javascript:${PROBE}">a</a> [b](data:text/html,${text})`,
    `| ${text} | b |\n| --- | --- |\n| ${text} | c |`,
    `- [ ] ${text}\n- \`${text}\``,
    `A note.[^1]\n\n[^1]: ${text}`,
    `{{city:${text}.monthlyCost}} {{city-card:${text}}} {{${text}}}`,
    `<iframe src="javascript:${PROBE}"></iframe><style>body{display:none}</style><form action="/x"><input autofocus onfocus=${PROBE}></form>`,
    `\`\`\`html\n${text}\n\`\`\``,
  ].join('\n\n'),
  ...change,
});

const send = async (request: APIRequestContext, method: 'post' | 'put', path: string, data: object = {}) =>
  request[method](path, {
    data,
    headers: { origin: new URL(String(test.info().project.use.baseURL)).origin },
  });

const save = async (request: APIRequestContext, id: string, words: object) =>
  send(request, 'put', `/api/admin/posts/${id}/draft`, { revision: 1, words });

const publishPost = async (
  request: APIRequestContext,
  one: { text: string; slug: string },
): Promise<WrittenPost> => {
  const { id } = (await (await send(request, 'post', '/api/admin/posts')).json()) as { id: string };
  const saved = await save(request, id, createText(one));
  expect(saved.status(), `${one.text}: ${await saved.text()}`).toBe(200);
  const { revision } = (await saved.json()) as { revision: number };
  const out = await send(request, 'post', `/api/admin/posts/${id}/publish`, { revision });
  expect(out.status(), `${one.text}: ${await out.text()}`).toBe(200);
  return { ...one, id };
};

const unpublish = (request: APIRequestContext, id: string) =>
  send(request, 'post', `/api/admin/posts/${id}/unpublish`);

const heading = (page: Page, text: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: withMark(text), exact: true })
    .first();

test('malicious text in every field of a post is shown as text and never runs', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const { expectNoSideEffects } = await watchSideEffects(context);
  await becomeAdmin(page, String(baseURL));
  const request = page.request;

  const invalidText = createText(
    { text: 'x', slug: `${MARK}"><script>` },
    { sources: [{ title: 'abc', url: `javascript:${PROBE}` }] },
  );
  const { id: draft } = (await (await send(request, 'post', '/api/admin/posts')).json()) as { id: string };
  expect((await save(request, draft, invalidText)).status()).toBe(200);
  const answer = await send(request, 'post', `/api/admin/posts/${draft}/publish`, { revision: 2 });
  expect([answer.status(), await answer.text()]).toEqual([
    400,
    expect.stringMatching(/"slug".*"sources\.0\.url"/s),
  ]);
  expect((await save(request, draft, { ...invalidText, coverImage: `/x" onerror="${PROBE}` })).status()).toBe(
    400,
  );

  const written: WrittenPost[] = [];
  try {
    for (const one of texts) written.push(await publishPost(request, one));

    await page.goto(`/wanderhub?tag=${MARK}`);
    for (const { text } of written) await expect(heading(page, text)).toBeVisible();
    expectNoSideEffects('the list');

    await page.goto(`/wanderhub?q=${MARK}+script`);
    await expect(page.locator('mark').first()).toBeVisible();
    expectNoSideEffects('a search and its marks');

    for (const { text, slug } of written) {
      await page.goto(`/wanderhub/blog/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: withMark(text), exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Share' }).click();
      const author = page
        .getByRole('main')
        .getByRole('link', { name: text.slice(0, 90), exact: true })
        .first();
      await author.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text.slice(0, 4));
      expectNoSideEffects(text);
    }

    await page.goto('/#wanderhub');
    await page.getByRole('region', { name: 'WanderHub' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'WanderHub' })).toContainText(MARK);
    expectNoSideEffects('the home page');

    for (const path of ['rss.xml', 'atom.xml']) {
      const titles = await page.evaluate(async (url) => {
        const feed = new DOMParser().parseFromString(await (await fetch(url)).text(), 'application/xml');
        return [...feed.querySelectorAll('item > title, entry > title, parsererror')].map(
          (one) => one.textContent,
        );
      }, `/wanderhub/feeds/${path}`);
      expect(titles).toEqual(expect.arrayContaining(texts.map(({ text }) => withMark(text))));
    }
    for (const { slug } of written) await page.goto(`/api/art/posts/${slug}.svg`);
    expectNoSideEffects('the feeds and the drawn covers');

    await page.goto(`/admin/wanderhub?q=${MARK}`);
    for (const { text } of written)
      await expect(page.getByRole('link', { name: withMark(text), exact: true })).toBeVisible();
    expectNoSideEffects('the editor’s list');
    for (const { id, text } of written) {
      await page.goto(`/admin/wanderhub?post=${id}`);
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(withMark(text));
      await expect(
        page.getByRole('region', { name: 'Preview' }).getByRole('heading', { level: 2 }).first(),
      ).toBeVisible();
      expectNoSideEffects(`the editor with ${text}`);
    }
    await page.getByRole('button', { name: 'Versions' }).click();
    await expect(page.getByRole('dialog', { name: 'Versions' }).getByRole('listitem').first()).toBeVisible();
    expectNoSideEffects('the versions');
  } finally {
    for (const { id } of written) await unpublish(request, id);
    await request.delete(`/api/admin/posts/${draft}`, {
      headers: { origin: new URL(String(baseURL)).origin },
    });
  }
});
