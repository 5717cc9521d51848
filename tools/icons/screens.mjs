#!/usr/bin/env node
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../chromium/chromium.mjs';
import { startTestProduct } from '../test/test-product.mjs';
import { at } from '../start/root.mjs';

/**
 * Takes the pictures by which the system presents the product before it is installed. Run it on a built product when
 * these pages change; what it writes to `shell/static` is committed, and `shell/web-manifest.mjs` names it.
 */
const pictures = [
  { file: 'screen-wide.webp', page: '/', width: 1280, height: 800 },
  { file: 'screen-narrow.webp', page: '/wanderlens/cities/lisbon', width: 390, height: 844 },
];

/** Playwright alone knows neither WebP nor how small it may be. */
const asWebp = async (page) => {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  return Buffer.from(data, 'base64');
};

const take = async (browser, url, { page: path, file, width, height }) => {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => globalThis.document.fonts.ready);
  fs.writeFileSync(at('shell/static', file), await asWebp(page));
  await page.close();
};

const product = await startTestProduct();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
for (const picture of pictures) await take(browser, product.url, picture);
await browser.close();
await product.stop();
