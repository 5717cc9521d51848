import { parentPort } from 'node:worker_threads';
import { READY } from '../../../platform/workers/worker-pool.js';
import { renderPost, type TextKind } from './render-post.js';

parentPort!.on('message', ({ markdown, kind }: { markdown: string; kind: TextKind }) =>
  parentPort!.postMessage(renderPost(markdown, kind)),
);
parentPort!.postMessage(READY);
