import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { testAdmin } from '../../tools/test/test-product.mjs';

/** A word that no other post has. */
const word = `kumquat${Date.now().toString(36)}`;
const slug = `the-${word}`;

const EDITOR = '/admin/wanderhub';

const openEditor = async (page: Page) => {
  await page.goto(`/login?returnTo=${encodeURIComponent(EDITOR)}`);
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(testAdmin.email);
  await form.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await form.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: 'Write a post' })).toBeVisible();
};

const text = (page: Page) => page.getByLabel('Text, in Markdown');
const expectSaved = (page: Page) => expect(page.getByLabel('Draft status')).toContainText('Saved');
const clickAction = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Public places where the post appears. Cached answers may be slightly old. */
const findPublicPlaces = async (visitor: APIRequestContext): Promise<string[]> => {
  const places = {
    list: '/api/blog-posts?view=card',
    search: `/api/library?q=${word}`,
    feed: '/wanderhub/feeds/rss.xml',
  };
  const found = await Promise.all(
    Object.entries(places).map(async ([place, url]) => [
      place,
      (await (await visitor.get(url)).text()).includes(slug),
    ]),
  );
  return found.filter(([, is]) => is).map(([place]) => String(place));
};

/** One red point, as a PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a post is written, scheduled, published, moved, changed concurrently, restored and unpublished', async ({
  page,
  request: visitor,
}) => {
  test.slow();
  await openEditor(page);
  await page.getByRole('button', { name: 'Write a post' }).click();
  await page.getByLabel('Title', { exact: true }).fill(`The ${word}`);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(slug);
  await text(page).fill('## Where\n\nA month costs ');
  await page.getByRole('button', { name: 'City figure' }).click();
  const figures = page.getByRole('dialog', { name: 'Insert a city figure' });
  await figures.getByLabel('City').fill('Lisbon');
  await figures.getByRole('option', { name: /^Lisbon/ }).click();
  await figures.getByLabel('Figure').fill('monthly cost');
  await figures.getByRole('option', { name: 'Monthly cost', exact: true }).click();
  await figures.getByRole('button', { name: 'Insert' }).click();
  await expect(text(page)).toHaveValue(/\{\{city:lisbon\.monthlyCost\}\}/);
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const pictures = page.getByRole('dialog', { name: 'Insert a picture' });
  await pictures
    .getByLabel('Picture from this device')
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: picture });
  await pictures.getByLabel('Alt text').fill('A red field');
  await pictures.getByRole('button', { name: 'Insert' }).click();
  await expect(text(page)).toHaveValue(/!\[A red field\]\(\/api\/post-images\//);

  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('img', { name: 'A red field' })).toBeVisible();
  await expect(preview).toContainText('A month costs $');
  await expectSaved(page);
  await expectAccessibleInBothThemes(page);

  await clickAction(page, 'Schedule');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/^Scheduled for/)).toBeVisible();
  expect(await findPublicPlaces(visitor)).toEqual([]);
  expect((await visitor.get(`/wanderhub/blog/${slug}`)).status()).toBe(404);

  await clickAction(page, 'Publish');
  await expect(page.getByText(/^Published \d/)).toBeVisible();
  await expect.poll(() => findPublicPlaces(visitor)).toEqual(['list', 'search', 'feed']);

  await page.getByLabel('Address', { exact: true }).fill(`${slug}-moved`);
  await clickAction(page, 'Publish changes');
  await expect(page.getByText('No unpublished changes.')).toBeVisible();
  const old = await visitor.get(`/wanderhub/blog/${slug}`, { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([301, `/wanderhub/blog/${slug}-moved`]);

  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await expect(text(otherTab)).toHaveValue(/A red field/);
  await text(otherTab).fill('Written in another tab.');
  await otherTab.keyboard.press('Control+s');
  await expectSaved(otherTab);
  await otherTab.close();
  await text(page).fill('Written in this tab.');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Saved elsewhere' })).toContainText(
    'Written in another tab.',
  );
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaved(page);

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByRole('listitem').first()).toContainText('Conflicting version');
  await expect(versions.getByRole('listitem').nth(1)).toContainText('Saved manually');
  await versions.getByRole('listitem').filter({ hasText: 'Published' }).first().getByRole('button').click();
  await expect(text(page)).toHaveValue(/A red field/);

  await clickAction(page, 'Unpublish');
  await expect(page.getByText('Hidden from readers.')).toBeVisible();
  await expect.poll(() => findPublicPlaces(visitor)).toEqual([]);
  await page.goto(`/wanderhub/blog/${slug}-moved`);
  await expect(page.getByRole('heading', { level: 1, name: 'A blank page' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(/the kumquat/);
});
