import { shellWithWorker } from '../tools/webpack/worker.mjs';

export default shellWithWorker(import.meta.dirname);
