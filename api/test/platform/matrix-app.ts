import { builtRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { builtShell } from '../web/built-shell.js';

/**
 * The application with all that its routes can serve: a shell's build and a published release.
 * `routes` is filled with what it registers, as `GET /api/cities/:slug`; the HEAD that comes with every GET is left out.
 */
export const startMatrixApp = (routes = new Set<string>()): Promise<TestApp> =>
  startTestApp({
    config: { shellDir: builtShell(), builtRemotes: [builtRemote()] },
    prepare: true,
    onServer: (fastify) => {
      fastify.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
      });
    },
  });
