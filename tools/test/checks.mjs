import { readLastLines, runLogged } from '../start/command.mjs';
import { nx } from '../start/nx.mjs';
import { at } from '../start/root.mjs';
import { complain, done, step } from '../start/terminal.mjs';

const TAIL_LINES = 60;

/**
 * Runs one step of the suite with its output in reports/<name>.log; prints the end of the log when it fails. Resolves
 * to whether it succeeded.
 */
export const check = async (name, what, command, args, env = {}) => {
  step(what);
  const log = at('reports', `${name}.log`);
  const code = await runLogged(command, args, { log, env: { ...nx.env, ...env } });
  if (code === 0) done(what);
  else complain(`${what} failed (exit code ${code})\n${readLastLines(log, TAIL_LINES)}`);
  return code === 0;
};

const bin = {
  nx: nx.program,
  playwright: at('node_modules/@playwright/test/cli.js'),
};

/** Runs an installed Node tool as a step. */
export const runNodeTool = (name, what, tool, args, env) =>
  check(name, what, process.execPath, [bin[tool], ...args], env);

/** Runs a script of the root `package.json` as a step. */
export const runScript = (name, what) =>
  check(name.replace(':', '-'), what, 'npm', ['run', name, '--silent']);

/** Runs an Nx target of every project that has it. */
export const runInAllProjects = (target, what, options = []) =>
  runNodeTool(target, what, 'nx', [
    'run-many',
    '-t',
    target,
    '--parallel=2',
    '--outputStyle=static',
    ...options,
  ]);
