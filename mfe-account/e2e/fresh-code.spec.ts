import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';
import { confirmRecoveryCodes, turnOnApp } from './authenticator-app';
import { join } from './joined';
import { cutOff } from './open-panels';
import { requireReauthentication } from './stale-proof';
import { computeCode } from '../../e2e/support/totp';

test('a sensitive action asks for the password and then an app code', async ({ page }) => {
  test.slow();
  const { password } = await join(page);
  const secret = await turnOnApp(page);
  await confirmRecoveryCodes(page);
  await requireReauthentication(page, '**/api/account/export');
  await page.getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const code = dialog.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Please try the next one.');

  const shown = computeCode(secret, 1);
  await cutOff(page, '/api/auth/fresh');
  await code.fill(shown);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t reach the server. Please try again.');
  await expect(code).toHaveValue(shown);
  await page.unrouteAll();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect((await download).suggestedFilename()).toBe('wanderwork-export.json');
  await expect(dialog).toBeHidden();
});
