#!/usr/bin/env node
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { say, step } from '../start/terminal.mjs';
import { runBench } from './run-bench.mjs';

/** Samples of each kind for each form. */
const SAMPLES = 300;
const WARM_UP = 20;
const CONCURRENCY = 4;
const SETTLE_MS = 2_000;
const MIN_AUC = 0.45;
const MAX_AUC = 0.55;

const password = 'a quiet place by the sea';
const person = { firstName: 'Ana', lastName: 'Ferreira' };
const address = (kind) => `${kind}-${randomBytes(8).toString('hex')}@example.com`;

/** The forms that must not reveal whether an email address has an account. */
const forms = {
  'Sign in (wrong password)': {
    path: '/api/auth/login',
    body: (email) => ({ email, password: 'another place' }),
    status: 401,
  },
  Register: { path: '/api/auth/register', body: (email) => ({ ...person, email, password }), status: 200 },
  'Sign up (account panel)': { path: '/api/signup', body: (email) => ({ ...person, email }), status: 200 },
  'Forgot password': { path: '/api/auth/forgot-password', body: (email) => ({ email }), status: 200 },
};

let callerCount = 0;
/** Each call comes from its own address, because rate limits are not measured. */
const nextCallerAddress = () => {
  callerCount += 1;
  return `10.${(callerCount >> 16) & 255}.${(callerCount >> 8) & 255}.${callerCount & 255}`;
};

const send = async (url, { path, body, status }, email) => {
  const startedAt = performance.now();
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextCallerAddress() },
    body: JSON.stringify(body(email)),
  });
  await answer.arrayBuffer();
  const milliseconds = performance.now() - startedAt;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return milliseconds;
};

const addMembers = async (url, count) => {
  const emails = Array.from({ length: count }, () => address('member'));
  const remaining = [...emails];
  const add = async () => {
    for (let email = remaining.pop(); email !== undefined; email = remaining.pop())
      await send(url, forms.Register, email);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, add));
  return emails;
};

/**
 * Sends one known and one unknown email alternately, in random order, so that side effects of a call affect both alike.
 */
const measure = async (url, form, members) => {
  const knownTimes = [];
  const unknownTimes = [];
  for (const [index, member] of members.entries()) {
    const pair = [
      [knownTimes, member],
      [unknownTimes, address('nobody')],
    ];
    if (randomInt(2) === 1) pair.reverse();
    for (const [times, email] of pair) {
      const time = await send(url, form, email);
      if (index >= WARM_UP) times.push(time);
    }
  }
  return { knownTimes, unknownTimes };
};

/** Checks whether the response time reveals if an email address has an account. */
await runBench(async () => {
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { median, table } = await import('./rounds.mjs');
  const { separability } = await import('./separability.mjs');

  const product = await startTestProduct({ RATE_LIMIT_FACTOR: '100000', TRUST_PROXY: 'loopback' });
  try {
    step('creating accounts');
    const members = await addMembers(product.url, SAMPLES + WARM_UP);
    await wait(SETTLE_MS);
    const rows = [];
    for (const [name, form] of Object.entries(forms)) {
      step(name);
      const { knownTimes, unknownTimes } = await measure(product.url, form, members);
      const auc = separability(knownTimes, unknownTimes);
      const isMet = auc >= MIN_AUC && auc <= MAX_AUC;
      rows.push([
        name,
        `${median(knownTimes).toFixed(1)} ms`,
        `${median(unknownTimes).toFixed(1)} ms`,
        auc.toFixed(3),
        isMet ? 'met' : '**missed**',
      ]);
      await wait(SETTLE_MS);
    }
    say();
    say(table(['Form', 'Known email, median', 'Unknown email, median', 'AUC', 'Goal: 0.45–0.55'], rows));
  } finally {
    await product.stop();
  }
});
