import { expect, test, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import {
  callApi,
  createClientId,
  createWriter,
  joinCommunity,
  openBrowser,
  writeTopic,
  type CommunityMember,
} from './support/community';

const DAY_MS = 86_400_000;
const toDay = (daysAhead: number): string =>
  new Date(Date.now() + daysAhead * DAY_MS).toISOString().slice(0, 10);

const getFacts = (page: Page) => page.getByRole('region', { name: 'When and where' });

/** Plans a meet-up in a month through the API. Returns the path of its page. */
const planMeetup = async ({ page }: CommunityMember): Promise<string> => {
  const { code, slug } = await callApi<{ code: string; slug: string }>(page, 'POST', '/connect/meet-ups', {
    city: 'lisbon',
    title: `Chess in Alfama ${randomUUID().slice(0, 8)}`,
    text: 'Bring a board.',
    minutes: 120,
    seats: 8,
    venue: { name: 'Café Central', address: 'Rua do Salvador 12' },
    isAddressVisible: false,
    isPublicPlace: true,
    dates: [{ id: createClientId(), start: `${toDay(30)}T18:30` }],
  });
  return `/connect/meet-ups/${code}/${slug}`;
};

/** A slow double click: the answer to the first click comes before the second one. */
const press = async (button: Locator, clickCount: 1 | 2) => {
  await button.hover();
  await button.page().mouse.down({ clickCount });
  await button.page().mouse.up({ clickCount });
};

const saveTitle = async (page: Page, title: string) => {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Save changes' }).click();
};

test.describe('somebody who joins', () => {
  test('is going after a double click, and after the server was away', async ({ browser, baseURL }) => {
    const path = await planMeetup(await createWriter(browser, baseURL!, 'Ana'));
    const { page } = await joinCommunity(await openBrowser(browser, { baseURL: baseURL! }), 'Ben');
    await page.goto(path);
    await page.route('**/rsvp', (route) => route.abort());
    await page.getByRole('button', { name: 'I’m going' }).click();
    await expect(page.getByText('We couldn’t reach the server. Please try again.').first()).toBeVisible();
    await page.unroute('**/rsvp');
    await press(page.getByRole('button', { name: 'I’m going' }), 1);
    await press(page.getByRole('button', { name: 'I can’t make it' }), 2);
    await page.reload();
    await expect(getFacts(page)).toContainText('You’re going. 7 of 8 seats are free.');
  });

  test('reads that the meet-up was canceled while the page was open', async ({ browser, baseURL }) => {
    const ana = await createWriter(browser, baseURL!, 'Ana');
    const path = await planMeetup(ana);
    const { page } = await joinCommunity(await openBrowser(browser, { baseURL: baseURL! }), 'Ben');
    await page.goto(path);
    const join = page.getByRole('button', { name: 'I’m going' });
    await expect(join).toBeVisible();
    await callApi(ana.page, 'POST', `/connect/meet-ups/${path.split('/')[3]}/cancel`, { reason: 'Rain.' });
    await join.click();
    await expect(page.getByText('The reason: Rain.')).toBeVisible();
    await expect(join).not.toBeAttached();
  });
});

test('a reply is posted once after a double click', async ({ browser, baseURL }) => {
  const ana = await createWriter(browser, baseURL!, 'Ana');
  const title = `Where do you play chess? ${randomUUID().slice(0, 8)}`;
  await ana.page.goto(await writeTopic(ana, { title, texts: ['I looked in three parks.'] }));
  await ana.page.getByRole('textbox', { name: 'Your reply' }).fill(`In the garden. ${randomUUID()}`);
  const send = ana.page.getByRole('button', { name: 'Post reply' });
  await press(send, 1);
  await expect(ana.page.getByText('Your reply is published.')).toBeVisible();
  await press(send, 2);
  await expect(ana.page.locator('#post-2')).toContainText('In the garden.');
  await expect(ana.page.getByRole('textbox', { name: 'Your reply' })).not.toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(ana.page.locator('#post-3')).not.toBeAttached();
});

test.describe('a host', () => {
  test('who changes a meet-up in two tabs chooses between both versions', async ({ browser, baseURL }) => {
    const ana = await createWriter(browser, baseURL!, 'Ana');
    const path = await planMeetup(ana);
    const tabs = [ana.page, await ana.page.context().newPage()] as const;
    for (const tab of tabs) {
      await tab.goto(`${path}/edit`);
      await expect(tab.getByLabel('Title', { exact: true })).toBeVisible();
    }
    await saveTitle(tabs[0], 'Chess in Graça');
    await expect(tabs[0].getByRole('heading', { level: 1, name: 'Chess in Graça' })).toBeVisible();
    await saveTitle(tabs[1], 'Chess by the river');
    await expect(tabs[1].getByRole('row', { name: /^Title/ })).toHaveText(
      'TitleChess by the riverChess in Graça',
    );
    await tabs[1].getByRole('button', { name: 'Save mine' }).click();
    await expect(tabs[1].getByRole('heading', { level: 1, name: 'Chess by the river' })).toBeVisible();
  });

  test('learns which of two dates is in the past', async ({ browser, baseURL }) => {
    const { page } = await createWriter(browser, baseURL!, 'Ana');
    await page.goto('/connect/meet-ups/new?city=lisbon');
    await page.getByLabel('Title', { exact: true }).fill('Chess in Alfama');
    await page.getByLabel('Date').fill(toDay(7));
    await page.getByLabel('Starts at').fill('18:30');
    await page.getByRole('button', { name: 'Add another date' }).click();
    const second = page.getByRole('group', { name: 'Date 2' });
    await second.getByLabel('Date').fill(toDay(-2));
    await page.getByLabel('Place', { exact: true }).fill('Café Central');
    await page.getByLabel('Address', { exact: true }).fill('Rua do Salvador 12');
    await page.getByLabel('What you have in mind', { exact: true }).fill('Bring a board.');
    await page.getByRole('checkbox', { name: 'This is a public place that anyone can enter.' }).check();
    await page.getByRole('button', { name: 'Publish 2 dates' }).click();
    await expect(second.getByText('This time is in the past. Please choose a later one.')).toBeVisible();
    await expect(second.getByLabel('Date')).toBeFocused();
  });
});
