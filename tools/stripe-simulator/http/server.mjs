import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerCall } from '../calls/answer.mjs';
import { control } from '../control.mjs';
import { checkoutPage } from '../pages/checkout-page.mjs';
import { invoicePage, invoicePdf } from '../pages/invoice-page.mjs';
import { portalPage } from '../pages/portal-page.mjs';
import { parseForm } from './form.mjs';
import { Problem } from './problems.mjs';

const LONGEST_BODY = 1_000_000;
const ownNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

const pages = { checkout: checkoutPage, card: portalPage, invoices: invoicePage };

const read = async (request) => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > LONGEST_BODY) throw new Problem(413, { message: 'Too much.' });
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

const bearer = ({ headers }) => String(headers.authorization ?? '').replace(/^Bearer /, '');

const answerApi = async (house, request, response, url, text) => {
  if (bearer(request) !== house.apiKey)
    return sendJson(response, {
      status: 401,
      body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } },
    });
  const trouble = house.troubles.next();
  if (trouble?.kind === 'refuse') return void request.socket.destroy();
  if (trouble?.kind === 'broken') {
    const type = trouble.status < 500 ? 'invalid_request_error' : 'api_error';
    return sendJson(response, { status: trouble.status, body: { error: { type, message: 'Broken.' } } });
  }
  const call = {
    method: request.method,
    path: url.pathname,
    params: { ...parseForm(url.search), ...parseForm(text) },
    key: request.headers['idempotency-key'],
  };
  const answer = answerCall(house.world, call);
  if (trouble?.kind === 'late') await wait(trouble.delayMs);
  sendJson(response, answer);
};

/** A form that another site sends pays for nothing. */
const isOwnForm = ({ headers }) => [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site']);

const answerPage = (house, request, response, url, text) => {
  const [, , kind, name = ''] = url.pathname.split('/');
  const page = Object.hasOwn(pages, kind) ? pages[kind] : null;
  if (!page) return send(response, 404, 'text/plain', 'There is nothing here.');
  if (kind === 'invoices' && name.endsWith('.pdf'))
    return send(response, 200, 'application/pdf', invoicePdf(house.world, name.slice(0, -4)));
  const isForm = request.method === 'POST';
  if (isForm && !isOwnForm(request))
    return send(response, 403, 'text/plain', 'This form came from elsewhere.');
  const { status, html, redirect } = page(house.world, name, isForm ? parseForm(text) : null);
  if (redirect) send(response, 303, 'text/plain', '', { location: redirect });
  else send(response, status, 'text/html; charset=utf-8', html);
};

const answer = async (house, request, response) => {
  const url = new URL(request.url, house.world.url);
  // A name that some other site made point here is not ours.
  if (!ownNames.has(String(request.headers.host).replace(/:\d+$/, '')))
    return send(response, 421, 'text/plain', 'This is not the address of the simulator.');
  const text = await read(request);
  if (url.pathname.startsWith('/v1/')) return answerApi(house, request, response, url, text);
  if (url.pathname.startsWith('/pages/')) return answerPage(house, request, response, url, text);
  if (url.pathname.startsWith('/control/') && request.method === 'POST') {
    const path = url.pathname.slice('/control/'.length);
    const body = text === '' ? {} : JSON.parse(text);
    return sendJson(response, control(house, { path, token: bearer(request), body }));
  }
  send(response, 404, 'text/plain', 'There is nothing here.');
};

const failed = (response, error) => {
  if (response.headersSent) return response.destroy();
  if (error instanceof Problem) return sendJson(response, { status: error.status, body: error.body });
  sendJson(response, { status: 500, body: { error: { type: 'api_error', message: String(error.message) } } });
};

export const makeServer = (house) =>
  http.createServer((request, response) => {
    answer(house, request, response).catch((error) => failed(response, error));
  });
