import { runLogged } from '../start/command.mjs';
import { at } from '../start/root.mjs';
import { complain, done, step } from '../start/terminal.mjs';
import fs from 'node:fs';

const TAIL_LINES = 60;

const tail = (file) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');

/**
 * Runs one step of the suite with its output in reports/<name>.log; prints the log's end when it fails.
 * Resolves with whether it succeeded.
 */
export const check = async (name, what, command, args, env = {}) => {
  step(what);
  const log = at('reports', `${name}.log`);
  const code = await runLogged(command, args, {
    log,
    env: { NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', ...env },
  });
  if (code === 0) done(what);
  else complain(`${what}: exit ${code}\n${tail(log)}`);
  return code === 0;
};

const bin = {
  nx: at('node_modules/nx/dist/bin/nx.js'),
  depcruise: at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: at('node_modules/knip/bin/knip.js'),
  prettier: at('node_modules/prettier/bin/prettier.cjs'),
  playwright: at('node_modules/@playwright/test/cli.js'),
};

/** Runs a Node program of the installed tools as a step. */
export const node = (name, what, tool, args, env) =>
  check(name, what, process.execPath, [bin[tool], ...args], env);

/** Runs an Nx target of every project that has it. */
export const everywhere = (target, what) =>
  node(target, what, 'nx', ['run-many', '-t', target, '--parallel=2', '--outputStyle=static']);
