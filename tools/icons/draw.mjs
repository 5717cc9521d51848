#!/usr/bin/env node
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { appIcon, cityScene, logoMark } from '@wanderwork/art';
import { PRODUCT_NAME } from '@wanderwork/contracts';
import { chromiumArgs, ensureChromium } from '../chromium/chromium.mjs';
import { at } from '../start/root.mjs';
import { renderSharePage } from './share-page.mjs';

/**
 * Draws the pictures that must be PNG: the icons of the installed app and the preview picture for messengers. Run it
 * when the logo or the headline changes and commit what it writes to `shell/static`.
 */
const folder = at('shell/static');

/** Systems crop a maskable icon to their own shape; Apple crops every icon. */
const icons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-192.png', size: 192, maskable: true },
  { file: 'icon-maskable-512.png', size: 512, maskable: true },
  { file: 'apple-touch-icon.png', size: 180, maskable: true },
];

const renderIconPage = (svg) => `<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`;

const LISBON = {
  slug: 'lisbon',
  name: 'Lisbon',
  countryCode: 'PT',
  country: 'Portugal',
  region: 'Southern Europe',
  latitude: 38.72,
  longitude: -9.14,
  population: 567_000,
  climate: null,
};

const shareArt = () => ({
  name: PRODUCT_NAME,
  mark: logoMark({ size: 44 }),
  scene: cityScene(LISBON, { width: 460, height: 515, theme: 'light' }),
});

const draw = async (browser, html, { file, width, height }) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => globalThis.document.fonts.ready);
  await page.screenshot({ path: `${folder}/${file}`, omitBackground: true });
  await page.close();
};

fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
for (const { file, size, maskable } of icons)
  await draw(browser, renderIconPage(appIcon({ size, maskable })), { file, width: size, height: size });
await draw(browser, renderSharePage(shareArt()), { file: 'share.png', width: 1200, height: 630 });
await browser.close();
