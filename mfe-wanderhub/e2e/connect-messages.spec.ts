import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import {
  appointModerator,
  callApi,
  createClientId,
  joinCommunity,
  openBrowser,
  signInAdmin,
  writeTopic,
  type CommunityMember,
} from './support/community';

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;

/** At its top, where the header covers no button. */
const expectPageAccessible = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessibleInBothThemes(page);
};

/** `writer` asks, `helper` answers, and `writer` replies to the answer. */
const exchangeReplies = async (writer: CommunityMember, helper: CommunityMember) => {
  const title = `Where do you work on Sundays? ${randomUUID().slice(0, 8)}`;
  const path = await writeTopic(writer, { title, texts: ['Most places I know are closed.'] });
  const replies = `/connect/topics/${path.split('/')[3]}/posts`;
  const answer = { id: createClientId(), text: 'The library by the river is open.' };
  await callApi(helper.page, 'POST', replies, answer);
  await callApi(writer.page, 'POST', replies, {
    id: createClientId(),
    text: 'Thank you!',
    replyTo: answer.id,
  });
};

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

for (const [device, options] of Object.entries(devices))
  test(`one asks, the other accepts, answers and reports: ${device}`, async ({ browser, baseURL }) => {
    test.slow();
    const open = () => openBrowser(browser, { ...options, baseURL: baseURL! });
    const admin = await open();
    await signInAdmin(admin);
    const ana = await joinCommunity(await open(), 'Ana');
    const ben = await joinCommunity(await open(), 'Ben');
    // Somebody new can't send first messages.
    await appointModerator(ana, admin, ['southern-europe']);
    await exchangeReplies(ben, ana);

    // Ana writes to Ben from his profile; a link is refused and her text stays.
    await ana.page.goto(`/connect/people/${ben.handle}`);
    await ana.page.getByRole('button', { name: 'Send a message' }).click();
    const dialog = ana.page.getByRole('dialog', { name: 'Write to Ben' });
    await expect(dialog).toBeVisible();
    await expectPageAccessible(ana.page);
    await write(ana.page, 'See example.com for more.');
    await expect(dialog.getByRole('alert')).toContainText('A first message can’t contain links');
    await write(ana.page, 'Shall we have a coffee by the river?');
    await expect(ana.page.getByText('Your request is waiting for Ben.')).toBeVisible();
    await expectPageAccessible(ana.page);

    // Ben finds the request, opens and accepts it.
    await ben.page.goto('/connect');
    await ben.page
      .getByRole('navigation', { name: 'Connect' })
      .getByRole('link', { name: 'Messages (1)' })
      .click();
    const requests = ben.page.getByRole('region', { name: 'Requests' });
    await expect(requests).toContainText('Shall we have a coffee by the river?');
    await expectPageAccessible(ben.page);
    await requests.getByRole('link', { name: 'Ana' }).click();
    await expect(ben.page.getByRole('button', { name: 'Decline' })).toBeVisible();
    await expectPageAccessible(ben.page);
    await ben.page.getByRole('button', { name: 'Accept' }).click();
    await write(ben.page, 'Gladly.');
    await expect(ben.page.getByRole('list', { name: 'Messages' })).toContainText('Gladly.');

    // Ana reads the answer and asks for money. Ben is warned, and reports the message.
    await ana.page.reload();
    await expect(ana.page.getByRole('list', { name: 'Messages' })).toContainText('Gladly.');
    await write(ana.page, 'Could you send me $200 first?');
    await expect(ana.page.getByRole('list', { name: 'Messages' })).toContainText('$200');
    await ben.page.reload();
    const item = ben.page.getByRole('list', { name: 'Messages' }).getByRole('listitem').last();
    await expect(item).toContainText(
      'People who ask for money, or to move to another app early on, are often scammers.',
    );
    await expectPageAccessible(ben.page);
    await item.getByRole('button', { name: /^Report the message by Ana/ }).click();
    const report = ben.page.getByRole('dialog', { name: /^Report the message by Ana/ });
    await report.getByRole('radio', { name: /It’s a scam/ }).check();
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(ben.page.getByText('Thanks for telling us').first()).toBeVisible();

    // The moderators see the reported message and those before it.
    await admin.goto('/connect/moderation');
    await admin.getByRole('button', { name: 'Open the case about A private message' }).first().click();
    const card = admin.getByRole('article', { name: 'A private message' });
    await expect(card).toContainText('Could you send me $200 first?');
    await card.getByText('The 2 messages before it').click();
    await expect(card).toContainText('Gladly.');
    await expectPageAccessible(admin);

    // Ben blocks Ana: neither can write, and she reads the same as for anybody who isn’t open.
    await ben.page.getByRole('button', { name: 'Block', exact: true }).click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(ben.page.getByText('You blocked Ana. Unblock them to write.')).toBeVisible();
    await write(ana.page, 'Are you there?');
    await expect(ana.page.getByRole('form', { name: 'Your message' }).getByRole('alert')).toContainText(
      'You can’t send this person a message.',
    );
    await expect(ana.page.getByRole('textbox', { name: 'Your message' })).toHaveValue('Are you there?');
  });
