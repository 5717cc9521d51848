import { expect, test } from '@playwright/test';
import { fleet, startFleet } from './support/remote-fleet';

/** Runs each remote on an origin of its own, like the compose file. */
test.describe.configure({ mode: 'serial' });

const pageOf = {
  wanderlens: { path: '/wanderlens', heading: 'WanderLens', other: '/wanderhub', otherHeading: 'WanderHub' },
  wanderhub: { path: '/wanderhub', heading: 'WanderHub', other: '/wanderlens', otherHeading: 'WanderLens' },
  wanderquest: {
    path: '/wanderquest',
    heading: /WanderQuest/,
    other: '/wanderlens',
    otherHeading: 'WanderLens',
  },
  account: { path: '/register', heading: /./, other: '/wanderhub', otherHeading: 'WanderHub' },
} as const;

let api: Awaited<ReturnType<typeof startFleet>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  api = await startFleet();
});

test.afterAll(() => api?.stop());

for (const name of fleet) {
  test(`${name} is loaded from its own server, within the content security policy`, async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto(api.url + pageOf[name].path);
    await expect(page.getByRole('heading', { level: 1, name: pageOf[name].heading })).toBeVisible();
    expect(scripts.some((url) => url.startsWith(api.originOf(name)))).toBe(true);
    expect(refused).toEqual([]);
  });

  test(`${name}: when its server is killed, the frame and other pages keep working, and Try Again recovers it`, async ({
    page,
  }) => {
    await api.kill(name);
    try {
      await page.goto(api.url + pageOf[name].path);
      const card = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
      await expect(card).toBeVisible({ timeout: 20_000 });
      await page
        .getByRole('banner')
        .getByRole('link', { name: pageOf[name].otherHeading, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: pageOf[name].otherHeading })).toBeVisible();
    } finally {
      await api.revive(name);
    }
    await page.goBack();
    const again = page.getByRole('button', { name: 'Try Again' });
    const heading = page.getByRole('heading', { level: 1, name: pageOf[name].heading });
    await expect(again.or(heading).first()).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(heading).toBeVisible();
  });
}
