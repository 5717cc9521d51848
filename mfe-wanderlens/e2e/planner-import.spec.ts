import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../e2e/support/axe';

const stops = (page: Page) => page.getByRole('list', { name: 'Stops' });
const names = (page: Page) =>
  stops(page).getByRole('heading', { level: 3 }).getByRole('button').allInnerTexts();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Import a calendar' });

const toEvent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const toFile = (...events: string[][]) => ({
  name: 'autumn.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')),
});

/** An autumn two years from now, so that nothing is over. */
const year = new Date().getFullYear() + 2;

const calendar = toFile(
  toEvent(
    'UID:1',
    `DTSTART;VALUE=DATE:${year}1001`,
    `DTEND;VALUE=DATE:${year}1101`,
    'SUMMARY:By the sea',
    'LOCATION:Lisbon\\, Portugal',
  ),
  toEvent(
    'UID:2',
    `DTSTART;VALUE=DATE:${year}1101`,
    `DTEND;VALUE=DATE:${year}1201`,
    'SUMMARY:Trip to Bangkok',
  ),
  toEvent(
    'UID:3',
    `DTSTART;VALUE=DATE:${year}1010`,
    `DTEND;VALUE=DATE:${year}1011`,
    'SUMMARY:Anna’s birthday',
  ),
  toEvent(
    'UID:4',
    `DTSTART;TZID=GMT Standard Time:${year}1002T090000`,
    `DTEND;TZID=GMT Standard Time:${year}1002T100000`,
    'RRULE:FREQ=WEEKLY',
    'SUMMARY:Weekly with Acme',
  ),
  toEvent(
    'UID:5',
    `DTSTART;TZID=Customized Time Zone:${year}1005T090000`,
    'DURATION:PT1H',
    'SUMMARY:Interview',
  ),
);

/** Addresses of requests that change or look up something by what the person has. */
const followRequests = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return requests;
};

const choose = (page: Page, file: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) =>
  panel(page).getByLabel('Calendar file (.ics)').setInputFiles(file);

test('a calendar becomes a trip after a review, and before that nothing leaves the device', async ({
  page,
}) => {
  await page.goto('/wanderlens/planner');
  await page.getByRole('button', { name: 'Import a calendar' }).click();
  await expect(panel(page)).toBeVisible();
  const requests = followRequests(page);

  await choose(page, { name: 'list.ics', mimeType: 'text/calendar', buffer: Buffer.from('Milk, bread') });
  await expect(panel(page).getByText('This isn’t a calendar file.')).toBeVisible();
  const many = Array.from({ length: 2001 }, (_, at) => toEvent(`UID:${at}`, `DTSTART:${year}1001T090000Z`));
  await choose(page, toFile(...many));
  await expect(panel(page).getByText('This calendar has more than 2,000 events.')).toBeVisible();
  await expect(panel(page).getByText('Your trip hasn’t changed.')).toBeVisible();

  await choose(page, calendar);
  await expect(panel(page).getByText('Found: 2 stays, 1 series of calls.')).toBeVisible();
  await expect(panel(page).getByText('Anna’s birthday')).toBeVisible();
  await expectAccessible(page, { within: '[role=dialog]' });
  const zone = panel(page).getByRole('combobox', { name: /^Time zone of 1 event in “Customized Time Zone”/ });
  await zone.fill('Kathmandu');
  await zone.press('Enter');
  await expect(panel(page).getByText('Found: 2 stays, 1 series of calls, 1 single call.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Review the changes' }).click();

  await expect(page.getByRole('heading', { name: 'Review this change' })).toBeFocused();
  const review = page.getByRole('region', { name: 'Review this change' });
  await expect(review.getByText('From the calendar file “autumn.ics”')).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await review.getByRole('checkbox', { name: /^Call “Interview”/ }).uncheck();
  expect(requests.filter((request) => /trips/.test(request))).toEqual([]);
  await review.getByRole('button', { name: 'Accept 4 of 5' }).click();

  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Bangkok']);
  await expect(stops(page).getByText(`1 Oct ${year} – 1 Nov ${year}`)).toBeVisible();
  await page.getByRole('button', { name: 'You and your work' }).click();
  await expect(page.getByText(/Weekly with Acme, 09:00–10:00 in London/)).toBeVisible();
  await expect(page.getByText('Interview')).toHaveCount(0);
});

test('a calendar that this page exported comes back as the same trip', async ({ page }) => {
  await page.goto('/wanderlens/planner');
  await page.getByRole('button', { name: 'Import a calendar' }).click();
  await choose(page, calendar);
  await panel(page).getByRole('button', { name: 'Review the changes' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Bangkok']);

  await page.getByRole('button', { name: 'Share and export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar (.ics)' }).click();
  const written = await readFile(await (await download).path());
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New trip' }).click();
  await page.getByRole('button', { name: 'Import a calendar' }).click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await choose(page, { name: 'trip.ics', mimeType: 'text/calendar', buffer: written });
  await expect(panel(page).getByText('Not included')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Review the changes' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => names(page)).toEqual(['Lisbon', 'Bangkok']);
  await expect(stops(page).getByText(`1 Nov ${year} – 30 Nov ${year}`)).toBeVisible();
});
