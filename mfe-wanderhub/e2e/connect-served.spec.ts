import { expect, test, type Page } from '@playwright/test';
import { becomeMember } from '../../e2e/support/person';
import { createWriter, writeTopic } from './support/community';

/** What letters that arrive may move a line by, in pixels. */
const MAX_SHIFT_PX = 4;

const TITLE = 'Which papers did your landlord in Lisbon want to see?';
const TEXT = 'They asked for a local work contract, which nobody who works remotely has.';

/** One topic for all tests: with its replies it is most of what somebody may write in a day. */
test.describe.configure({ mode: 'default' });

let path = '';
test.beforeAll(async ({ browser, baseURL }) => {
  const writer = await createWriter(browser, baseURL!, 'Ada');
  const replies = Array.from(
    { length: 21 },
    (_, index) => `Answer no. ${index + 2}: a tax return, in my case.`,
  );
  path = await writeTopic(writer, { title: TITLE, texts: [TEXT, ...replies] });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader goes from the start page to a topic and reads all its posts', async ({ page }) => {
    await page.goto('/connect');
    await page.getByRole('region', { name: 'What’s new' }).getByRole('link', { name: TITLE }).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText(TEXT)).toBeVisible();
    await expect(page.getByText('Answer no. 20:')).toBeVisible();
    await page.getByRole('link', { name: 'Next posts' }).click();
    await expect(page.getByText('Answer no. 22:')).toBeVisible();
    await page.getByRole('link', { name: 'Start at the beginning' }).click();
    await expect(page.getByText(TEXT)).toBeVisible();
    await page.getByRole('link', { name: 'Lisbon' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Topics about Lisbon' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Lisbon in figures' })).toBeVisible();
  });
});

interface Frame {
  heading: number;
  hasText: boolean;
}

/** Records in each frame where the heading is and whether the text can be read. */
const recordFrames = (page: Page, text: string) =>
  page.addInitScript((expected) => {
    const frames: Frame[] = [];
    Object.assign(window, { connectFrames: frames });
    const record = () => {
      frames.push({
        heading: document.querySelector('main h1')?.getBoundingClientRect().top ?? NaN,
        hasText: document.querySelector('main')?.innerText.includes(expected) ?? false,
      });
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  }, text);

const expectStillPage = async (page: Page) => {
  const frames = await page.evaluate(() => (window as unknown as { connectFrames: Frame[] }).connectFrames);
  const shown = frames.slice(frames.findIndex(({ hasText }) => hasText));
  expect(shown.every(({ hasText }) => hasText)).toBe(true);
  const tops = shown.map(({ heading }) => heading);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(MAX_SHIFT_PX);
};

test('a topic is visible from the first frame and its heading does not move when the app takes over', async ({
  page,
}) => {
  await recordFrames(page, TEXT);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Report Post 1 by Ada' })).toBeVisible();
  await expectStillPage(page);
});

test('a topic stays visible for a member while their own view loads', async ({ page, baseURL }) => {
  await becomeMember(page, baseURL!);
  await recordFrames(page, TEXT);
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible();
  await expectStillPage(page);
});

for (const [address, text] of [
  ['/connect', TITLE],
  ['/connect/cities/lisbon', TITLE],
  ['/connect/rules', 'Don’t put anyone in danger'],
  ['/connect/rules/moderation', 'What the words mean'],
] as const)
  test(`${address} is visible from the first frame and its heading does not move`, async ({ page }) => {
    await recordFrames(page, text);
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: 'Connect' }).locator('[aria-current]')).toHaveCount(
      address === '/connect/cities/lisbon' ? 0 : 1,
    );
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectStillPage(page);
  });
