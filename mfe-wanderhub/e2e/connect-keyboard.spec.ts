import { expect, test } from '@playwright/test';
import { becomeMember } from '../../e2e/support/person';
import { pressOn, tabTo } from './support/keyboard';
import { CODE, playConnect } from './support/played-connect';

test('a topic is asked with the keyboard alone', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL!);
  const written = await playConnect(page);
  await page.goto('/connect/new');
  await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type('Where do you find a room for a month?');
  await tabTo(page, page.getByRole('textbox', { name: 'Text' }));
  await page.keyboard.type('I arrive in March.');
  await pressOn(page, page.getByRole('button', { name: 'Housing' }), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Ask the question' }));
  await expect(page).toHaveURL(new RegExp(`/connect/t/${CODE}/`));
  expect(written.filter(({ path }) => path === 'topics')).toMatchObject([
    { body: { kind: 'question', title: 'Where do you find a room for a month?', tags: ['housing'] } },
  ]);
});

test('a topic is answered, quoted, reacted to, reported and edited with the keyboard alone', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  const written = await playConnect(page);
  await page.goto(`/connect/t/${CODE}/renting-in-lisbon`);
  const first = page.getByRole('article', { name: 'Post 1 by Ana Ferreira' });
  const second = page.getByRole('article', { name: 'Post 2 by Ben Okafor' });

  await pressOn(page, first.getByRole('button', { name: 'Same here' }));
  await pressOn(page, second.getByRole('button', { name: 'Quote' }));
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await expect(reply).toBeFocused();
  await page.keyboard.type('That worked for me too.');
  await pressOn(page, page.getByRole('button', { name: 'Post reply' }));
  await expect(page.getByText('Your reply is published.')).toBeVisible();

  await page.reload();
  const report = second.getByRole('button', { name: 'Report' });
  await pressOn(page, report);
  const dialog = page.getByRole('dialog');
  await pressOn(page, dialog.getByRole('radio').first(), 'Space');
  await pressOn(page, dialog.getByRole('button', { name: 'Send report' }));
  await expect(dialog).toHaveCount(0);
  await expect(report).toBeFocused();

  await pressOn(page, second.getByRole('button', { name: /^Mute or block/ }));
  await pressOn(page, dialog.getByRole('button', { name: 'Block' }));
  await expect(dialog).toHaveCount(0);

  await page.reload();
  const own = page.getByRole('article', { name: 'Post 6 by Cleo' });
  await pressOn(page, own.getByRole('button', { name: 'Edit' }));
  await expect(own.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Mine helped.');
  await pressOn(page, own.getByRole('button', { name: 'Save changes' }));
  await expect(own).toBeFocused();

  const paths = written.map(({ method, path }) => `${method} ${path}`);
  for (const path of [
    /^PUT posts\/.*\/reactions\/same-here/,
    /^POST topics\/.*\/posts/,
    /^POST reports/,
    /^PUT blocks\/ben/,
    /^PATCH posts\//,
  ])
    expect(paths).toContainEqual(expect.stringMatching(path));
  expect(written.find(({ path }) => path.endsWith('/posts'))).toMatchObject({
    body: { text: 'That worked for me too.', quotes: [{ text: expect.any(String) }] },
  });
});
