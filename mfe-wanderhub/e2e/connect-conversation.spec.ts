import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { becomeConfirmedMember } from '../../e2e/support/person';
import {
  addSecondFactor,
  appointModerator,
  joinCommunity,
  openBrowser,
  signInAdmin,
  waitForNotification,
} from './support/community';
import { devices, expectAccessibleOnBothDevices } from './support/devices';

const post = (page: Page, number: number) => page.locator(`#post-${number}`).getByRole('article');

const reply = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your reply' }).fill(text);
  await page.getByRole('button', { name: 'Post reply' }).click();
};

const decide = async (page: Page, title: string, form: 'Decision' | 'Appeal', fill: () => Promise<void>) => {
  await page.goto('/connect/moderation');
  await page.getByRole('button', { name: `Open the case about ${title}` }).click();
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Take this case' }).click();
  await expect(card.getByRole('form', { name: form })).toBeVisible();
  await expectAccessibleOnBothDevices(page);
  await fill();
};

test('two people talk; one blocks and reports, a moderator decides, another reverses', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const open = (options: BrowserContextOptions = devices.desk) =>
    openBrowser(browser, { ...options, baseURL: baseURL! });
  const title = `Where do you find a flat with a desk? ${randomUUID().slice(0, 8)}`;

  // Ana asks. She has no profile yet, and enters it on the way.
  const ana = await open(devices.phone);
  await becomeConfirmedMember(ana, baseURL!);
  await ana.goto('/connect/cities/lisbon');
  await ana.getByRole('link', { name: 'Write about Lisbon' }).click();
  const handle = `ana_${randomUUID().slice(0, 8)}`;
  await ana.getByLabel('Handle').fill(handle);
  await ana.getByLabel('Name', { exact: true }).fill('Ana');
  await ana.getByRole('button', { name: 'Save and continue' }).click();
  await expect(ana.getByRole('combobox', { name: 'Which place is it about?' })).toHaveValue('Lisbon');
  await ana.getByLabel('Title').fill(title);
  await ana.getByRole('textbox', { name: 'Text' }).fill('Most I see have a sofa and no table.');
  await ana.getByRole('button', { name: 'Housing' }).click();
  await ana.getByRole('button', { name: 'Ask the question' }).click();
  await expect(ana.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const address = new URL(ana.url()).pathname;

  // Ben finds the question among what is new, and answers.
  const ben = await joinCommunity(await open(), 'Ben');
  await ben.page.goto('/connect');
  await ben.page.getByRole('region', { name: 'What’s new' }).getByRole('link', { name: title }).click();
  await reply(ben.page, 'Ask for “mesa de trabalho” in the listing, and for a photo.');
  await expect(ben.page.getByText('Your reply is published.')).toBeVisible();
  await expectAccessibleOnBothDevices(ben.page);

  // Ana hears of it, quotes it, thanks him and accepts the answer.
  await waitForNotification(ana, 'Ben replied');
  await ana.getByRole('link', { name: `Ben replied in “${title}”` }).click();
  await post(ana, 2).getByRole('button', { name: 'Thanks' }).click();
  await expect(post(ana, 2).getByRole('button', { name: 'Thanks 1' })).toBeVisible();
  await post(ana, 2).getByRole('button', { name: 'Accept this answer' }).click();
  await expect(post(ana, 2)).toContainText('Accepted answer');
  await post(ana, 2).getByRole('button', { name: 'Quote' }).click();
  await reply(ana, 'That worked, thank you.');
  await expect(post(ana, 3).getByRole('blockquote')).toContainText('mesa de trabalho');

  // Ben turns rude. Ana reports the post and blocks him.
  await ben.page.reload();
  await reply(ben.page, 'You could have found that yourself, you fool.');
  await expect(post(ben.page, 4)).toBeVisible();
  await ana.reload();
  await post(ana, 4).getByRole('button', { name: 'Report Post 4 by Ben' }).click();
  const report = ana.getByRole('dialog', { name: 'Report Post 4 by Ben' });
  await report.getByRole('radio', { name: 'Harassment or hate' }).check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(ana.getByText('Thanks for telling us').first()).toBeVisible();
  await post(ana, 4).getByRole('button', { name: 'Mute or block Ben' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(post(ana, 4)).toContainText('A post by someone you muted or blocked.');

  // Ben can't write to her any more, and doesn't find her; a visitor sees no difference.
  await reply(ben.page, 'Did you see my answer?');
  await expect(ben.page.getByRole('form', { name: 'Your reply' }).getByRole('alert')).toContainText(
    'You can’t reply to this post.',
  );
  await expect(ben.page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Did you see my answer?');
  await ben.page.goto(`/connect/people/${handle}`);
  await expect(ben.page.getByRole('heading', { level: 1 })).not.toContainText('Ana');
  const visitor = await open(devices.phone);
  await visitor.goto(address);
  await expect(post(visitor, 4)).toContainText('you fool');

  // A moderator hides the post and says why.
  const admin = await open();
  await signInAdmin(admin);
  const mara = await joinCommunity(await open(), 'Mara');
  const noor = await joinCommunity(await open(devices.phone), 'Noor');
  for (const moderator of [mara, noor]) {
    await addSecondFactor(moderator);
    await appointModerator(moderator, admin, ['southern-europe']);
  }
  await decide(mara.page, title, 'Decision', async () => {
    await mara.page.getByLabel('What to do').selectOption({ label: 'Hide it' });
    await mara.page.getByLabel('Rule').selectOption({ label: 'No harassment or hate' });
    await mara.page.getByLabel('Explanation').fill('It insults the person who asked.');
    await mara.page.getByRole('button', { name: 'Record the decision' }).click();
    await expect(mara.page.getByText('Your decision is recorded').first()).toBeVisible();
  });
  await visitor.reload();
  await expect(post(visitor, 4)).toContainText('Hidden by a moderator');
  await waitForNotification(ana, 'We looked at your report and took action. Thank you.');

  // Ben reads the decision, its rule and reason, and appeals. Who decided it can't decide the appeal.
  await ben.page.goto('/connect/decisions');
  const decision = ben.page.getByRole('article', { name: 'Hidden (post)' });
  await expect(decision).toContainText('It insults the person who asked.');
  await expect(decision).toContainText('No harassment or hate');
  await expectAccessibleOnBothDevices(ben.page);
  await decision.getByRole('button', { name: 'Appeal' }).click();
  await decision
    .getByLabel('Why should this be decided differently?')
    .fill('We know each other, it was meant as a joke.');
  await decision.getByRole('button', { name: 'Send appeal' }).click();
  await expect(decision).toContainText('Someone else is looking at it.');
  const queue = mara.page.waitForResponse('**/api/connect/moderation/queue*');
  await mara.page.reload();
  expect(await (await queue).text()).not.toContain(title);

  // Another moderator reverses it: the post is back, and Ben knows.
  await decide(noor.page, title, 'Appeal', async () => {
    await noor.page.getByLabel('Outcome').selectOption({ label: 'Reverse the decision' });
    await noor.page.getByLabel('Explanation').fill('A joke between people who know each other.');
    await noor.page.getByRole('button', { name: 'Decide the appeal' }).click();
    await expect(noor.page.getByText('The appeal is decided').first()).toBeVisible();
  });
  await visitor.reload();
  await expect(post(visitor, 4)).toContainText('you fool');
  await ben.page.reload();
  await expect(decision).toContainText('Your appeal succeeded.');
  await expectAccessibleOnBothDevices(visitor);
});
