import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
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
  await conflicts.getByRole('button', { name: /^Show: Schengen/ }).click();
  await expect(stops(page).locator('[data-stop]:focus')).toContainText('Porto');
  await conflicts.getByRole('button', { name: /^Fix: Schengen/ }).click();
  const review = page.getByRole('region', { name: 'Review this change' });
  await expect(review.getByRole('heading')).toBeFocused();
  await expect(review.getByText(/^Solves: Schengen: day 91/)).toBeVisible();
  await expect(review.getByText(/^Total with this alone: −/)).toBeVisible();
  await review.getByRole('checkbox').first().uncheck();
  await expect(review.getByRole('button', { name: 'Accept 1 of 2' })).toBeVisible();
  await expect(review.getByText(/^Solves: Schengen: day 91/)).toHaveCount(0);
  await review.getByRole('checkbox').first().check();
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

test('a sentence that no city meets gets the nearest plan, which says what it misses', async ({ page }) => {
  await page.goto('/wanderlens/planner');
  await page.getByLabel('Describe your trip').fill('a month in Iceland from January, under $500 a month');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No plan meets everything.')).toBeVisible();
  await expect(
    page.getByText(/This is the nearest one\. It misses: .*\$500 a month or less in /),
  ).toBeVisible();
  await expect(page.getByRole('article', { name: 'Your trip' }).getByRole('listitem')).not.toHaveCount(0);
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
  for (const city of ['Lisbon', 'Bangkok']) await addCity(page, city);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.getByRole('button', { name: 'Share and export' }).click();
  await page.getByLabel('Show costs too').check();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = await page.getByLabel('Your link').inputValue();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByRole('link', { name: 'Lisbon' })).toBeVisible();
  await expect(guest.getByText(/^Plane · [\d,]+ km · about .+ door to door$/)).toBeVisible();
  await expect(guest.getByText(/^About \$[\d,–]+ plus 1 journey without a price$/)).toBeVisible();
  await guest.getByRole('button', { name: 'Make a copy' }).click();
  await expect(stops(guest).getByRole('button', { name: 'Lisbon', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await guest.goto(address);
  await expect(guest.getByText('The owner has turned off this link.')).toBeVisible();
  await guest.context().close();
});

test('a double click makes one trip, and Back leaves the planner', async ({ page }) => {
  await page.goto('/wanderlens');
  await page.getByRole('link', { name: 'Plan a trip' }).click();
  await page.getByRole('button', { name: 'Start with an empty trip' }).dblclick();
  await expect(page).toHaveURL(/\/wanderlens\/planner\?trip=/);
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/wanderlens$/);
});

test('a city page leads to a trip there, and what doesn’t fit and the map lead to its stops', async ({
  page,
}) => {
  await page.goto('/wanderlens/cities/lisbon');
  await page.getByRole('link', { name: 'Plan a trip' }).click();
  await expect(page.getByLabel('Describe your trip')).toHaveValue(/^A month in Lisbon from [A-Z]/);
  await page.getByRole('button', { name: 'Start a trip in Lisbon' }).click();
  await expect.poll(() => names(page)).toEqual(['Lisbon']);

  await page.goto('/wanderlens/planner?new=&cities=bangkok');
  await page.getByRole('button', { name: /^Add Bangkok to “\s?My trip\s?”$/ }).click();
  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Bangkok']);

  await page.goto('/wanderlens/compare?cities=lisbon,medellin');
  await page.getByRole('link', { name: 'Plan a trip to both cities' }).click();
  await expect(page.getByLabel('Describe your trip')).toHaveValue(
    /^A month each in Lisbon and Medellín from /,
  );
  await page.goBack();
  await page.goto('/wanderlens/planner');

  await page.getByRole('button', { name: 'Add your passport' }).click();
  await expect(page.getByRole('dialog', { name: 'You and your work' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: 'Map' }).check({ force: true });
  await page.getByRole('button', { name: /^2 Bangkok: .+ Show in the list$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(stops(page).locator('[data-stop]:focus')).toContainText('Bangkok');
});

test('a trip starts with the saved passport and budget, and counts earlier stays', async ({ page }) => {
  await page.goto('/wanderlens/planner');
  await page.evaluate(() => localStorage.setItem('wanderwork_irex', '1.pBR.b900'));
  await startEmpty(page);
  await expect(page.getByText('We used your saved passport and budget')).toBeVisible();
  await addCity(page, 'Lisbon');
  const conflicts = page.getByRole('region', { name: 'What doesn’t fit' });
  await expect(
    conflicts.getByText(/^A month in Lisbon costs about \$[\d,]+, over your \$900\.$/),
  ).toBeVisible();
  await expect(conflicts.getByText(/^Schengen/)).toHaveCount(0);
  await page.getByRole('button', { name: 'You and your work' }).click();
  const panel = page.getByRole('dialog', { name: 'You and your work' });
  await expect(panel.getByRole('button', { name: 'Remove: Brazil' })).toBeVisible();
  const starts = new Date(`${await panel.getByLabel('Starts on').inputValue()}T00:00:00Z`);
  const getDay = (before: number) =>
    new Date(starts.getTime() - before * 86_400_000).toISOString().slice(0, 10);
  const stay = panel.getByRole('form', { name: 'Add an earlier stay' });
  await stay.getByRole('combobox', { name: 'Country' }).fill('Spain');
  await stay.getByRole('combobox', { name: 'Country' }).press('Enter');
  await stay.getByLabel('Arrived').fill(getDay(80));
  await stay.getByLabel('Left').fill(getDay(10));
  await stay.getByRole('button').last().click();
  await page.keyboard.press('Escape');
  await expect(conflicts.getByText(/^Schengen: day 91 is /)).toBeVisible();
});

test('a visitor’s files are made in the browser, and print shows the trip alone', async ({ page }) => {
  await startEmpty(page);
  await addCity(page, 'Lisbon');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Share and export' })).toBeHidden();
  await expect(stops(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Share and export' }).click();
  const texts = [];
  for (const name of ['Calendar (.ics)', 'Map data (.geojson)', 'The whole trip (.json)']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    texts.push(await readFile(await download.path(), 'utf8'));
  }
  const [calendar, map, whole] = texts as [string, string, string];
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]+SUMMARY:Lisbon/);
  expect(JSON.parse(map)).toMatchObject({ type: 'FeatureCollection' });
  expect(JSON.parse(whole)).toMatchObject({ stops: [{ city: 'lisbon' }] });
  await page.getByRole('button', { name: 'Import a calendar' }).click();
  await expect(page.getByRole('dialog', { name: 'Import a calendar' })).toBeVisible();
});

test('a member’s trip has files and a calendar feed, and comes back after it was deleted', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  await startEmpty(page);
  await addCity(page, 'Lisbon');
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.getByRole('button', { name: 'Share and export' }).click();
  const panel = page.getByRole('dialog', { name: 'Share and export' });
  const files = panel.getByRole('link', { name: /\(\.\w+\)$/ });
  await expect(files).toHaveCount(4);
  const types = [];
  for (const link of await files.all()) {
    const response = await page.request.get((await link.getAttribute('href'))!);
    types.push(`${response.status()} ${response.headers()['content-type']}`);
  }
  expect(types).toEqual([
    '200 text/calendar; charset=utf-8',
    '200 application/pdf',
    '200 application/geo+json; charset=utf-8',
    '200 application/json; charset=utf-8',
  ]);
  await panel.getByRole('button', { name: 'Create a feed' }).click();
  const feed = await page.request.get(await panel.getByLabel('Your link').inputValue());
  expect(await feed.text()).toContain('SUMMARY:Lisbon');

  await panel.getByRole('button', { name: 'Delete this trip' }).click();
  await page.getByRole('button', { name: 'Delete the trip' }).click();
  await expect(page.getByRole('heading', { name: 'Deleted in the last 30 days' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore My trip' }).click();
  await expect.poll(() => names(page)).toEqual(['Lisbon']);
});

test('opening a saved trip fetches at most 45 kB of script beside the entry of WanderLens', async ({
  page,
}) => {
  await startEmpty(page);
  for (const city of ['Lisbon', 'Bangkok']) await addCity(page, city);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Bangkok']);
  await page.waitForLoadState('networkidle');
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /wanderlens(?!.*\/entry\.).*\.js$/.test(name))
      .map(({ name, encodedBodySize }) => ({ name: name.replace(/.*\//, ''), encodedBodySize })),
  );
  const total = sizes.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  expect(total, JSON.stringify(sizes)).toBeGreaterThan(10_000);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(45_000);
});
