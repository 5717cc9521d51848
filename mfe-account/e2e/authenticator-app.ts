import { expect, type Page } from '@playwright/test';
import { computeCode } from '../../e2e/support/totp';

/** The part of the settings about two-step verification. */
export const secondStepPart = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });

/** Sets up an app in the settings and enters its code. Returns its secret; the recovery codes are visible afterwards. */
export const turnOnApp = async (page: Page): Promise<string> => {
  const part = secondStepPart(page);
  await page.goto('/settings/security');
  await part.getByRole('button', { name: 'Set up an app' }).click();
  await expect(part.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await part.locator('code').innerText()).replaceAll(' ', '');
  await part.getByLabel('Code', { exact: true }).fill(computeCode(secret));
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  return secret;
};

export const confirmRecoveryCodes = async (page: Page): Promise<void> => {
  await secondStepPart(page).getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(secondStepPart(page)).toContainText('On since');
};
