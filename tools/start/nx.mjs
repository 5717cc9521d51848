import { at } from './root.mjs';

/** How commands run Nx: without a background process, and with plain lines for a log. */
export const nx = {
  program: at('node_modules/nx/dist/bin/nx.js'),
  env: { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
};
