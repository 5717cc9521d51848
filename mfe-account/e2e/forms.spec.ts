import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { tabTo } from '../../e2e/support/keyboard';
import { sidewaysOverflow } from '../../e2e/support/states';
import { entering } from './forms/entering';
import { type FormCase } from './forms/form-case';
import { keys } from './forms/keys';
import { lists } from './forms/lists';
import { cutOff } from './open-panels';

test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

const expectWords = async (page: Page, words: string[]) => {
  for (const one of words) await expect(page.getByText(one).first()).toBeVisible();
};

/** A day is typed part by part, as English browsers show it: month, day, year. */
const keysOf = (value: string) => value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1');

const type = async (page: Page, form: Locator, typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed)) {
    await tabTo(page, field(form, label));
    await page.keyboard.type(keysOf(value));
  }
};

const expectTyped = async (form: Locator, typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed)) await expect(field(form, label)).toHaveValue(value);
};

const toButton = (page: Page, form: Locator) => tabTo(page, form.locator('button[type="submit"]'));

const fillByKeys = async (
  page: Page,
  form: Locator,
  { typed, ticked }: { typed: Record<string, string>; ticked?: RegExp | undefined },
) => {
  await field(form, Object.keys(typed)[0] ?? '').focus();
  await type(page, form, typed);
  if (ticked) {
    await tabTo(page, form.getByRole('checkbox', { name: ticked }));
    await page.keyboard.press('Space');
  }
  await toButton(page, form);
};

/** Holds what is sent to `path` until it is let go, and counts it. */
const hold = async (page: Page, path: string) => {
  const held = { sent: 0, letGo: () => {} };
  const answered = new Promise<void>((resolve) => (held.letGo = resolve));
  await page.route(`**${path}`, async (route) => {
    held.sent += 1;
    await answered;
    await route.continue();
  });
  return held;
};

/** Enter, and Enter again while the answer is under way. */
const pressTwice = async (page: Page, path: string) => {
  const held = await hold(page, path);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  held.letGo();
  return held;
};

const journey = async (page: Page, baseURL: string, one: FormCase) => {
  const { form, typed } = await one.open(page, baseURL);

  await test.step('empty, it says what it needs, and axe objects to nothing in both themes', async () => {
    await field(form, Object.keys(typed)[0] ?? '').focus();
    await page.keyboard.press('Enter');
    await expectWords(page, one.needs);
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectAccessibleInBothThemes(page, { within: 'form' });
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(1);
  });

  await test.step('without a network it says so, and keeps what the keys have typed', async () => {
    await fillByKeys(page, form, { typed, ticked: one.ticked });
    for (const path of one.sends) await cutOff(page, path);
    await page.keyboard.press('Enter');
    await expectWords(page, one.lost);
    if (one.thanksAnyway) return;
    await expectTyped(form, typed);
    if (one.ticked) await expect(form.getByRole('checkbox', { name: one.ticked })).toBeChecked();
  });

  await test.step('with it, it is sent once, also when Enter is pressed twice', async () => {
    await page.unrouteAll();
    if (one.thanksAnyway) await fillByKeys(page, form, { typed, ticked: one.ticked });
    else await toButton(page, form);
    const held = await pressTwice(page, one.sends[0]);
    await expectWords(page, one.done);
    expect(held.sent).toBe(1);
    await one.afterwards?.(page, form);
  });
};

for (const one of [...entering, ...lists, ...keys])
  test(`${one.name}: by the keyboard alone, through a lost network, once`, async ({ page, baseURL }) => {
    await journey(page, String(baseURL), one);
  });
