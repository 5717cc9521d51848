import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const HOOKS = 'tools/git-hooks';

/** Empty when nothing is configured; git then exits with 1. */
const readConfiguredHooks = (git) => {
  try {
    return git('config', 'core.hooksPath');
  } catch {
    return '';
  }
};

/**
 * Makes git run the hooks of this repository. Does nothing in CI, outside a checkout, without git, or when other hooks
 * are configured. Never throws: an install must not fail because of a hook.
 */
export const useHooks = (folder, env = process.env) => {
  if (env.CI) return;
  try {
    const root = fs.realpathSync(folder);
    const git = (...args) =>
      execFileSync('git', args, {
        cwd: root,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    const isCheckout = fs.realpathSync(git('rev-parse', '--show-toplevel')) === root;
    if (isCheckout && readConfiguredHooks(git) === '') git('config', 'core.hooksPath', HOOKS);
  } catch {
    // There is no git, or this is not a checkout.
  }
};
