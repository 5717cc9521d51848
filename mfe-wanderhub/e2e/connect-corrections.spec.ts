import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { createWriter, openBrowser, signInAdmin } from './support/community';

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;

/** At its top, where the header covers no button. */
const expectPageAccessible = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessibleInBothThemes(page);
};

/** Reloads until the job that tells topics what became of their corrections has run. */
const waitForReply = (page: Page, text: string) =>
  expect(async () => {
    await page.reload();
    await expect(page.locator('#post-2')).toContainText(text, { timeout: 2000 });
  }).toPass({ timeout: 40_000 });

// One after the other: an import that is applied outdates the plans of others.
test.describe.configure({ mode: 'default' });

for (const [device, options] of Object.entries(devices))
  test(`a correction travels from its topic to an applied import and back: ${device}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const title = `Rents in Graz have changed ${randomUUID().slice(0, 8)}`;
    const rent = device === 'phone' ? 1111 : 1222;
    const printed = `$${rent.toLocaleString('en')}`;

    // Ines finds a newer figure, and says where it is from.
    const ines = await createWriter(browser, baseURL!, 'Ines');
    const { page } = ines;
    await page.setViewportSize(options.viewport);
    await page.goto('/connect/new?place=city:graz&kind=correction');
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('combobox', { name: 'Which figure?' }).selectOption('Rent, one bedroom');
    await page.getByRole('textbox', { name: 'Value' }).fill('5');
    await page.getByRole('textbox', { name: 'Year' }).fill('2026');
    await page.getByRole('textbox', { name: 'Link to the source' }).fill('https://rents.example/graz');
    await page.getByRole('textbox', { name: 'Text' }).fill('The city publishes a list every spring.');
    await expectPageAccessible(page);
    await page.getByRole('button', { name: 'Post the topic' }).click();
    await expect(page.getByText('The value 5 is outside the range 20 to 10000 USD a month')).toBeVisible();
    await page.getByRole('textbox', { name: 'Value' }).fill(String(rent));
    await page.getByRole('button', { name: 'Post the topic' }).click();
    const card = page.getByRole('region', { name: 'Rent, one bedroom, Graz' });
    await expect(card).toContainText(`${printed} (2026)`);
    await expect(card).toContainText('Waiting for an editor');
    await expectPageAccessible(page);

    // An editor compares it with what the table says, and takes it into an import.
    const admin = await openBrowser(browser, { ...options, baseURL: baseURL! });
    await signInAdmin(admin);
    await admin.goto('/admin/wanderlens?part=corrections');
    const entry = admin.getByRole('article', { name: 'Rent, one bedroom, Graz' }).filter({ hasText: title });
    await expect(entry).toContainText(printed);
    await expectPageAccessible(admin);
    await entry.getByRole('button', { name: /^Take into an import/ }).click();
    const dialog = admin.getByRole('dialog', { name: 'Take into an import' });
    await dialog.getByRole('textbox', { name: 'Name of the source' }).fill(`City of Graz, ${device}`);
    await dialog.getByRole('textbox', { name: 'License' }).fill('CC BY 4.0');
    await expectAccessibleInBothThemes(admin);
    await dialog.getByRole('button', { name: 'Plan the import' }).click();
    await expect(admin.getByRole('heading', { name: /^Import \d+: Graz$/ })).toBeVisible();
    await page.reload();
    await expect(card).toContainText('An editor is checking it');

    // Once the import is applied, the team says so in the topic and names who found it.
    await admin.getByRole('button', { name: 'Apply', exact: true }).click();
    await admin.getByRole('button', { name: 'Yes, apply it' }).click();
    await expect(admin.getByRole('button', { name: 'Roll back', exact: true })).toBeVisible();
    await waitForReply(page, `Rent, one bedroom in Graz is now ${printed} (2026). @${ines.handle} found it.`);
    await expect(page.locator('#post-2')).toContainText('WanderWork team');
    await expect(page.locator('#post-2')).not.toContainText('former member');
    await expect(card).toContainText('In our data since');
    await expectPageAccessible(page);

    // The rest of the table stays as other journeys know it.
    await admin.getByRole('button', { name: 'Roll back', exact: true }).click();
    await admin.getByRole('button', { name: 'Yes, roll it back' }).click();
    await expect(admin.getByText('Rolled back', { exact: true }).first()).toBeVisible();
  });
