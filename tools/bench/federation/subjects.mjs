import fs from 'node:fs';
import path from 'node:path';
import { startTestProduct } from '../../test/test-product.mjs';
import { monolithFolder } from '../monolith/webpack.mjs';

const limits = { RATE_LIMIT_FACTOR: '100000' };

const readMonolithJson = (file) => JSON.parse(fs.readFileSync(path.join(monolithFolder, file), 'utf8'));

/**
 * The server knows the chunks of a page from the list of releases, which the single bundle does not have. So that its
 * pages are preloaded too, `shell.json` names the chunks of the page that is measured next.
 */
const createPreparer = (built, pages) => (address) => {
  const files = pages.find(({ route }) =>
    new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(address),
  );
  const shell = {
    ...built,
    routes: [...built.routes, ...pages.map(({ route }) => ({ ...route, preload: [] }))],
    preload: files?.files ?? [],
  };
  fs.writeFileSync(path.join(monolithFolder, 'shell.json'), JSON.stringify(shell));
};

/** Starts both products, each with its own server, database and port; the server code is the same. */
export const startSubjects = async () => {
  const prepareMonolith = createPreparer(readMonolithJson('shell.json'), readMonolithJson('pages.json'));
  prepareMonolith('/');
  const monolith = await startTestProduct({ ...limits, SHELL_DIR: monolithFolder, BUILT_REMOTES: '' });
  const federated = await startTestProduct(limits).catch(async (error) => {
    await monolith.stop();
    throw error;
  });
  return {
    federated: { url: federated.url, prepare: () => {} },
    monolith: { url: monolith.url, prepare: prepareMonolith },
    stop: async () => void (await Promise.all([federated.stop(), monolith.stop()])),
  };
};
