/* global document */
import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Runs in the page: returns it as a document without scripts, with the style rules that scripts inserted written out.
 */
const freezePage = () => {
  const insertedSheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode?.tagName === 'STYLE');
  const rules = insertedSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const copy = document.documentElement.cloneNode(true);
  for (const removed of copy.querySelectorAll(
    'script, style, noscript, link[as="script"], link[rel="prefetch"]',
  ))
    removed.remove();
  const style = document.createElement('style');
  style.textContent = rules.join('\n');
  copy.querySelector('head').append(style);
  return `<!doctype html>\n${copy.outerHTML}`;
};

const createCopy = async (browser, address) => {
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('.plain').waitFor({ state: 'detached' });
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    return brotliCompressSync(await page.evaluate(freezePage));
  } finally {
    await page.close();
  }
};

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'no-cache',
};

/**
 * Serves the pages at `paths` of the product at `url` as static documents. Their styles, fonts and pictures come from
 * the product with the same headers.
 */
export const serveStaticCopies = async (browser, url, paths) => {
  const copies = new Map();
  for (const path of paths) copies.set(path, await createCopy(browser, url + path));
  const server = http.createServer((request, response) => {
    const copy = copies.get(request.url);
    if (copy) return void response.writeHead(200, headers).end(copy);
    const proxied = http.request(url + request.url, { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    proxied.on('error', () => response.writeHead(502).end());
    proxied.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
