#!/usr/bin/env node
/**
 * Holds streams of live hints open, in a process of its own. Receives `{ url, cookies }`, one cookie per stream, and
 * sends `opened` when all are open; receives `close`, and sends `closed`.
 */
import { once } from 'node:events';
import http from 'node:http';

const PARALLEL = 50;

const open = async (url, cookie) => {
  const request = http.get(`${url}/api/connect/live`, {
    agent: false,
    headers: { accept: 'text/event-stream', cookie },
  });
  const [response] = await once(request, 'response');
  if (response.statusCode !== 200) throw new Error(`A stream was answered with ${response.statusCode}.`);
  response.on('error', () => {}).resume();
  return request;
};

let requests = [];

const openAll = async ({ url, cookies }) => {
  const waiting = [...cookies];
  const openNext = async () => {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop())
      requests.push(await open(url, cookie));
  };
  await Promise.all(Array.from({ length: PARALLEL }, openNext));
};

const closeAll = async () => {
  await Promise.all(
    requests.map((request) => {
      const closed = once(request, 'close');
      request.destroy();
      return closed;
    }),
  );
  requests = [];
};

process.on('message', async (task) => {
  if (task === 'close') await closeAll();
  else await openAll(task);
  process.send(task === 'close' ? 'closed' : 'opened');
});
process.once('disconnect', () => process.exit(0));
