import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { becomeMember } from '../../e2e/support/person';

const stops = (page: Page) => page.getByRole('list', { name: 'Stops' });
const names = (page: Page) =>
  stops(page).getByRole('heading', { level: 3 }).getByRole('button').allInnerTexts();

const addCity = async (page: Page, name: string) => {
  const box = page.getByRole('combobox', { name: 'Add a city' });
  await box.fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor();
  await box.press('Enter');
  await expect(stops(page).getByRole('button', { name, exact: true })).toBeVisible();
};

const startEmpty = async (page: Page) => {
  await page.goto('/wanderlens/planner');
  await page.getByRole('button', { name: 'Start with an empty trip' }).click();
  await expect(page).toHaveURL(/\/wanderlens\/planner\?trip=/);
};

const addPassport = async (page: Page, country: string) => {
  await page.getByRole('button', { name: 'You and your work' }).click();
  const box = page.getByRole('combobox', { name: 'Add a passport' });
  await box.fill(country);
  await box.press('Enter');
  await expect(page.getByRole('button', { name: `Remove: ${country}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('a visitor makes a trip, moves a stop by keyboard, fixes a Schengen conflict and finds it again', async ({
  page,
}) => {
  await startEmpty(page);
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  for (const city of ['Lisbon', 'Berlin', 'Porto', 'Bangkok']) await addCity(page, city);

  await stops(page).getByRole('button', { name: 'Berlin', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Berlin, now 1 of 4, 1' })).toBeAttached();
  await expect(stops(page).getByRole('button', { name: 'Berlin', exact: true })).toBeFocused();
  expect(await names(page)).toEqual(['Berlin', 'Lisbon', 'Porto', 'Bangkok']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Berlin', 'Porto', 'Bangkok']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => names(page)).toEqual(['Berlin', 'Lisbon', 'Porto', 'Bangkok']);

  await addPassport(page, 'Brazil');
  const conflicts = page.getByRole('region', { name: 'What doesn’t fit' });
  await expect(conflicts.getByText(/^Schengen: day 91 is /)).toBeVisible();
  await conflicts.getByRole('button', { name: /^Fix: Schengen/ }).click();
  await expect(page.getByRole('heading', { name: 'Review this change' })).toBeFocused();
  await expect(page.getByText(/^Solves: Schengen: day 91/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(conflicts.getByText(/^Schengen: day 91 is /)).toHaveCount(0);

  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Berlin', 'Lisbon', 'Porto', 'Bangkok']);
  await expect(conflicts.getByText(/^Schengen: day 91 is /)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(conflicts.getByText(/^Schengen: day 91 is /)).toBeVisible();
});

test('the five views show one trip, by address and for everyone', async ({ page }) => {
  await startEmpty(page);
  for (const city of ['Lisbon', 'Bangkok']) await addCity(page, city);
  await expectAccessible(page, { within: 'main' });

  const open = async (view: string) => {
    await page.getByRole('radio', { name: view }).check({ force: true });
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
  };
  await open('Timeline');
  await expect(page.getByRole('region', { name: 'Timeline of the trip' })).toContainText('Bangkok');
  await expectAccessible(page, { within: 'main' });
  await open('Map');
  await expect(page.getByRole('group', { name: /^Map of the trip/ })).toContainText('Lisbon');
  await open('Budget');
  const budget = page.getByRole('table', { name: 'The cost of the trip' });
  await expect(budget.getByRole('row', { name: /^Lisbon to Bangkok No price yet/ })).toBeVisible();
  await expect(budget.getByRole('row', { name: /^Total plus 1 journey without a price/ })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await open('Documents');
  await expect(page.getByRole('heading', { name: 'What this plan can’t know' })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Entry rules' })).toBeVisible();
});

test('a sentence becomes chips and plans, and a chosen plan becomes the trip', async ({ page }) => {
  await page.goto('/wanderlens/planner');
  await expect(
    page.getByText('No trip yet. Tell us where and when, or start with an empty trip.'),
  ).toBeVisible();
  await page
    .getByLabel('Describe your trip')
    .fill('3 months from November, warm, under $1800 a month, glorp');
  await page.getByRole('button', { name: 'Plan it' }).click();
  const chips = page.getByRole('group', { name: 'What we understood' });
  await expect(chips.getByText('3 months')).toBeVisible();
  await expect(page.getByText('We didn’t understand “glorp”.')).toBeVisible();
  await chips.getByRole('button', { name: /^Remove: .*1,800/ }).click();
  await expect(chips.getByText(/1,800/)).toHaveCount(0);
  const best = page.getByRole('article', { name: 'The best by our score' });
  const first = await best.getByRole('listitem').first().locator('b').innerText();
  await best.getByRole('button', { name: 'Choose this plan' }).click();
  await expect(stops(page).getByRole('button', { name: first, exact: true })).toBeVisible();
});

test('a member’s trip is on the server, in a second tab, and keeps changes made offline', async ({
  page,
  context,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  await startEmpty(page);
  await addCity(page, 'Lisbon');
  await expect(page.getByText('Saved to your account')).toBeVisible();

  const second = await context.newPage();
  await second.goto('/wanderlens/planner');
  await expect.poll(() => names(second)).toEqual(['Lisbon']);
  await addCity(second, 'Dakar');
  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Dakar']);

  await context.setOffline(true);
  await page.getByLabel('Name of the trip').fill('Winter in the sun');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText("You're offline. Changes are kept on this device and saved later."),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  const [saved] = (await (await page.request.get('/api/trips')).json()).items;
  expect(saved).toMatchObject({ title: 'Winter in the sun', cities: ['lisbon', 'dakar'] });

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Call the trip “Winter in the sun”')).toBeVisible();
  await history.getByRole('button', { name: 'Restore this version' }).first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name of the trip')).toHaveValue('My trip');
});

test('a visitor’s trip moves to the account after signing in', async ({ page, baseURL }) => {
  await startEmpty(page);
  await addCity(page, 'Lisbon');
  await becomeMember(page, baseURL!);
  await page.goto('/wanderlens/planner');
  await page.getByRole('button', { name: 'Move it to your account' }).click();
  await expect(stops(page).getByRole('button', { name: 'Lisbon', exact: true })).toBeVisible();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  expect((await (await page.request.get('/api/trips')).json()).items).toHaveLength(1);
});

test('a shared trip can be read and copied until its owner turns off the link', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  await startEmpty(page);
  await addCity(page, 'Lisbon');
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.getByRole('button', { name: 'Share and export' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = await page.getByLabel('Your link').inputValue();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByRole('link', { name: 'Lisbon' })).toBeVisible();
  await guest.getByRole('button', { name: 'Make a copy' }).click();
  await expect(stops(guest).getByRole('button', { name: 'Lisbon', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await guest.goto(address);
  await expect(guest.getByText('The owner has turned off this link.')).toBeVisible();
  await guest.context().close();
});
