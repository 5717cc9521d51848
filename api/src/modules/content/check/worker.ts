import { parentPort } from 'node:worker_threads';
import { READY } from '../../../platform/workers/worker-pool.js';
import { runCheckJob, type CheckJob } from './check-post.js';

parentPort!.on('message', (job: CheckJob) => parentPort!.postMessage(runCheckJob(job)));
parentPort!.postMessage(READY);
