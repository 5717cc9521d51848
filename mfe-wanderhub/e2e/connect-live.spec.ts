import { expect, test, type Page, type Request } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import {
  callApi,
  createClientId,
  createWriter,
  joinCommunity,
  openBrowser,
  waitForStream,
  writeTopic,
  type CommunityMember,
} from './support/community';

const texts = Array.from({ length: 8 }, (_, index) => `Post ${index + 1}. ${randomUUID()}`);

const reply = ({ page }: CommunityMember, path: string, text: string) =>
  callApi(page, 'POST', `/connect/topics/${path.split('/')[3]}/posts`, { id: createClientId(), text });

const readScroll = (page: Page) => page.evaluate(() => scrollY);
const findPost = (page: Page, number: number) => page.locator(`#post-${number}`);

test('a reply by somebody else waits below, and moves nothing', async ({ browser, baseURL }) => {
  const ana = await createWriter(browser, baseURL!, 'Ana');
  const ben = await joinCommunity(await openBrowser(browser, { baseURL: baseURL! }), 'Ben');
  const title = `Where do you work by the sea? ${randomUUID().slice(0, 8)}`;
  const path = await writeTopic(ana, { title, texts });
  const streamed = waitForStream(ana.page, path.split('/')[3]!);
  await ana.page.goto(path);
  await streamed;
  await ana.page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const place = await findPost(ana.page, 4).boundingBox();
  const scroll = await readScroll(ana.page);

  await reply(ben, path, 'In the library at the harbor.');
  const button = ana.page.getByRole('button', { name: '1 new reply' });
  await expect(button).toBeInViewport();
  expect(await findPost(ana.page, 4).boundingBox()).toEqual(place);
  expect(await readScroll(ana.page)).toBe(scroll);
  await expect(findPost(ana.page, 9)).not.toBeAttached();
  // The badge follows without a reload, once the notification is delivered.
  await expect(ana.page.getByRole('link', { name: 'Notifications (1)' })).toBeVisible({ timeout: 30_000 });
  // On a screen that shows the whole page, the button covers no other one.
  await ana.page.setViewportSize({ width: 1280, height: 3000 });
  await expectAccessibleInBothThemes(ana.page);

  await button.click();
  await expect(findPost(ana.page, 9)).toContainText('In the library at the harbor.');
  await expect(findPost(ana.page, 9)).toBeFocused();
  await expect(button).not.toBeAttached();
});

test('six tabs share one stream', async ({ browser, baseURL }) => {
  const ana = await createWriter(browser, baseURL!, 'Ana');
  const ben = await joinCommunity(await openBrowser(browser, { baseURL: baseURL! }), 'Ben');
  const paths: string[] = [];
  for (const index of [1, 2])
    paths.push(
      await writeTopic(ana, {
        title: `A topic for tabs ${index}`,
        texts: [`Hello ${index}. ${randomUUID()}`],
      }),
    );
  const open = new Set<Request>();
  const context = ana.page.context();
  context.on('request', (request) => request.url().includes('/api/connect/live') && open.add(request));
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    context.on(ended as 'requestfinished', (request) => open.delete(request));
  const pages = [ana.page, ...(await Promise.all(Array.from({ length: 5 }, () => context.newPage())))];
  for (const [index, page] of pages.entries()) {
    // The posts of the page are a member's own answer from here on: what comes later is new.
    const answer = page.waitForResponse((response) => response.url().includes('/api/connect/topics/'));
    await page.goto(paths[index % 2]!);
    await answer;
  }
  for (const path of paths) await reply(ben, path, `A reply for the tabs. ${randomUUID()}`);
  for (const page of pages) await expect(page.getByRole('button', { name: '1 new reply' })).toBeVisible();
  expect(open.size).toBe(1);
});
