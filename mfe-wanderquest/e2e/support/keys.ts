import { expect, type Page } from '@playwright/test';

/** The heading of the current scene. While the text of a card loads there is none. */
export const scene = (page: Page) => page.getByRole('main').locator('h2#scene');

const paragraphs = (page: Page) => page.getByRole('log', { name: 'Journal' }).locator('p').count();

const MAX_TABS = 40;

/** Presses Tab from the scene's heading to the first enabled button whose text matches. */
const tabToButton = async (page: Page, words: RegExp): Promise<void> => {
  const focused = page.locator(':focus');
  for (let tab = 0; tab < MAX_TABS; tab += 1) {
    await page.keyboard.press('Tab');
    const isButton = await focused.evaluate(
      (element) => element.tagName === 'BUTTON' && element.getAttribute('aria-disabled') === null,
    );
    if (isButton && words.test((await focused.textContent()) ?? '')) return;
  }
  throw new Error(`Tab did not come to ${String(words)}.`);
};

/** Chooses a matching option by keyboard, and waits until the game shows the next heading. */
export const chooseByKey = async (page: Page, words = /./): Promise<void> => {
  await expect(scene(page)).toBeFocused();
  const before = [await scene(page).textContent(), await paragraphs(page)];
  await tabToButton(page, words);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => [await scene(page).textContent(), await paragraphs(page)].join())
    .not.toBe(before.join());
};

/** Clicks the first enabled option, and waits for the game to continue. */
export const chooseFirst = async (page: Page): Promise<void> => {
  const before = [await scene(page).textContent(), await paragraphs(page)];
  await page
    .getByRole('main')
    .getByRole('list')
    .getByRole('button')
    .and(page.locator(':not([aria-disabled])'))
    .first()
    .click();
  await expect
    .poll(async () => [await scene(page).textContent(), await paragraphs(page)].join())
    .not.toBe(before.join());
};

const MAX_TURNS = 30;

/** Chooses the first option of each scene until the heading matches. */
export const playUntil = async (page: Page, heading: RegExp): Promise<void> => {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    if (heading.test((await scene(page).textContent()) ?? '')) return;
    await chooseFirst(page);
  }
  throw new Error(`No scene came to ${String(heading)}.`);
};
