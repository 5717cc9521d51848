import { createHash } from 'node:crypto';
import { Problem } from '../problems.mjs';
import { checkoutCalls } from './checkout.mjs';
import { customerCalls } from './customers.mjs';
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

const createUnknownCallError = (method, path) =>
  new Problem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });

const isObject = (value) => typeof value?.object === 'string';

const toPublicAnswer = (world, answer) =>
  Array.isArray(answer.data)
    ? { ...answer, data: answer.data.map((one) => (isObject(one) ? world.toPublic(one) : one)) }
    : world.toPublic(answer);

const perform = (world, { method, path, params }) => {
  for (const call of calls) {
    const match = method === call.method && call.path.exec(path);
    if (!match) continue;
    const { expand, ...callParams } = params;
    const answer = call.work(world, { ...callParams, ...match.groups });
    world.onChange();
    return { status: 200, body: expandPaths(world, toPublicAnswer(world, answer), expand) };
  }
  throw createUnknownCallError(method, path);
};

const tryPerform = (world, call) => {
  try {
    return perform(world, call);
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, body: error.body };
    throw error;
  }
};

const keyReusedAnswer = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
};

const MAX_ANSWERS = 1_000;

/** Drops the oldest answers: a key is only needed for a retry soon after. */
const storeAnswer = (answers, key, answer) => {
  answers[key] = answer;
  const keys = Object.keys(answers);
  if (keys.length > MAX_ANSWERS) for (const oldKey of keys.slice(0, MAX_ANSWERS / 10)) delete answers[oldKey];
};

/**
 * Answers a call of the API. A call with the idempotency key of an earlier one gets the same answer and does nothing
 * again.
 */
export const answerCall = (world, call) => {
  const { method, path, params, key } = call;
  if (!key || method !== 'POST') return tryPerform(world, call);
  const requestHash = createHash('sha256')
    .update(JSON.stringify([path, params]))
    .digest('hex');
  const earlierAnswer = world.state.answers[key];
  if (earlierAnswer)
    return earlierAnswer.asked === requestHash
      ? { ...earlierAnswer.answer, replayed: true }
      : keyReusedAnswer;
  const answer = tryPerform(world, call);
  storeAnswer(world.state.answers, key, { asked: requestHash, answer });
  world.onChange();
  return answer;
};

const kinds = {
  cus: 'customers',
  in: 'invoices',
  pi: 'payments',
  pm: 'cards',
  price: 'prices',
  prod: 'products',
  sub: 'subscriptions',
  sub_sched: 'schedules',
};

const findKind = (id) => kinds[id.slice(0, id.lastIndexOf('_'))] ?? kinds[id.split('_')[0]];

const toObject = (world, id) => {
  const found = world.find(findKind(id), id);
  return found ? world.toPublic(found) : id;
};

const expandPath = (world, target, [name, ...rest]) => {
  if (target === null || typeof target !== 'object') return;
  if (Array.isArray(target)) return target.forEach((one) => expandPath(world, one, [name, ...rest]));
  if (typeof target[name] === 'string') target[name] = toObject(world, target[name]);
  if (rest.length > 0) expandPath(world, target[name], rest);
};

/** Replaces the ids at `paths` (`data.schedule`, `latest_invoice`) by whole objects. */
const expandPaths = (world, answer, paths = []) => {
  for (const path of paths) expandPath(world, answer, path.split('.'));
  return answer;
};
