import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { tabTo } from '../../e2e/support/keyboard';
import { becomeAdmin } from '../../e2e/support/person';

const word = `medlar${Date.now().toString(36)}`;

/** Opens a dialog, checks its accessibility, and closes it with Escape, which returns the focus. */
const openAndClose = async (page: Page, button: Locator, dialog: Locator) => {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
};

test('a post is created, written, published and unpublished with the keyboard alone', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await becomeAdmin(page, String(baseURL));
  await page.goto('/admin/wanderhub');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await expect(button('Write a post')).toBeVisible();
  await button('Write a post').focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('link', { name: 'All posts' })).toBeFocused();

  await openAndClose(page, button('Schedule'), dialog('Schedule this post'));
  await openAndClose(page, button('Versions'), dialog('Versions'));
  await openAndClose(page, button('Delete draft'), dialog('Delete this draft?'));

  await tabTo(page, main.getByLabel('Title', { exact: true }));
  await page.keyboard.type(`The ${word}`);
  const details = main.locator('summary').filter({ hasText: 'Details' });
  await tabTo(page, details);
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByLabel('Excerpt'));
  await page.keyboard.type('What a medlar is, and when it is eaten.');
  await tabTo(page, details, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const text = main.getByLabel('Text, in Markdown');
  await openAndClose(page, button('Picture'), dialog('Insert a picture'));
  await openAndClose(page, button('City figure'), dialog('Insert a city figure'));
  await tabTo(page, text);
  await page.keyboard.type('## When\n\nAfter the first frost, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('soft');
  await expect(text).toHaveValue('## When\n\nAfter the first frost, **soft**');
  await page.keyboard.press('Control+s');
  await expect(main.getByLabel('Draft status')).toContainText('Saved');
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('soft')).toBeVisible();

  await button('Publish').focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText(/^Published \d/)).toBeVisible();
  await tabTo(page, button('Unpublish'));
  await page.keyboard.press('Enter');
  await expect(main.getByText('Hidden from readers.')).toBeVisible();
});
