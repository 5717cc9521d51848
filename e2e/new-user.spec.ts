import { expect, test } from '@playwright/test';
import { newPerson } from './support/person';

test('a new user searches cities, opens one, reads an article, registers and signs in', async ({ page }) => {
  const person = newPerson();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore. Create. Wander. Powered by AI.');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WanderLens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderLens' })).toBeVisible();
  await expect(page.getByText('316 cities').first()).toBeVisible();

  await page.getByRole('searchbox').fill('portugal');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=portugal/);
  // The list of before stays until the answer is there.
  await expect(page.getByRole('button', { name: 'Remove: In Portugal' })).toBeVisible();
  await page
    .getByRole('link', { name: /Lisbon/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
  await expect(page.getByText('World Bank').first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WanderHub' }).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/wanderhub\/blog\//);
  await expect(
    page
      .getByRole('main')
      .getByText(/min read/)
      .first(),
  ).toBeVisible();

  await page.goto('/register');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').first().fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const terms = page.getByLabel(/terms/i);
  if (await terms.count()) await terms.check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /create/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('Email').first().fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('You have successfully logged in.').first()).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Account of Ana Ferreira' }),
  ).toBeVisible();
});
