import { expect, test, type Page } from '@playwright/test';
import { join } from './joined';
import { notifications } from './open-panels';

/** A PNG drawn by the browser, like a photo from a phone. */
const createPicture = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const pen = canvas.getContext('2d');
      pen?.fillRect(0, 0, 320, 480);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }),
    'base64',
  );

test('a picture is previewed, uploaded and shown in the header; it can be generated or removed', async ({
  page,
}) => {
  await join(page);
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Picture' });
  const chosen = page.getByLabel('Picture from this device');
  const inHeader = page.getByRole('banner').locator('img');

  await chosen.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(part.getByRole('alert')).toContainText('Please choose a JPEG, PNG or WebP picture.');
  await chosen.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await part.getByRole('button', { name: 'Use this picture' }).click();
  await expect(part.getByRole('alert')).toBeVisible();

  await chosen.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await createPicture(page) });
  await expect(part.locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(inHeader).toHaveCount(0);
  await part.getByRole('button', { name: 'Use this picture' }).click();
  await expect(notifications(page)).toContainText('Picture updated');
  await expect(inHeader).toBeVisible();
  await expect(part.locator('img')).not.toHaveAttribute('src', /^blob:/);

  await part.getByRole('button', { name: 'Draw one for me' }).click();
  await expect(notifications(page)).toContainText('New picture drawn');
  await expect
    .poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await part.getByRole('button', { name: 'Remove' }).click();
  await expect(notifications(page)).toContainText('Picture removed');
  await expect(inHeader).toHaveCount(0);
});
