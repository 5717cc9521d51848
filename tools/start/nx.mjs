import { at } from './root.mjs';

/** How Nx is run by a command: without a process that outlives it, and in lines that a log can keep. */
export const nx = {
  program: at('node_modules/nx/dist/bin/nx.js'),
  env: { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
};
