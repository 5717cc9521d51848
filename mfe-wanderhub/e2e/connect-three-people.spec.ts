import { expect, test, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readEmail } from '../../e2e/support/mailbox';
import {
  appointModerator,
  callApi,
  joinCommunity,
  openBrowser,
  signInAdmin,
  waitForNotification,
  waitForStream,
  writeTopic,
  type CommunityMember,
} from './support/community';
import { devices, expectAccessibleOnBothDevices } from './support/devices';
import { playCount } from './support/played-count';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const addDays = (day: string, count: number): string => toDay(Date.parse(day) + count * DAY_MS);
const findMonday = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Day and time in Lisbon. Changes within 24 hours are emailed at once, also at night. */
const findLisbonTime = (hoursAhead: number) => {
  const [day, time] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Lisbon',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(Date.now() + hoursAhead * HOUR_MS)
    .split(' ');
  return { day: day!, time: time! };
};

const getFacts = (page: Page) => page.getByRole('region', { name: 'When and where' });

const reply = async ({ page }: CommunityMember, path: string, text: string) => {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Your reply' }).fill(text);
  await page.getByRole('button', { name: 'Post reply' }).click();
  await expect(page.getByText('Your reply is published.')).toBeVisible();
};

/** Adds a stay and plans a meet-up from the number of people who would like to meet. */
const planFromOverlap = async (page: Page, title: string) => {
  const { day, time } = findLisbonTime(20);
  await playCount(page, findMonday(day), day);
  await page.goto('/connect/stays?city=lisbon');
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day').fill(addDays(day, 6));
  await page.getByRole('button', { name: 'Add stay' }).click();
  const stay = page.getByRole('article', { name: 'Lisbon' });
  await stay.getByRole('switch', { name: 'I’d like to meet people' }).click();
  await expect(stay).toContainText('5 people would like to meet. Who’ll pick a table?');
  await stay.getByRole('link', { name: 'Host a meet-up' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(page.getByLabel('Date')).toHaveValue(day);
  await page.getByLabel('Starts at').fill(time);
  await page.getByLabel('Seats').fill('2');
  await page.getByLabel('Place', { exact: true }).fill('Café Central');
  await page.getByLabel('Address', { exact: true }).fill('Rua do Salvador 12');
  await page.getByLabel('What you have in mind', { exact: true }).fill('A table for all who asked.');
  await page.getByRole('checkbox', { name: 'This is a public place that anyone can enter.' }).check();
  await page.getByRole('button', { name: 'Publish the meet-up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
};

/** Opens the profile of somebody in `people` and sends them a request. */
const ask = async (people: Locator, name: string, ...texts: string[]) => {
  const page = people.page();
  await people.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Send a message' }).click();
  const dialog = page.getByRole('dialog', { name: `Write to ${name}` });
  for (const [index, text] of texts.entries()) {
    await dialog.getByRole('textbox', { name: 'Your message' }).fill(text);
    await dialog.getByRole('button', { name: 'Send' }).click();
    if (index < texts.length - 1)
      await expect(dialog.getByRole('alert')).toContainText('A first message can’t contain links');
  }
  await expect(page.getByText(`Your request is waiting for ${name}.`)).toBeVisible();
};

const openRequest = async (page: Page, name: string) => {
  await page.goto('/connect/messages');
  await page.getByRole('region', { name: 'Requests' }).getByRole('link', { name }).click();
};

// What each of them does is also done on the other device: in the journeys of stays, meet-ups, messages and topics.
test('three people talk, meet, wait, move up and part', async ({ browser, baseURL }) => {
  test.slow();
  const open = (options: BrowserContextOptions = devices.phone) =>
    openBrowser(browser, { ...options, baseURL: baseURL! });
  const admin = await open();
  await signInAdmin(admin);
  const ana = await joinCommunity(await open(devices.desk), 'Ana');
  // Somebody new can't host.
  await appointModerator(ana, admin, ['southern-europe']);
  const ben = await joinCommunity(await open(), 'Ben');
  const cai = await joinCommunity(await open(), 'Cai');
  const mark = randomUUID().slice(0, 8);

  // Ana reads her topic while the others answer: they wait below, and nothing moves.
  const topic = await writeTopic(ana, {
    title: `Who is in Lisbon this week? ${mark}`,
    texts: Array.from({ length: 6 }, (_, index) => `Post ${index + 1}. ${randomUUID()}`),
  });
  const streamed = waitForStream(ana.page, topic.split('/')[3]!);
  await ana.page.goto(topic);
  await streamed;
  await ana.page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await reply(ben, topic, `I am, until Friday. ${randomUUID()}`);
  await reply(cai, topic, `I arrived yesterday. ${randomUUID()}`);
  const newReplies = ana.page.getByRole('button', { name: '2 new replies' });
  await expect(newReplies).toBeInViewport();
  expect(await ana.page.evaluate(() => scrollY)).toBe(300);
  await newReplies.click();
  await expect(ana.page.locator('#post-8')).toContainText('I arrived yesterday.');

  // She plans a meet-up from her stay and links it in the topic, where Ben and Cai read it without a reload.
  const title = `A table in Alfama ${mark}`;
  const meetup = await planFromOverlap(ana.page, title);
  await reply(ana, topic, `Let’s meet: [${title}](${meetup})`);
  for (const { page } of [ben, cai]) {
    await page.getByRole('button', { name: '1 new reply' }).click();
    await page.getByRole('link', { name: title }).click();
    await expect(getFacts(page)).toContainText('2 of 2 seats are free.');
  }

  // Ben and Dan take the seats, Cai waits.
  await ben.page.getByRole('button', { name: 'I’m going' }).click();
  await expect(getFacts(ben.page)).toContainText('Rua do Salvador 12');
  const dan = await joinCommunity(await open(), 'Dan');
  await callApi(dan.page, 'PUT', `/connect/meet-ups/${meetup.split('/')[3]}/rsvp`);
  // Her page still offers a seat. The server says what came of it.
  await cai.page.getByRole('button', { name: 'I’m going' }).click();
  await expect(cai.page.getByText('You’re on the waiting list', { exact: true }).first()).toBeVisible();
  await expect(getFacts(cai.page)).toContainText('You’re 1st on the waiting list.');
  await expectAccessibleOnBothDevices(cai.page);

  // Ana moves it. Both are told in the app, and Ben, who is going, by email.
  const later = findLisbonTime(22);
  await ana.page.goto(meetup);
  await ana.page.getByRole('link', { name: 'Change the meet-up' }).click();
  await ana.page.getByLabel('Date').fill(later.day);
  await ana.page.getByLabel('Starts at').fill(later.time);
  await ana.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(getFacts(ana.page)).toContainText(`, ${later.time}`);
  for (const { page } of [ben, cai])
    await waitForNotification(page, `“${title}” has changed. Check the time and place.`);
  const change = await readEmail(ben.page, ben.email, 'A meet-up has changed');
  expect(change).toContain(`, ${later.time}`);
  expect(change).toContain('Café Central, Rua do Salvador 12');
  await expectAccessibleOnBothDevices(ben.page);

  // She writes to Ben from the guest list. He declines, which she can't tell.
  await ask(ana.page.getByRole('list', { name: 'Going' }), 'Ben', 'See example.com', 'Do you eat fish?');
  const request = new URL(ana.page.url()).pathname;
  await openRequest(ben.page, 'Ana');
  await ben.page.getByRole('button', { name: 'Decline' }).click();
  await expect(ben.page.getByRole('region', { name: 'Requests' })).not.toBeAttached();
  await ana.page.reload();
  await expect(ana.page.getByText('Your request is waiting for Ben.')).toBeVisible();

  // Ben gives up his seat, and Cai moves up.
  await ben.page.goto(meetup);
  await ben.page.getByRole('button', { name: 'I can’t make it' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click();
  await waitForNotification(cai.page, `You have a seat: “${title}”`);
  await cai.page.getByRole('link', { name: `You have a seat: “${title}”` }).click();
  await expect(getFacts(cai.page)).toContainText('Rua do Salvador 12');
  expect(await readEmail(cai.page, cai.email, 'You have a seat')).toContain(title);

  // Now that Cai is going, Ana can write to her, and she accepts.
  await ana.page.goto(meetup);
  await ask(ana.page.getByRole('list', { name: 'Going' }), 'Cai', 'Do you eat fish?');
  await openRequest(cai.page, 'Ana');
  await cai.page.getByRole('button', { name: 'Accept' }).click();
  await cai.page.getByRole('textbox', { name: 'Your message' }).fill('I do.');
  await cai.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(cai.page.getByRole('list', { name: 'Messages' })).toContainText('I do.');
  await waitForNotification(ana.page, 'Cai accepted your request to write');

  // Ana blocks Ben. For him she and her meet-up are gone; for Cai nothing changes.
  await ana.page.goto(request);
  await ana.page.getByRole('button', { name: 'Block', exact: true }).click();
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(ana.page.getByText('You blocked Ben. Unblock them to write.')).toBeVisible();
  await ben.page.goto(`/connect/people/${ana.handle}`);
  await expect(ben.page.getByText('There’s no one with this handle, or they’ve left.')).toBeVisible();
  await ben.page.goto(meetup);
  await expect(ben.page.getByText('There’s no meet-up here, or it’s no longer public.')).toBeVisible();
  await expectAccessibleOnBothDevices(ben.page);
  await cai.page.goto(meetup);
  await expect(getFacts(cai.page)).toContainText('You’re going.');
});
