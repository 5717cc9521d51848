import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { becomeConfirmedMember } from '../../e2e/support/person';
import { openBrowser } from './support/community';
import { playCount } from './support/played-count';

const DAY_MS = 24 * 60 * 60 * 1000;

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;

/** A Monday two to three weeks ahead. */
const monday = Date.now() + (21 - ((new Date().getUTCDay() + 6) % 7)) * DAY_MS;
const afterMonday = (days: number) => new Date(monday + days * DAY_MS).toISOString().slice(0, 10);

/** At its top, where the header covers no button. */
const expectPageAccessible = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessibleInBothThemes(page);
};

const addStay = async (page: Page) => {
  await page.goto('/connect/cities/lisbon');
  await page.getByRole('link', { name: 'Add a stay' }).click();
  await page.getByLabel('First day').fill(afterMonday(1));
  await page.getByLabel('Last day').fill(afterMonday(9));
  await page.getByRole('button', { name: 'Add stay' }).click();
  return page.getByRole('article', { name: 'Lisbon' });
};

for (const [device, options] of Object.entries(devices)) {
  test(`somebody adds a stay, would like to meet people, shares hours and removes it all: ${device}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await openBrowser(browser, { ...options, baseURL: baseURL! });
    await becomeConfirmedMember(page, baseURL!);
    const stay = await addStay(page);
    await expect(stay).toContainText('We count tonight.');
    await stay.getByRole('switch', { name: 'I’d like to meet people' }).click();
    await expect(stay.getByRole('switch')).toBeChecked();

    await page.getByRole('button', { name: 'Share my hours' }).click();
    await page.getByRole('combobox', { name: 'Your clients’ time zone' }).fill('New York');
    await page.getByRole('option', { name: /^New York/ }).click();
    await expectPageAccessible(page);
    await page.getByRole('button', { name: 'Share my hours' }).click();
    await expect(page.getByText(/^You share: calls 09:00–17:00 in New York, Monday/)).toBeVisible();

    await page.reload();
    await expect(stay.getByRole('switch')).toBeChecked();
    await expectPageAccessible(page);
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByText('You don’t share your hours.')).toBeVisible();
    await stay.getByRole('button', { name: /^Remove the stay in Lisbon/ }).click();
    await expect(page.getByText('You haven’t added a stay.')).toBeVisible();
  });

  test(`the number of a week leads to a table, not to a person: ${device}`, async ({ browser, baseURL }) => {
    const page = await openBrowser(browser, { ...options, baseURL: baseURL! });
    await becomeConfirmedMember(page, baseURL!);
    await playCount(page, afterMonday(0), afterMonday(3));
    const stay = await addStay(page);
    await stay.getByRole('switch').click();
    await expect(stay.getByText('At least 10 members are in Lisbon in the week of')).toBeVisible();
    await expect(stay.getByText('5 people would like to meet. Who’ll pick a table?')).toBeVisible();
    await expect(stay.getByText(/20:00–22:00: at least 3 people are free/)).toBeVisible();
    await expect(stay.getByRole('link', { name: 'Host a meet-up' })).toHaveAttribute(
      'href',
      `/connect/meet-ups/new?city=lisbon&from=${afterMonday(1)}`,
    );
    await expectPageAccessible(page);
  });
}
