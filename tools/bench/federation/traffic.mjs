/** A middling phone on a middling line. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_TIMES_SLOWER = 4;
const QUIET_MS = 1200;
const PATIENCE_MS = 60_000;

const kindOf = ({ type, request }) =>
  type === 'Script' || /\.js$/.test(new URL(request.url).pathname) ? 'script' : type.toLowerCase();

/**
 * Slows a page down and counts what travels to it. `requests()` gives `{ url, kind, bytes, body }` of each, in bytes on
 * the wire; `quiet()` resolves once nothing has travelled for a while.
 */
export const watchTraffic = async (page, { slow }) => {
  const protocol = await page.context().newCDPSession(page);
  const requests = new Map();
  let lastChange = Date.now();
  const noted = (change) => (event) => {
    lastChange = Date.now();
    change(event, requests.get(event.requestId));
  };
  protocol.on(
    'Network.requestWillBeSent',
    noted((event) => {
      // What is fetched in idle time, for pages to come, is no part of this one, nor is what is told and never answered.
      if (!event.request.url.startsWith('http') || event.type === 'Prefetch') return;
      if (event.request.url.includes('/api/analytics/')) return;
      const { url } = event.request;
      requests.set(event.requestId, { url, kind: kindOf(event), bytes: 0, head: 0, ended: false });
    }),
  );
  protocol.on(
    'Network.requestServedFromCache',
    noted(({ requestId }) => requests.delete(requestId)),
  );
  protocol.on(
    'Network.responseReceived',
    noted(({ response }, request) => {
      if (!request) return;
      request.head = response.encodedDataLength;
      request.status = response.status;
      request.cached = response.fromDiskCache || response.fromPrefetchCache;
    }),
  );
  const end = noted(({ encodedDataLength = 0 }, request) => {
    if (request) Object.assign(request, { bytes: encodedDataLength, ended: true });
  });
  protocol.on('Network.loadingFinished', end);
  protocol.on('Network.loadingFailed', end);

  await protocol.send('Network.enable');
  if (slow) {
    await protocol.send('Network.emulateNetworkConditions', LINE);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  }

  const travelled = () => [...requests.values()].filter(({ cached }) => !cached);
  const underWay = () => [...requests.values()].filter(({ ended }) => !ended).map(({ url }) => url);
  const isQuietSince = (asked) =>
    underWay().length === 0 && Date.now() - Math.max(lastChange, asked) > QUIET_MS;

  return {
    requests: () =>
      travelled().map((request) => ({ ...request, body: Math.max(0, request.bytes - request.head) })),
    quiet: async () => {
      const asked = Date.now();
      while (!isQuietSince(asked)) {
        if (Date.now() - asked > PATIENCE_MS)
          throw new Error(`${page.url()} does not come to rest: ${underWay().join(', ') || 'more comes'}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
};
