import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildDevelopmentShell } from '../../tools/start/build.mjs';
import { startTestProduct } from '../../tools/test/test-product.mjs';

/** The product with a shell built like `npm run dev` does; `stop` ends it and removes the build. */
export const startWithDevelopmentShell = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-shell-'));
  await buildDevelopmentShell(folder);
  const product = await startTestProduct({ SHELL_DIR: folder, BUILT_REMOTES: '' });
  const stop = async () => {
    await product.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url: product.url, stop };
};
