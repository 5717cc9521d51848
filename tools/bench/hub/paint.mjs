/* global window */
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromiumArgs, ensureChromium } from '../../chromium/chromium.mjs';
import { say, step } from '../../start/terminal.mjs';
import { observe } from '../federation/in-page.mjs';
import { watchTraffic } from '../federation/traffic.mjs';
import { interleave } from '../rounds.mjs';
import { renderPaintTable } from './report.mjs';

const ARTICLE = '/wanderhub/blog/four-shared-hours';

const VIEWPORT = { width: 1280, height: 900 };

const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link[^>]*(?:modulepreload|as="script")[^>]*>/g, '');

const unchanged = (html) => html;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'no-cache',
};

/** Serves the page as a compressed file; styles, fonts and images are proxied from the product. */
const serveFile = async (url, path, change) => {
  const bytes = brotliCompressSync(change(await (await fetch(url + path)).text()));
  const server = http.createServer((request, response) => {
    if (request.url === path) return void response.writeHead(200, headers).end(bytes);
    const proxied = http.request(url + request.url, { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    proxied.on('error', () => response.writeHead(502).end());
    request.pipe(proxied);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${server.address().port}`, stop };
};

/** Largest contentful paint of a first visit in milliseconds, with a throttled network and CPU. */
const measureLargestPaint = async (browser, address) => {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const traffic = await watchTraffic(page, { slow: true });
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('h1').waitFor();
    await traffic.quiet();
    return await page.evaluate(() => window.benchFigures.lcp);
  } finally {
    await context.close();
  }
};

/** Compares the product's page, the same page as a file, and that file without scripts. */
export const reportPaint = async ({ plain, rounds }) => {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  const same = await serveFile(plain.url, ARTICLE, unchanged);
  const withoutScript = await serveFile(plain.url, ARTICLE, withoutScripts);
  try {
    const paints = await interleave(
      {
        product: () => measureLargestPaint(browser, plain.url + ARTICLE),
        file: () => measureLargestPaint(browser, same.url + ARTICLE),
        withoutScript: () => measureLargestPaint(browser, withoutScript.url + ARTICLE),
      },
      rounds,
      (round) => step(round === 0 ? 'warmed up' : `painted, round ${round} of ${rounds}`),
    );
    say(`\n${renderPaintTable(paints)}\n`);
  } finally {
    same.stop();
    withoutScript.stop();
    await browser.close();
  }
};
