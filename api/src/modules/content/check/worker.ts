import { parentPort } from 'node:worker_threads';
import { READY } from '../../../platform/workers/worker-pool.js';
import { proofread, type ProofJob } from './proofread.js';

parentPort!.on('message', (job: ProofJob) => parentPort!.postMessage(proofread(job)));
parentPort!.postMessage(READY);
