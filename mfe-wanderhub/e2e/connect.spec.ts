import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { becomeMember } from '../../e2e/support/person';
import { CODE, MEETUP_CODE, playConnect } from './support/played-connect';

const TOPIC = `/connect/t/${CODE}/renting-in-lisbon`;

test('a visitor goes from what is new to a topic, and can report a post', async ({ page }) => {
  const written = await playConnect(page);
  await page.goto('/connect');
  await page
    .getByRole('region', { name: 'What’s new' })
    .getByRole('link', { name: /^How do you rent a flat/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^How do you rent a flat/ })).toBeFocused();
  await page.getByRole('button', { name: 'Report Post 2 by Ben Okafor' }).click();
  await page.getByRole('radio', { name: 'Wrong or out of date' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thanks for telling us').first()).toBeVisible();
  expect(written).toMatchObject([{ path: 'reports', body: { kind: 'post', reason: 'wrong' } }]);
});

test('a reply written without a connection is sent once there is one', async ({ page, baseURL, context }) => {
  await becomeMember(page, baseURL!);
  const written = await playConnect(page);
  await page.goto(TOPIC);
  await page.getByRole('textbox', { name: 'Your reply' }).fill('A letter from the client was enough.');
  await page.route('**/api/connect/topics/*/posts', (route) => route.abort());
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Post reply' }).click();
  const outbox = page.getByRole('region', { name: 'Not sent yet' });
  await expect(outbox).toContainText('Waiting for a connection');
  await page.unroute('**/api/connect/topics/*/posts');
  await context.setOffline(false);
  await expect(outbox).toHaveCount(0);
  const replies = written.filter(({ path }) => path === `topics/${CODE}/posts`);
  expect(replies).toMatchObject([{ body: { text: 'A letter from the client was enough.' } }]);
});

for (const path of [
  '/connect',
  '/connect/cities/tbilisi',
  TOPIC,
  '/connect/new',
  '/connect/meet-ups',
  '/connect/meet-ups/new',
  `/connect/meet-ups/${MEETUP_CODE}/coffee-and-coworking-in-alfama`,
  '/connect/settings',
  '/connect/moderation',
])
  test(`${path} is accessible in both themes`, async ({ page, baseURL }) => {
    await becomeMember(page, baseURL!);
    await playConnect(page, { level: 'moderator' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  });
