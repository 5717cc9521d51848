import { parentPort } from 'node:worker_threads';
import type { ReplayJob } from './job.js';
import { playJob } from './play-job.js';
import { READY } from '../../../platform/workers/worker-pool.js';

/** A game before the first one, so that nobody's replay pays for code that has never run. */
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

playJob(warmUp);
parentPort!.on('message', (job: ReplayJob) => parentPort!.postMessage(playJob(job)));
parentPort!.postMessage(READY);
