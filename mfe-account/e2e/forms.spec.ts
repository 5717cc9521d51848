import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../e2e/support/both-themes';
import { tabTo } from '../../e2e/support/keyboard';
import { getSidewaysOverflow } from '../../e2e/support/states';
import { entering } from './forms/entering';
import { type FormCase } from './forms/form-case';
import { keys } from './forms/keys';
import { lists } from './forms/lists';
import { cutOff } from './open-panels';

test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

const expectTexts = async (page: Page, texts: string[]) => {
  for (const one of texts) await expect(page.getByText(one).first()).toBeVisible();
};

/** The keys for a date field in an English browser: month, day, year. */
const toKeys = (value: string) => value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1');

const type = async (page: Page, form: Locator, typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed)) {
    await tabTo(page, field(form, label));
    await page.keyboard.type(toKeys(value));
  }
};

const expectTyped = async (form: Locator, typed: Record<string, string>) => {
  for (const [label, value] of Object.entries(typed)) await expect(field(form, label)).toHaveValue(value);
};

const tabToButton = (page: Page, form: Locator) => tabTo(page, form.locator('button[type="submit"]'));

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
  await tabToButton(page, form);
};

/** Holds requests to `path` until `release` is called, and counts them. */
const holdRequests = async (page: Page, path: string) => {
  const pending = { sent: 0, release: () => {} };
  const released = new Promise<void>((resolve) => (pending.release = resolve));
  await page.route(`**${path}`, async (route) => {
    pending.sent += 1;
    await released;
    await route.continue();
  });
  return pending;
};

/** Presses Enter twice, the second time while the request is pending. */
const pressTwice = async (page: Page, path: string) => {
  const pending = await holdRequests(page, path);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  pending.release();
  return pending;
};

const checkForm = async (page: Page, baseURL: string, one: FormCase) => {
  // A request sent right after the first route of a page starts may escape it, so requests are intercepted throughout.
  await page.context().route('**/api/**', (route) => route.continue());
  const { form, typed } = await one.open(page, baseURL);

  await test.step('empty, it shows its errors and is accessible in both themes', async () => {
    await field(form, Object.keys(typed)[0] ?? '').focus();
    await page.keyboard.press('Enter');
    await expectTexts(page, one.needs);
    await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectAccessibleInBothThemes(page, { within: 'form' });
    expect(await getSidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(1);
  });

  await test.step('without a network it shows an error and keeps the input', async () => {
    await fillByKeys(page, form, { typed, ticked: one.ticked });
    for (const path of one.sends) await cutOff(page, path);
    await page.keyboard.press('Enter');
    await expectTexts(page, one.lost);
    if (one.thanksAnyway) return;
    await expectTyped(form, typed);
    if (one.ticked) await expect(form.getByRole('checkbox', { name: one.ticked })).toBeChecked();
  });

  await test.step('with a network it is sent once, even if Enter is pressed twice', async () => {
    await page.unrouteAll();
    if (one.thanksAnyway) await fillByKeys(page, form, { typed, ticked: one.ticked });
    else await tabToButton(page, form);
    const pending = await pressTwice(page, one.sends[0]);
    await expectTexts(page, one.done);
    expect(pending.sent).toBe(1);
    await one.afterwards?.(page, form);
  });
};

for (const one of [...entering, ...lists, ...keys])
  test(`${one.name}: keyboard only, network error, single request`, async ({ page, baseURL }) => {
    await checkForm(page, String(baseURL), one);
  });
