import { ReleasesService } from '../../src/modules/delivery/index.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell } from '../web/built-shell.js';

/** The product with the pages of topics in its HTML. */
export const startAppWithTopicPages = async (): Promise<TestApp> => {
  const api = await startTestApp({ config: { shellDir: createBuiltShell() } });
  const route = { path: '/connect/t/:code/:slug', title: 'Connect', description: 'A topic.', preload: [] };
  await api.app
    .get(ReleasesService)
    .publish(createBuiltRemote({ name: 'wanderhub', manifest: { routes: [route] } }));
  return api;
};
