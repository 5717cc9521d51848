import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerCall } from './calls/answer.mjs';
import { control } from './control.mjs';
import { showCheckoutPage } from './pages/checkout-page.mjs';
import { showInvoicePage, createInvoicePdf } from './pages/invoice-page.mjs';
import { showPortalPage } from './pages/portal-page.mjs';
import { Problem } from './problems.mjs';

const MAX_BODY_LENGTH = 1_000_000;
const ownHosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

const pages = { checkout: showCheckoutPage, card: showPortalPage, invoices: showInvoicePage };

const readBody = async (request) => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MAX_BODY_LENGTH) throw new Problem(413, { message: 'The request body is too large.' });
  }
  return text;
};

const send = (response, status, type, body, headers = {}) =>
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body);

const sendJson = (response, { status, body, replayed = false }) =>
  send(response, status, 'application/json', JSON.stringify(body), {
    'request-id': 'req_simulator',
    ...(replayed && { 'idempotent-replayed': 'true' }),
  });

const readToken = ({ headers }) => String(headers.authorization ?? '').replace(/^Bearer /, '');

const answerApi = async (simulator, request, response, url, text) => {
  if (readToken(request) !== simulator.apiKey)
    return sendJson(response, {
      status: 401,
      body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
    });
  const fault = simulator.faults.next();
  if (fault?.kind === 'refuse') return void request.socket.destroy();
  if (fault?.kind === 'broken') {
    const type = fault.status < 500 ? 'invalid_request_error' : 'api_error';
    return sendJson(response, {
      status: fault.status,
      body: { error: { type, message: 'Simulated failure.' } },
    });
  }
  const call = {
    method: request.method,
    path: url.pathname,
    params: { ...parseForm(url.search), ...parseForm(text) },
    key: request.headers['idempotency-key'],
  };
  const answer = answerCall(simulator.world, call);
  if (fault?.kind === 'late') await wait(fault.delayMs);
  sendJson(response, answer);
};

/** A form from another site must not pay. */
const isOwnForm = ({ headers }) => [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site']);

const answerPage = (simulator, request, response, url, text) => {
  const [, , kind, name = ''] = url.pathname.split('/');
  const page = Object.hasOwn(pages, kind) ? pages[kind] : null;
  if (!page) return send(response, 404, 'text/plain', 'Not found.');
  if (kind === 'invoices' && name.endsWith('.pdf'))
    return send(response, 200, 'application/pdf', createInvoicePdf(simulator.world, name.slice(0, -4)));
  const isForm = request.method === 'POST';
  if (isForm && !isOwnForm(request))
    return send(response, 403, 'text/plain', 'This form was sent from another site.');
  const { status, html, redirect } = page(simulator.world, name, isForm ? parseForm(text) : null);
  if (redirect) send(response, 303, 'text/plain', '', { location: redirect });
  else send(response, status, 'text/html; charset=utf-8', html);
};

const answer = async (simulator, request, response) => {
  const url = new URL(request.url, simulator.world.url);
  // Rejects other host names: another site could make its name point here.
  if (!ownHosts.has(String(request.headers.host).replace(/:\d+$/, '')))
    return send(response, 421, 'text/plain', 'This is not the address of the simulator.');
  const text = await readBody(request);
  if (url.pathname.startsWith('/v1/')) return answerApi(simulator, request, response, url, text);
  if (url.pathname.startsWith('/pages/')) return answerPage(simulator, request, response, url, text);
  if (url.pathname.startsWith('/control/') && request.method === 'POST') {
    const path = url.pathname.slice('/control/'.length);
    const body = text === '' ? {} : JSON.parse(text);
    return sendJson(response, control(simulator, { path, token: readToken(request), body }));
  }
  send(response, 404, 'text/plain', 'Not found.');
};

const sendError = (response, error) => {
  if (response.headersSent) return response.destroy();
  if (error instanceof Problem) return sendJson(response, { status: error.status, body: error.body });
  sendJson(response, { status: 500, body: { error: { type: 'api_error', message: String(error.message) } } });
};

export const createServer = (simulator) =>
  http.createServer((request, response) => {
    answer(simulator, request, response).catch((error) => sendError(response, error));
  });

const setNested = (root, [name, ...rest], value) => {
  if (rest.length === 0) root[name] = value;
  else setNested((root[name] ??= Object.create(null)), rest, value);
};

const isList = (names) => names.length > 0 && names.every((name) => /^\d*$/.test(name));

const toLists = (value) => {
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, one]) => [name, toLists(one)]);
  return isList(Object.keys(value)) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
};

/** Parses Stripe's encoding of nested values in a form: `items[0][price]=price_1`. */
const parseForm = (text) => {
  const root = Object.create(null);
  for (const [name, value] of new URLSearchParams(text))
    setNested(root, name.replaceAll(']', '').split('['), value);
  return { ...toLists(root) };
};
