import { expect, type Locator, type Page } from '@playwright/test';

/** Opens each dialog and panel for visitors, and returns it. */
export const panels = {
  signup: async (page: Page): Promise<Locator> => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Join the Journey' }).first().click();
    return shown(page, 'Join the Journey');
  },
  join: async (page: Page): Promise<Locator> => {
    await page.goto('/');
    await heading(page);
    await page.evaluate(() => window.dispatchEvent(new Event('show-subscription-panel')));
    return shown(page, 'Join WanderWork');
  },
  login: async (page: Page): Promise<Locator> => {
    const join = await panels.join(page);
    await join.getByRole('button', { name: 'Sign In' }).click();
    return shown(page, 'Log in');
  },
  account: async (page: Page): Promise<Locator> => {
    await page.goto('/subscription');
    await page.getByRole('button', { name: 'Sign in or join for free' }).click();
    return shown(page, 'Your account');
  },
  create: async (page: Page): Promise<Locator> => {
    const account = await panels.account(page);
    await account.getByRole('button', { name: 'Create a Free Account' }).click();
    return shown(page, 'Create a Free Account');
  },
};

export const shown = async (page: Page, name: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
};

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

/** Fills the text fields with these labels. */
export const fill = async (form: Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
};

/** Makes the API answer at `path` with this error. */
export const refuse = (page: Page, path: string, status: number, body: object) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));

/** Makes requests to `path` fail with a network error. */
export const cutOff = (page: Page, path: string) => page.route(`**${path}`, (route) => route.abort());

export const notifications = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Collects the bodies of POST requests to `path`. */
export const listen = (page: Page, path: string): unknown[] => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON());
  });
  return bodies;
};
