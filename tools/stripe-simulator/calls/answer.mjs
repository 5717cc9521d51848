import { createHash } from 'node:crypto';
import { Problem } from '../http/problems.mjs';
import { checkoutCalls } from './checkout.mjs';
import { customerCalls } from './customers.mjs';
import { expanded } from './expand.mjs';
import { invoiceCalls } from './invoices.mjs';
import { otherCalls } from './others.mjs';
import { scheduleCalls } from './schedules.mjs';
import { testHelperCalls } from './test-helpers.mjs';
import { subscriptionCalls } from './subscriptions.mjs';

const calls = [
  ...customerCalls,
  ...checkoutCalls,
  ...subscriptionCalls,
  ...scheduleCalls,
  ...invoiceCalls,
  ...otherCalls,
  ...testHelperCalls,
].map(([method, pattern, work]) => ({
  method,
  path: new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  work,
}));

const unknownCall = (method, path) =>
  new Problem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

const isObject = (value) => typeof value?.object === 'string';

const shown = (world, answer) =>
  Array.isArray(answer.data)
    ? { ...answer, data: answer.data.map((one) => (isObject(one) ? world.shown(one) : one)) }
    : world.shown(answer);

const perform = (world, { method, path, params }) => {
  for (const call of calls) {
    const match = method === call.method && call.path.exec(path);
    if (!match) continue;
    const { expand, ...wish } = params;
    const answer = call.work(world, { ...wish, ...match.groups });
    world.onChange();
    return { status: 200, body: expanded(world, shown(world, answer), expand) };
  }
  throw unknownCall(method, path);
};

const tried = (world, call) => {
  try {
    return perform(world, call);
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, body: error.body };
    throw error;
  }
};

const mixedUp = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
};

const ANSWERS_KEPT = 1_000;

/** The oldest go: keys are for calls that are made again soon. */
const remember = (answers, key, answer) => {
  answers[key] = answer;
  const keys = Object.keys(answers);
  if (keys.length > ANSWERS_KEPT) for (const old of keys.slice(0, ANSWERS_KEPT / 10)) delete answers[old];
};

/** Answers a call of the API; one with the key of an earlier one gets that one's answer, and nothing happens again. */
export const answerCall = (world, call) => {
  const { method, path, params, key } = call;
  if (!key || method !== 'POST') return tried(world, call);
  const asked = createHash('sha256')
    .update(JSON.stringify([path, params]))
    .digest('hex');
  const known = world.state.answers[key];
  if (known) return known.asked === asked ? { ...known.answer, replayed: true } : mixedUp;
  const answer = tried(world, call);
  remember(world.state.answers, key, { asked, answer });
  world.onChange();
  return answer;
};
