import { createBuiltRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell } from '../web/built-shell.js';

/**
 * Starts the application with everything that its routes serve: a shell build and a published release. Fills `routes`
 * with the registered routes, such as `GET /api/cities/:slug`, without the HEAD that comes with every GET.
 */
export const startMatrixApp = (routes = new Set<string>()): Promise<TestApp> =>
  startTestApp({
    config: { shellDir: createBuiltShell(), builtRemotes: [createBuiltRemote()] },
    prepare: true,
    onServer: (fastify) => {
      fastify.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
      });
    },
  });
