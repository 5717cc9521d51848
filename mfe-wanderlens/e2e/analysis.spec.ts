import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../e2e/support/axe';

test('a visitor gets an analysis of Lisbon whose claims link to figures, and can stop it', async ({
  page,
  context,
}) => {
  await page.goto('/wanderlens/cities/lisbon');
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByText(/It counts as one of your searches today/)).toBeVisible();
  await analysis.getByRole('button', { name: 'Write the analysis' }).click();
  await expect(analysis.getByText(/Written by WanderWork’s analyst/)).toBeVisible();
  await expect(analysis.getByRole('button', { name: 'Write again' })).toBeFocused();

  await expectAccessible(page, { within: '#analysis' });

  await analysis
    .getByRole('link', { name: /Monthly cost/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#figure-monthly_cost$/);
  await expect(page.locator('#figure-monthly_cost')).toBeInViewport();

  // A slow connection leaves time to press Stop.
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 300,
    uploadThroughput: 100_000,
  });
  await analysis.getByRole('button', { name: 'Write again' }).click();
  await analysis.getByRole('button', { name: 'Stop' }).click();
  await expect(analysis.getByText('You stopped it here.')).toBeVisible();
});
