import fs from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { waitUntilCached } from '../../e2e/support/worker';

test.use({ serviceWorkers: 'allow' });

const getResult = (page: Page) => page.getByRole('region', { name: 'Result' });
const getAnswer = (page: Page) => getResult(page).getByRole('status');
const getRow = (page: Page, name: RegExp) => getResult(page).getByRole('row', { name });
const toToolPath = (name: string, query: string) => `/wanderhub/tools/${name}?${query}`;

/** A calendar as RFC 5545 has it: lines of 75 bytes at most, each unfolded one a property; blocks that close what they open. */
const parseCalendar = (file: string): Record<string, string>[] => {
  expect(file.endsWith('\r\n')).toBe(true);
  const folded = file.slice(0, -2).split('\r\n');
  for (const line of folded) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  for (const line of folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z-]+=[^:;]+)*:(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN') open.push(value);
    if (name === 'END') expect(open.pop()).toBe(value);
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (open.at(-1) === 'VEVENT') Object.assign(events.at(-1) ?? {}, { [name]: value });
  }
  expect(open).toEqual([]);
  return events;
};

test('tools match calculations by hand, from their URLs and offline', async ({ page, context }) => {
  test.slow();
  // August to December have 31 + 30 + 31 + 30 + 31 days; then 27 of January: 180.
  await page.goto(toToolPath('tax-days', 'stay=CO_2027-08-01_2028-01-27'));
  await expect(getRow(page, /^In 2027/)).toContainText('153');
  await expect(getRow(page, /^In 2028/)).toContainText('27');
  await expect(getRow(page, /^Most in any 365 days/)).toContainText('180');

  // Riyadh is three hours ahead of Lisbon and rests on Friday and Saturday: 8 − 3 hours, four days a week.
  await page.goto(
    toToolPath(
      'team-hours',
      'who=Europe/Lisbon*09:00*17:00*Ana&who=Asia/Riyadh*09:00*17:00*Omar&on=2027-01-13',
    ),
  );
  await expect(getAnswer(page)).toHaveText('5 h shared by both on 13 Jan 2027.');
  await expect(getRow(page, /^Thursday/)).toContainText('5 h');
  await expect(getRow(page, /^Friday/)).toContainText('Omar');
  await page
    .getByRole('group', { name: 'Person 2' })
    .getByLabel('Days off')
    .selectOption({ label: 'Saturday and Sunday' });
  await expect(getRow(page, /^Friday/)).toContainText('5 h');
  await expect(page).toHaveURL(/off=67&off=67/);

  // 2,410 and 850 dollars a month: 1,560 of 2,410 are 65%.
  await page.goto(toToolPath('compare-cost', 'from=lisbon&to=chiang-mai'));
  await expect(getAnswer(page)).toHaveText('A month in Chiang Mai costs about 65% less than in Lisbon.');

  // Twelve weeks with a wash a week: eleven washes.
  await page.goto(toToolPath('packing', 'stop=lisbon*1*2&days=84'));
  await page.getByRole('checkbox', { name: /^8 × Underwear/ }).check();
  await expect(getAnswer(page)).toContainText(/84 days, 11 washes: 1 of \d+ packed/);
  await expect(page).toHaveURL(/done=underwear/);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^8 × Underwear/ })).toBeChecked();
  await waitUntilCached(page);
  const address = page.url();
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('checkbox', { name: /^8 × Underwear/ })).toBeChecked();
  await context.setOffline(false);

  // 40 days from 12 January and 30 from 3 April; who then stays on has 20 more.
  await page.goto(
    toToolPath('schengen', 'stay=2027-01-12_2027-02-20&stay=2027-04-03_2027-05-02&try=2027-07-05_2027-09-02'),
  );
  await expect(getResult(page)).toContainText('you could stay until 2 Sept 2027: 60 days.');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const events = parseCalendar(await fs.readFile(await (await saved).path(), 'utf8'));
  expect(events.map(({ SUMMARY, DTSTART, DTEND }) => [SUMMARY, DTSTART, DTEND])).toEqual(
    expect.arrayContaining([
      ['Schengen: 40 days', '20270112', '20270221'],
      ['Schengen: 30 days', '20270403', '20270503'],
      ['Schengen: planned stay', '20270705', '20270903'],
    ]),
  );
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
});

