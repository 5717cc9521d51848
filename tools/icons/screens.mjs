#!/usr/bin/env node
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../chromium/chromium.mjs';
import { startTestProduct } from '../test/test-product.mjs';
import { at } from '../start/root.mjs';

/**
 * Takes the screenshots that the system shows before the product is installed. Run it on a built product when these
 * pages change and commit what it writes to `shell/static`; `shell/web-manifest.mjs` lists them.
 */
const pictures = [
  { file: 'screen-wide.webp', page: '/', width: 1280, height: 800 },
  { file: 'screen-narrow.webp', page: '/wanderlens/cities/lisbon', width: 390, height: 844 },
];

/** Playwright itself can neither write WebP nor set its quality. */
const captureWebp = async (page) => {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  return Buffer.from(data, 'base64');
};

const takeScreenshot = async (browser, url, { page: path, file, width, height }) => {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => globalThis.document.fonts.ready);
  fs.writeFileSync(at('shell/static', file), await captureWebp(page));
  await page.close();
};

const product = await startTestProduct();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
for (const picture of pictures) await takeScreenshot(browser, product.url, picture);
await browser.close();
await product.stop();
