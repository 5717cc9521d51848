import { expect, test } from '@playwright/test';
import { becomeMember } from '../../e2e/support/person';
import { waitUntilCached } from '../../e2e/support/worker';
import { createWriter, writeTopic } from './support/community';

test.use({ serviceWorkers: 'allow' });

const TITLE = 'Where do you work when the power is out?';
const TEXT = 'Ours fails every Thursday, for about three hours.';

test('a topic that was read opens without a connection, as a visitor sees it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const path = await writeTopic(await createWriter(browser, baseURL!, 'Ada'), {
    title: TITLE,
    texts: [TEXT, 'In the library, which has a generator.'],
  });
  await becomeMember(page, baseURL!);
  await page.goto('/connect');
  await waitUntilCached(page);
  // A click: the browser has no copy of the page itself.
  await page.getByRole('region', { name: 'What’s new' }).getByRole('link', { name: TITLE }).click();
  await expect(page.getByText(TEXT)).toBeVisible();
  const readSaved = () =>
    page.evaluate(
      async (address) => (await caches.match(address))?.text(),
      `/api/connect/topics/${path.split('/')[3]}?from=1`,
    );
  await expect.poll(readSaved, { timeout: 15_000 }).toContain(TEXT);
  expect(JSON.parse((await readSaved()) ?? '')).toMatchObject({ readUpTo: null, follow: null });

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(page.getByText(/This is the copy saved in this browser on \d+ \w+ 20\d\d\./)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/This is the copy saved in this browser/)).toHaveCount(0);
});