test('budget, comparison and packing list match calculations by hand', async ({ page }) => {
  // Porto: 1,065 + 140 + 2 × (265 + 120 + 125 + 225) + 60 = 2,735 a month, by an address from before there was one rent.
  // Rent may be off by 360 and the rest by 616: together by 714, which is 26%, on a logarithmic scale.
  await page.goto(
    toToolPath(
      'budget',
      'city=porto&people=2&housing=outside&for=3&add=month*60*Insurance&add=once*900*Flights&cur=EUR&rate=0.9',
    ),
  );
  await expect(getAnswer(page)).toHaveText(
    'A month in Porto for 2 people: about $2,750, likely $2,100–$3,550.',
  );
  await expect(getRow(page, /^Transport/)).toContainText('2 × $120');
  await expect(getRow(page, /^Transport/)).toContainText('$160–$350');
  await expect(getRow(page, /^Insurance/)).toContainText('$60');
  // 3 × 2,735 + 900 = 9,105, and nine tenths of it in euros.
  await expect(getResult(page)).toContainText('about $9,100, likely $7,200–$11,600');
  await expect(getResult(page)).toContainText('about €8,200, likely €6,500–€10,400');

  // 1,940 and 950 are two standard deviations apart. 2,500 × 950 ÷ 1,940 + 500 = 1,724, a rough guess.
  await page.goto(toToolPath('compare-cost', 'from=porto&to=tbilisi&income=3000&saved=500'));
  await expect(getAnswer(page)).toHaveText('A month in Tbilisi costs about 51% less than in Porto.');
  await expect(getResult(page)).toContainText(
    '$3,000 a month in Porto buys as much as about $1,700, likely $1,300–$2,400 in Tbilisi, saving $500 in both.',
  );
  // 1,940 and 1,540 are 0.82 standard deviations apart.
  await page.goto(toToolPath('compare-cost', 'from=porto&to=krakow'));
  await expect(getAnswer(page)).toHaveText(
    'A month in Kraków probably costs less (about 80% sure): about 21% less than in Porto.',
  );

  // Twelve weeks, a wash a week: seven days and one to spare; 22.5 °C and −1.8 °C, ten degrees either way.
  await page.goto(toToolPath('packing', 'stop=chiang-mai*1*1&stop=krakow*1*1&days=84'));
  await expect(getResult(page)).toContainText('40 mm, Kraków in January');
  await expect(getResult(page)).toContainText('One month averages below freezing');
  for (const thing of [
    /^6 × Shirts, light/,
    /^2 × Shirts for video calls/,
    /^8 × Underwear/,
    /^6 × Socks, pairs/,
    /^2 × Wool socks/,
    /^Rain jacket/,
    /^Insulated jacket/,
    /^Sandals/,
  ])
    await expect(page.getByRole('checkbox', { name: thing })).toBeVisible();

  // Two days in January alone: 12.5 to 32.5 °C and 15 mm of rain; ten things to wear, eight to work with, five of papers.
  await page.goto(toToolPath('packing', 'stop=chiang-mai*1*1&days=2'));
  await expect(getResult(page)).toContainText('15 mm, Chiang Mai in January');
  await expect(page.getByRole('checkbox', { name: /^3 × Underwear/ })).toBeVisible();
  await expect(getAnswer(page)).toHaveText('2 days, no washes: 0 of 23 packed.');
  await expect(page.getByRole('checkbox', { name: /Rain jacket|Insulated jacket/ })).toHaveCount(0);
});

test('a visitor chooses a currency once for all prices, and amounts stay in US dollars', async ({ page }) => {
  await page.goto(toToolPath('budget', 'city=porto&add=month*100*Insurance'));
  await expect(getAnswer(page)).toContainText('about $2,050, likely $1,600–$2,600.');
  await page.getByRole('button', { name: 'Change currency' }).click();
  await page.getByRole('combobox', { name: /^Currency/ }).selectOption('VND');
  await expect(getAnswer(page)).toContainText('about ₫');
  await expect(getResult(page)).toContainText(/Converted from US dollars at the rate of \d+ \w+ 20\d\d\./);
  const insurance = page.getByRole('group', { name: 'Extra cost 1' }).getByLabel('VND');
  await insurance.fill('12345678');
  await expect(page).toHaveURL(/add=month\*\d+\.\d+\*Insurance/);
  await page.reload();
  await expect(getAnswer(page)).toContainText('about ₫');
  await expect(insurance).toHaveValue('12345678');
  await page.goto('/wanderlens/cities/porto');
  await expect(page.getByRole('heading', { name: /^Monthly cost: about ₫/ })).toBeVisible();
});

test('each tool gives the same result offline', async ({ page, context }) => {
  test.slow();
  const addresses = [
    toToolPath('budget', 'city=porto&people=2'),
    toToolPath('compare-cost', 'from=porto&to=tbilisi&income=3000'),
    toToolPath('packing', 'stop=porto*11*2&stop=chiang-mai*1*1'),
    toToolPath('schengen', 'stay=2027-01-12_2027-02-20&on=2027-05-02&try=2027-07-05_2027-09-02'),
    toToolPath('tax-days', 'stay=CO_2027-08-01_2028-01-27'),
    toToolPath(
      'team-hours',
      'who=Europe/Lisbon*09:00*17:00*Ana&who=Asia/Riyadh*09:00*17:00*Omar&on=2027-01-13',
    ),
  ];
  await page.goto('/wanderhub/tools');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const answers: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    // One sentence is said; whatever was fetched for it says so no more.
    await expect(getAnswer(page)).toHaveCount(1);
    await expect(getAnswer(page)).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    answers.push(await getResult(page).innerText());
    await waitUntilCached(page);
  }
  await context.setOffline(true);
  for (const [at, address] of addresses.entries()) {
    await page.goto(address);
    await expect(getResult(page), address).toHaveText(answers[at]!, { useInnerText: true });
  }
});
