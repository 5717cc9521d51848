/* global document, window, MutationObserver, requestAnimationFrame */
const VIEWPORT = { width: 1280, height: 900 };
const CPU_TIMES_SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/**
 * Runs in the page: answers the first list request from data in the HTML, and resolves when three cards are painted.
 */
const prepare = () => {
  const fetchFromServer = window.fetch.bind(window);
  window.fetch = (input, options) => {
    const url = new URL(String(input?.url ?? input), window.location.href);
    const inlined = document.getElementById('inlined-list');
    return url.pathname === '/api/cities' && url.search === '' && inlined
      ? Promise.resolve(
          new Response(inlined.textContent, { headers: { 'content-type': 'application/json' } }),
        )
      : fetchFromServer(input, options);
  };
  window.benchUseful = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('main article h3').length < 3) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
};

/** Returns the milliseconds until the first three cities can be read and opened, with a throttled network and CPU. */
export const measureFirstUse = async (browser, url) => {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', NETWORK);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
    await page.addInitScript(prepare);
    await page.goto(`${url}/wanderlens`, { waitUntil: 'commit' });
    return await page.evaluate(() => window.benchUseful);
  } finally {
    await context.close();
  }
};
