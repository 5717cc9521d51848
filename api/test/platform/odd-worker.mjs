import { parentPort } from 'node:worker_threads';

/** A worker for tests: it doubles numbers, hangs, throws or dies. */
const actions = {
  hang: () => {
    for (;;);
  },
  throw: () => {
    throw new Error('a fault in a job');
  },
  die: () => process.exit(1),
};

parentPort.on('message', (job) => {
  if (typeof job === 'number') parentPort.postMessage(job * 2);
  else actions[job]();
});
parentPort.postMessage('ready');
