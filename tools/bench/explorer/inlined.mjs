import http from 'node:http';

/** The explorer's first request. */
const LIST = '/api/cities';

const forward = async (origin, request) => {
  const headers = { accept: request.headers.accept ?? '*/*' };
  const answer = await fetch(origin + request.url, { headers, redirect: 'manual' });
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
};

/** Keeps the page's own headers, except those about its transfer. */
const copyHeaders = (answer) => {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    delete headers[name];
  return headers;
};

const serve = async (origin, inline) => {
  const server = http.createServer(async (request, response) => {
    const { answer, body } = await forward(origin, request);
    const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
    const bytes = isPage && inline ? Buffer.from(inline(body.toString())) : body;
    response.writeHead(answer.status, copyHeaders(answer));
    response.end(bytes);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () => new Promise((done) => server.close(done)),
  };
};

/**
 * Serves the product through a small proxy twice: unchanged, and with the list's answer in its HTML. Neither
 * compresses, so that both cost the same.
 */
export const serveInlined = async (origin) => {
  const list = JSON.stringify(await (await fetch(origin + LIST)).json()).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="inlined-list">${list}</script>`;
  const [fetched, inlined] = await Promise.all([
    serve(origin, null),
    serve(origin, (html) => html.replace('</body>', `${data}</body>`)),
  ]);
  const stop = () => Promise.all([fetched.stop(), inlined.stop()]);
  return { fetched: fetched.url, inlined: inlined.url, stop };
};
