/** A mid-range phone on a mid-range network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_TIMES_SLOWER = 4;
const QUIET_MS = 1200;
const TIMEOUT_MS = 60_000;

const ANONYMOUS_EVENT = /\/api\/analytics\/|\/api\/blog-posts\/[^/]+\/readers$/;

const findKind = ({ type, request }) =>
  type === 'Script' || /\.js$/.test(new URL(request.url).pathname) ? 'script' : type.toLowerCase();

/**
 * Throttles a page and records its traffic. `requests()` returns `{ url, kind, bytes, body }` of each request, in
 * transferred bytes; `quiet()` resolves when nothing was transferred for a while.
 */
export const watchTraffic = async (page, { slow }) => {
  const protocol = await page.context().newCDPSession(page);
  const requests = new Map();
  let lastChange = Date.now();
  const recordChange = (change) => (event) => {
    lastChange = Date.now();
    change(event, requests.get(event.requestId));
  };
  protocol.on(
    'Network.requestWillBeSent',
    recordChange((event) => {
      // Requests in idle time for later pages do not count, nor do anonymous events, which need no answer.
      if (!event.request.url.startsWith('http') || event.type === 'Prefetch') return;
      if (ANONYMOUS_EVENT.test(event.request.url)) return;
      const { url } = event.request;
      requests.set(event.requestId, { url, kind: findKind(event), bytes: 0, head: 0, ended: false });
    }),
  );
  protocol.on(
    'Network.requestServedFromCache',
    recordChange(({ requestId }) => requests.delete(requestId)),
  );
  protocol.on(
    'Network.responseReceived',
    recordChange(({ response }, request) => {
      if (!request) return;
      request.head = response.encodedDataLength;
      request.status = response.status;
      request.cached = response.fromDiskCache || response.fromPrefetchCache;
    }),
  );
  const end = recordChange(({ encodedDataLength = 0 }, request) => {
    if (request) Object.assign(request, { bytes: encodedDataLength, ended: true });
  });
  protocol.on('Network.loadingFinished', end);
  protocol.on('Network.loadingFailed', end);

  await protocol.send('Network.enable');
  if (slow) {
    await protocol.send('Network.emulateNetworkConditions', NETWORK);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  }

  const listTransferred = () => [...requests.values()].filter(({ cached }) => !cached);
  const listPending = () => [...requests.values()].filter(({ ended }) => !ended).map(({ url }) => url);
  const isQuietSince = (startedAt) =>
    listPending().length === 0 && Date.now() - Math.max(lastChange, startedAt) > QUIET_MS;

  return {
    requests: () =>
      listTransferred().map((request) => ({ ...request, body: Math.max(0, request.bytes - request.head) })),
    quiet: async () => {
      const startedAt = Date.now();
      while (!isQuietSince(startedAt)) {
        if (Date.now() - startedAt > TIMEOUT_MS)
          throw new Error(
            `${page.url()} is still loading: ${listPending().join(', ') || 'new requests keep starting'}`,
          );
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
};
