import { parentPort } from 'node:worker_threads';
import { READY } from '../../../platform/workers/worker-pool.js';
import { renderPost } from './render-post.js';

parentPort!.on('message', (markdown: string) => parentPort!.postMessage(renderPost(markdown)));
parentPort!.postMessage(READY);
