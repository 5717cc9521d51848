#!/usr/bin/env node
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { say, step } from '../start/terminal.mjs';
import { runBench } from './run-bench.mjs';

/** Of each kind, and for each form. */
const SAMPLES = 300;
const WARM_UP = 20;
const AT_ONCE = 4;
const SETTLE_MS = 2_000;
const LOWEST = 0.45;
const HIGHEST = 0.55;

const password = 'a quiet place by the sea';
const person = { firstName: 'Ana', lastName: 'Ferreira' };
const address = (kind) => `${kind}-${randomBytes(8).toString('hex')}@example.com`;

/** The forms that must not tell whether an e-mail has an account. */
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

let callers = 0;
/** Each call from an address of its own: limits are not what is measured. */
const caller = () => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

const send = async (url, { path, body, status }, email) => {
  const begun = performance.now();
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller() },
    body: JSON.stringify(body(email)),
  });
  await answer.arrayBuffer();
  const milliseconds = performance.now() - begun;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return milliseconds;
};

const addMembers = async (url, count) => {
  const emails = Array.from({ length: count }, () => address('member'));
  const left = [...emails];
  const add = async () => {
    for (let email = left.pop(); email !== undefined; email = left.pop())
      await send(url, forms.Register, email);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, add));
  return emails;
};

/** One known and one unknown e-mail in turn, the order left to chance: what one call leaves behind meets both alike. */
const measure = async (url, form, members) => {
  const known = [];
  const unknown = [];
  for (const [index, member] of members.entries()) {
    const pair = [
      [known, member],
      [unknown, address('nobody')],
    ];
    if (randomInt(2) === 1) pair.reverse();
    for (const [times, email] of pair) {
      const time = await send(url, form, email);
      if (index >= WARM_UP) times.push(time);
    }
  }
  return { known, unknown };
};

/** Whether the time of an answer tells if an e-mail has an account. */
await runBench(async () => {
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { median, table } = await import('./rounds.mjs');
  const { separability } = await import('./separability.mjs');

  const product = await startTestProduct({ RATE_LIMIT_FACTOR: '100000', TRUST_PROXY: 'loopback' });
  try {
    step('making accounts');
    const members = await addMembers(product.url, SAMPLES + WARM_UP);
    await wait(SETTLE_MS);
    const rows = [];
    for (const [name, form] of Object.entries(forms)) {
      step(name);
      const { known, unknown } = await measure(product.url, form, members);
      const auc = separability(known, unknown);
      const met = auc >= LOWEST && auc <= HIGHEST;
      rows.push([
        name,
        `${median(known).toFixed(1)} ms`,
        `${median(unknown).toFixed(1)} ms`,
        auc.toFixed(3),
        met ? 'met' : '**missed**',
      ]);
      await wait(SETTLE_MS);
    }
    say();
    say(table(['Form', 'Known e-mail, median', 'Unknown e-mail, median', 'AUC', 'Goal: 0.45–0.55'], rows));
  } finally {
    await product.stop();
  }
});
