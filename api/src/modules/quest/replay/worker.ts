import { parentPort } from 'node:worker_threads';
import { type ReplayJob, runReplayJob } from './replay-job.js';
import { READY } from '../../../platform/workers/worker-pool.js';

/** A replay at start-up, so that no player's first replay runs cold code. */
const warmUp: ReplayJob = {
  plan: {
    mode: 'grand_tour',
    difficulty: 'standard',
    departure: 0,
    profession: 'developer',
    home: 'lisbon',
    passport: 'de',
    seedA: 1,
    seedB: 2,
  },
  log: 'r1 q',
};

runReplayJob(warmUp);
parentPort!.on('message', (job: ReplayJob) => parentPort!.postMessage(runReplayJob(job)));
parentPort!.postMessage(READY);
