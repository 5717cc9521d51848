import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { becomeMember } from '../../e2e/support/person';

const getCards = (page: Page) => page.getByRole('region', { name: 'Result' }).getByRole('article');
const readFirstCities = async (page: Page): Promise<string[]> => {
  const names = await getCards(page).getByRole('heading').allInnerTexts();
  return names.slice(0, 12);
};

test('sliders reorder the cities, and a shared address shows the same order', async ({ page, browser }) => {
  await page.goto('/wanderlens');
  await expect(getCards(page).first()).toBeVisible();
  const published = await readFirstCities(page);

  await page.getByRole('button', { name: 'Your IREX' }).click();
  await expect(page.getByRole('heading', { name: 'Your IREX' })).toBeFocused();
  await page.getByRole('slider', { name: 'Affordability' }).focus();
  await page.keyboard.press('End');
  await page.getByLabel('Your passport').fill('Brazil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/my=1\.w2a222222\.pBR$/);
  await expect(page.getByRole('img', { name: /^Your IREX \d+\.\d$/ }).first()).toBeVisible();
  await expect(page.getByText(/^Published \d+$/).first()).toBeVisible();
  await expect.poll(() => readFirstCities(page)).not.toEqual(published);

  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  await guest.goto(page.url());
  await expect(guest.getByRole('img', { name: /^Your IREX/ }).first()).toBeVisible();
  await expect(async () =>
    expect(await readFirstCities(guest)).toEqual(await readFirstCities(page)),
  ).toPass();
  await elsewhere.close();
});

test('a filter keeps the reader’s own order, and a button restores the published one', async ({ page }) => {
  await page.goto('/wanderlens?my=1.w2a222222');
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Region').selectOption('South Asia');
  await expect(page).toHaveURL(/my=1\.w2a222222&region=South\+Asia|region=South\+Asia&my=1\.w2a222222/);
  await expect(page.getByRole('heading', { name: '10 of 316 cities' })).toBeVisible();
  await page.getByRole('button', { name: 'Published order' }).click();
  await expect(page).toHaveURL(/\?region=South\+Asia$/);
  await expect(page.getByRole('img', { name: /^Your IREX/ })).toHaveCount(0);
});

test('on a phone the preferences are in a drawer and are restored in this browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wanderlens');
  await page.getByRole('button', { name: 'Your IREX' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your IREX' });
  await drawer.getByRole('slider', { name: 'Climate' }).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/my=1\.w222a2222$/);
  await expect(drawer.getByRole('slider', { name: 'Climate' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Show cities' }).click();
  await expect(page.getByRole('button', { name: 'Your IREX' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wanderwork_irex'))).toBe('1.w222a2222');

  await page.goto('/wanderlens');
  await page.getByRole('button', { name: 'Your IREX' }).click();
  await expect(page).toHaveURL(/my=1\.w222a2222$/);
});

test('saved preferences survive a reload on the explorer, a city page and a comparison', async ({ page }) => {
  await page.goto('/wanderlens?region=Southern+Europe');
  await page.getByRole('button', { name: 'Your IREX' }).click();
  await page.getByRole('slider', { name: 'Affordability' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByLabel('Region')).toHaveValue('Southern Europe');
  await expect(page).toHaveURL(/region=Southern\+Europe&my=1\.w2a222222$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wanderwork_irex'))).toBe('1.w2a222222');

  const ownScores = page.getByRole('img', { name: /^Your IREX \d+\.\d$/ });
  for (const address of ['/wanderlens', '/wanderlens?region=Southern+Europe']) {
    await page.goto(address);
    await expect(ownScores.first()).toBeVisible();
    await page.reload();
    await expect(ownScores.first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Remove: Southern Europe' })).toBeVisible();

  await page.goto('/wanderlens/cities/lisbon');
  await expect(page.getByRole('region', { name: 'Your IREX' })).toContainText(/Yours.*Published 91/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your IREX' })).toContainText('Published 91');

  await page.goto('/wanderlens/compare?cities=lisbon,medellin');
  await page.reload();
  await expect(page.getByRole('rowheader', { name: /^Your IREX/ })).toBeVisible();

  await page.goto('/wanderlens');
  await page.getByRole('button', { name: 'Published order' }).click();
  await expect(page).toHaveURL(/\/wanderlens\?my=1$/);
  await page.reload();
  await expect(getCards(page).first()).toBeVisible();
  await expect(ownScores).toHaveCount(0);
});

test('preferences changed in two tabs on a slow connection merge without loss', async ({
  page,
  context,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const putBodies: string[] = [];
  await context.route('**/api/account/irex', async (route) => {
    if (route.request().method() === 'PUT') {
      putBodies.push(route.request().postData()!);
      await released;
    }
    await route.continue();
  });
  const readAccount = async () => (await (await page.request.get('/api/account/irex')).json()) as unknown;

  const secondTab = await context.newPage();
  await secondTab.goto('/wanderlens/cities/lisbon');
  await expect(secondTab.getByLabel('Your passport')).toBeEnabled();
  await page.addInitScript(() => {
    const warned = () => document.body?.innerText.includes('These aren’t your saved preferences.');
    new MutationObserver(
      () => warned() && document.documentElement.setAttribute('data-took-back', ''),
    ).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/wanderlens#your-irex');
  await page.getByRole('slider', { name: 'Affordability' }).focus();
  const changeLink = secondTab.getByRole('link', { name: 'Change your preferences' });
  await page.keyboard.press('End');
  await expect.poll(() => putBodies.length).toBe(1);
  await expect(changeLink).toHaveAttribute('href', '/wanderlens?my=1.w2a222222#your-irex');
  await page.keyboard.press('ArrowLeft');
  await expect(changeLink).toHaveAttribute('href', '/wanderlens?my=1.w29222222#your-irex');
  await page.keyboard.press('ArrowLeft');
  release();
  await expect.poll(readAccount).toMatchObject({ wishes: { sliders: { affordability: 4 }, passport: null } });
  await expect(changeLink).toHaveAttribute('href', '/wanderlens?my=1.w28222222#your-irex');
  await expect(page.locator('html')).not.toHaveAttribute('data-took-back');

  await secondTab.getByLabel('Your passport').fill('Brazil');
  await secondTab.keyboard.press('Enter');
  await expect.poll(readAccount).toMatchObject({ wishes: { sliders: { affordability: 4 }, passport: 'BR' } });
  await secondTab.getByLabel('Your passport').fill('India');
  await secondTab.keyboard.press('Enter');
  await secondTab.close({ runBeforeUnload: true });
  await expect.poll(readAccount).toMatchObject({ wishes: { passport: 'IN' } });
});

test('the panel and its order have no accessibility violations', async ({ page }) => {
  test.slow();
  await page.goto('/wanderlens?my=1.w2a222222.cEurope*Berlin-540-1020.m12-3');
  await page.getByRole('button', { name: 'Your IREX' }).click();
  await expect(page.getByRole('slider', { name: 'Community' })).toBeVisible();
  await expect(page.getByText(/h shared$/).first()).toBeVisible();
  await expectAccessible(page);
});
