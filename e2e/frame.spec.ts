import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { member, signInAs } from './support/signed-in';

const PHONE = { width: 320, height: 700 };

const getHeader = (page: Page) => page.getByRole('banner');
const getAvatar = (page: Page) => getHeader(page).getByRole('button', { name: `Account of ${member.name}` });

const expectNoOverflow = async (page: Page) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};

/** The menu entries of each kind of user before Sign Out. */
const people = [
  { person: { subscriptionTier: 'free' }, badge: 'Free Tier', more: [], upgrade: true },
  { person: { subscriptionTier: 'pro' }, badge: 'Pro', more: [], upgrade: true },
  { person: { subscriptionTier: 'premium' }, badge: 'Premium', more: ['Voice Assistant'], upgrade: false },
  {
    person: { subscriptionTier: 'pro', isAdmin: true },
    badge: 'Pro',
    more: ['Voice Assistant', 'Admin Dashboard'],
    upgrade: false,
  },
] as const;

test('a visitor finds the main pages, sign-in and registration, and the theme switch', async ({ page }) => {
  await page.goto('/');
  const places = getHeader(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(places).toHaveText(['Home', 'WanderLens', 'WanderHub', 'WanderQuest', 'Connect']);
  await expect(getHeader(page).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect(getHeader(page).getByRole('button', { name: 'Join Now' })).toBeVisible();

  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the header becomes translucent after ten pixels of scrolling', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await scroll(10);
  await expect(getHeader(page)).toHaveCSS('backdrop-filter', 'none');
  await scroll(11);
  await expect(getHeader(page)).toHaveCSS('backdrop-filter', 'blur(12px)');
});

for (const width of [320, 390]) {
  test(`text of double size keeps the product's name whole in the header at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/wanderlens');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(getHeader(page).getByRole('button', { name: 'Menu' })).toBeVisible();
    const bar = (await getHeader(page).boundingBox())!;
    const name = (await getHeader(page).getByRole('link', { name: 'WanderWork, home' }).boundingBox())!;
    expect(name.y).toBeGreaterThanOrEqual(bar.y);
    expect(name.y + name.height).toBeLessThanOrEqual(bar.y + bar.height);
    const menu = (await getHeader(page).getByRole('switch', { name: 'Dark mode' }).boundingBox())!;
    expect(name.x + name.width).toBeLessThanOrEqual(menu.x);
    await expectNoOverflow(page);
  });
}

for (const { person, badge, more, upgrade } of people) {
  const admin = 'isAdmin' in person;
  const who = admin ? 'an admin' : `a ${person.subscriptionTier} member`;

  test(`${who} has a menu behind the avatar`, async ({ page }) => {
    await signInAs(page, person);
    await page.goto('/');
    await getAvatar(page).click();
    const menu = page.getByRole('menu', { name: 'Account' });
    await expect(menu).toContainText(`${member.name}${member.email}${badge}`);
    await expect(menu.getByRole('menuitem')).toHaveText([
      'My Profile',
      'Saved',
      'Settings',
      'Subscription',
      'Ask the Assistant',
      ...more,
      'Sign Out',
    ]);
    await expectAccessible(page);
  });

  test(`${who} has the same entries in the slide-out menu at 320 px`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await signInAs(page, person);
    await page.goto('/');
    await expectNoOverflow(page);
    await getHeader(page).getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByText(badge, { exact: true })).toBeVisible();
    const own = drawer.getByRole('navigation', { name: 'Account' }).getByRole('listitem');
    await expect(own).toHaveText([
      'My Profile',
      'Saved',
      'Settings',
      'Subscription',
      'Ask the Assistant',
      ...more,
    ]);
    await expect(drawer.getByRole('button', { name: 'Upgrade to Premium' })).toHaveCount(upgrade ? 1 : 0);
    await expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeInViewport();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}

test('the slide-out menu of a visitor has the same two buttons as the header', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await getHeader(page).getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect(drawer.getByRole('button', { name: /Upgrade/ })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Join Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Join the Journey' })).toBeVisible();
  await expectNoOverflow(page);
});

test('a browser that cannot listen has no link to the voice assistant', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'MediaRecorder'])
      Reflect.deleteProperty(window, name);
  });
  await signInAs(page, { subscriptionTier: 'premium' });
  await page.goto('/');
  await getAvatar(page).click();
  await expect(page.getByRole('menuitem', { name: 'Ask the Assistant' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Voice Assistant' })).toHaveCount(0);
});

test('the 404 page says nothing to developers and offers a search', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText(/router|^GET /)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
});

test('the menu works by keyboard alone, and the page it opens has the focus', async ({ page }) => {
  await signInAs(page, { subscriptionTier: 'premium' });
  await page.goto('/');
  await getAvatar(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getAvatar(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('v');
  await expect(page.getByRole('menuitem', { name: 'Voice Assistant' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/voice-assistant$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the slide-out menu works by keyboard, and the new page has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await getHeader(page).getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'WanderHub' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeFocused();
});

test('a broken avatar is replaced by initials, without a layout shift in the header', async ({ page }) => {
  await page.route('**/uploads/face.webp', (route) => route.abort());
  let arrive = () => {};
  const pendingUser = new Promise<void>((resolve) => (arrive = resolve));
  await signInAs(page, { subscriptionTier: 'free', profileImageUrl: '/uploads/face.webp' });
  await page.route('**/api/auth/user', async (route) => {
    await pendingUser;
    await route.fallback();
  });
  await page.goto('/');
  const theme = page.getByRole('switch', { name: 'Dark mode' });
  const before = await theme.boundingBox();
  arrive();
  await expect(getAvatar(page).getByText('AF', { exact: true })).toBeVisible();
  expect(await theme.boundingBox()).toEqual(before);
});

test('signing out returns home and says so', async ({ page }) => {
  await signInAs(page, { subscriptionTier: 'free' });
  await page.route('**/api/auth/logout', (route) => route.fulfill({ json: { success: true, message: '' } }));
  await page.goto('/wanderhub');
  await getAvatar(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  const news = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(news).toContainText('Logged outYou have been successfully logged out.');
  await expect(getHeader(page).getByRole('link', { name: 'Log In' })).toBeVisible();
});
