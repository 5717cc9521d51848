import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { callApi, createWriter, joinCommunity, openBrowser } from './support/community';
import { pressOn, tabTo } from './support/keyboard';

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;

const DAY_MS = 86_400_000;
/** A day in a month. */
const day = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);

const createTitle = () => `Coffee in Alfama ${randomUUID().slice(0, 8)}`;

const getFacts = (page: Page) => page.getByRole('region', { name: 'When and where' });

/** At its top, where the header covers no button. */
const expectPageAccessible = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessibleInBothThemes(page);
};

for (const [device, options] of Object.entries(devices))
  test(`a host plans a meet-up, people join and wait, it moves and is canceled: ${device}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const open = () => openBrowser(browser, { ...options, baseURL: baseURL! });
    const title = createTitle();

    // Ana plans it from the page of the city.
    const ana = await createWriter(browser, baseURL!, 'Ana');
    const host = ana.page;
    await host.setViewportSize(options.viewport);
    await host.goto('/connect/cities/lisbon');
    await host
      .getByRole('region', { name: 'Meet-ups in Lisbon' })
      .getByRole('link', { name: 'Host a meet-up' })
      .click();
    await expect(host.getByRole('combobox', { name: 'City' })).toHaveValue('Lisbon');
    await host.getByLabel('Title', { exact: true }).fill(title);
    await host.getByLabel('Date').fill(day);
    await host.getByLabel('Starts at').fill('18:30');
    await host.getByLabel('Seats').fill('2');
    await host.getByLabel('Place', { exact: true }).fill('Café Central');
    await host.getByLabel('Address', { exact: true }).fill('Rua do Salvador 12');
    await host
      .getByLabel('What you have in mind', { exact: true })
      .fill('An hour of quiet work, then coffee.');
    await host.getByRole('checkbox', { name: 'This is a public place that anyone can enter.' }).check();
    await expectPageAccessible(host);
    await host.getByRole('button', { name: 'Publish the meet-up' }).click();
    await expect(host.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(getFacts(host)).toContainText('2 of 2 seats are free.');
    const address = new URL(host.url()).pathname;

    // Ben finds it on the start page of Connect. The address is shown once he has a seat.
    const ben = await joinCommunity(await open(), 'Ben');
    await ben.page.goto('/connect/meet-ups');
    await ben.page.getByRole('link', { name: title }).click();
    await expect(getFacts(ben.page)).toContainText('The address is shown to people who are going.');
    await ben.page.getByRole('button', { name: 'I’m going' }).click();
    await expect(getFacts(ben.page)).toContainText('Rua do Salvador 12');
    await expect(getFacts(ben.page)).toContainText('You’re going. 1 of 2 seats is free.');
    await expect(ben.page.getByRole('list', { name: 'Going' })).toContainText('Ben');
    await expectPageAccessible(ben.page);

    // Dan takes the last seat, Cai waits.
    const dan = await joinCommunity(await open(), 'Dan');
    await callApi(dan.page, 'PUT', `/connect/meet-ups/${address.split('/')[3]}/rsvp`);
    const cai = await joinCommunity(await open(), 'Cai');
    await cai.page.goto(address);
    await cai.page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(getFacts(cai.page)).toContainText('Both seats are taken. You’re 1st on the waiting list.');
    await expect(getFacts(cai.page)).not.toContainText('Rua do Salvador 12');
    await expectPageAccessible(cai.page);

    // Ben gives up his seat. Cai moves up.
    await ben.page.reload();
    await ben.page.getByRole('button', { name: 'I can’t make it' }).click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
    await expect(ben.page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    await cai.page.reload();
    await expect(getFacts(cai.page)).toContainText('You’re going. Both seats are taken.');
    await cai.page.goto('/connect/meet-ups');
    await expect(cai.page.getByRole('list', { name: 'Your meet-ups' })).toContainText('You’re going');
    await expectPageAccessible(cai.page);

    // Ana moves it by an hour. Cai reads the new time.
    await host.getByRole('link', { name: 'Change the meet-up' }).click();
    await host.getByLabel('Starts at').fill('19:30');
    await expectPageAccessible(host);
    await host.getByRole('button', { name: 'Save changes' }).click();
    await expect(getFacts(host)).toContainText('19:30–21:30');
    await cai.page.goto(address);
    await expect(getFacts(cai.page)).toContainText('19:30–21:30');

    // Ana cancels, and says why.
    await host.getByRole('button', { name: 'Cancel the meet-up' }).click();
    const dialog = host.getByRole('dialog', { name: 'Cancel this meet-up?' });
    await dialog.getByLabel('Why?').fill('The café is closed that evening.');
    await expectAccessibleInBothThemes(host);
    await dialog.getByRole('button', { name: 'Cancel the meet-up' }).click();
    await expect(host.getByText('This meet-up was canceled.')).toBeVisible();
    await cai.page.reload();
    await expect(cai.page.getByText('This meet-up was canceled.')).toBeVisible();
    await expect(cai.page.getByText('The café is closed that evening.')).toBeVisible();
    await expectPageAccessible(cai.page);
  });

test('a meet-up is planned, joined and left with the keyboard alone', async ({ browser, baseURL }) => {
  test.slow();
  const title = createTitle();
  const { page } = await createWriter(browser, baseURL!, 'Ana');
  await page.goto('/connect/meet-ups/new?city=lisbon');
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.type(title);
  await tabTo(page, page.getByLabel('Date'));
  const [year, month, date] = day.split('-');
  await page.keyboard.type(`${month}${date}${year}`);
  await tabTo(page, page.getByLabel('Starts at'));
  await page.keyboard.type('0630PM');
  await tabTo(page, page.getByLabel('Place', { exact: true }));
  await page.keyboard.type('Café Central');
  await tabTo(page, page.getByLabel('Address', { exact: true }));
  await page.keyboard.type('Rua do Salvador 12');
  await pressOn(
    page,
    page.getByRole('checkbox', { name: 'This is a public place that anyone can enter.' }),
    'Space',
  );
  await tabTo(page, page.getByLabel('What you have in mind', { exact: true }));
  await page.keyboard.type('An hour of quiet work, then coffee.');
  await pressOn(page, page.getByRole('button', { name: 'Publish the meet-up' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  const guest = (await joinCommunity(await openBrowser(browser, { baseURL: baseURL! }), 'Ben')).page;
  await guest.goto(new URL(page.url()).pathname);
  await pressOn(guest, guest.getByRole('button', { name: 'I’m going' }));
  const leave = guest.getByRole('button', { name: 'I can’t make it' });
  await expect(getFacts(guest)).toContainText('You’re going.');
  await pressOn(guest, leave);
  await expect(getFacts(guest)).toContainText('8 of 8 seats are free.');
});
