import { parentPort, workerData } from 'node:worker_threads';
import { loadSubject } from './subjects.mjs';

const { prototype, games, from } = workerData;
const subject = await loadSubject(prototype);
for (let n = 0; n < games; n += 1) subject.game(n);
parentPort.postMessage('ready');
parentPort.once('message', () => {
  for (let n = from; n < from + games; n += 1) subject.game(n);
  parentPort.postMessage('done');
});
