import { expect, test, type Page } from '@playwright/test';
import { chooseFirst, scene } from './support/keys';

/** How each thing that sounds stands, in the order in which the page made them. */
const getSoundStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { made: AudioContext[] }).made.map(({ state }) => state));

const findSoundSwitch = (page: Page) => page.getByRole('button', { name: 'Sound: off' });

test('plays sound only when switched on and after a gesture', async ({ page }) => {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { made: contexts });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
  await page.goto('/wanderquest/first-week');
  await page.getByRole('button', { name: 'Start in Lisbon' }).click();
  await expect(scene(page)).toHaveText('Day 1 in Lisbon: Work');
  await chooseFirst(page);
  expect(await getSoundStates(page)).toEqual([]);

  await findSoundSwitch(page).click();
  await expect.poll(() => getSoundStates(page)).toEqual(['running']);
  const played = await page.getByRole('log', { name: 'Journal' }).innerText();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sound: on' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Journal' })).toHaveText(played, { useInnerText: true });
  expect(await getSoundStates(page)).toEqual([]);

  await page.keyboard.press('Shift');
  await expect.poll(() => getSoundStates(page)).toEqual(['running']);
  await page.getByRole('button', { name: 'Sound: on' }).click();
  await expect.poll(() => getSoundStates(page)).toEqual(['closed']);
});
