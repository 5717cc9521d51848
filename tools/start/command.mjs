import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { asGroup, endWithUs } from './end-with-us.mjs';
import { root } from './root.mjs';
import { PlainError } from './terminal.mjs';

const TAIL_LINES = 25;

/** Returns the last lines of a log. */
export const readLastLines = (file, count = TAIL_LINES) =>
  fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');

/**
 * Runs a command with its output in `log`; resolves to its exit code. A signal that stops this process stops the
 * command too. `onLine` is called with each line of output.
 */
export const runLogged = (command, args, { log, env = {}, cwd = root, onLine = () => {} }) =>
  new Promise((resolve, reject) => {
    fs.mkdirSync(path.dirname(log), { recursive: true });
    const sink = fs.createWriteStream(log, { mode: 0o600 });
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...asGroup,
    });
    endWithUs(child);
    let rest = '';
    const handleChunk = (chunk) => {
      sink.write(chunk);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      lines.forEach(onLine);
    };
    child.stdout.setEncoding('utf8').on('data', handleChunk);
    child.stderr.setEncoding('utf8').on('data', handleChunk);
    child.once('error', reject);
    child.once('close', (code) => sink.end(() => resolve(code ?? 1)));
  });

/** The same, but throws on failure with the end of the output. */
export const runOrThrow = async (what, command, args, options) => {
  const code = await runLogged(command, args, options);
  if (code !== 0)
    throw new PlainError(
      `${what} failed (exit code ${code}). Last lines of ${options.log}:\n${readLastLines(options.log)}`,
    );
};

/** Runs a command with this terminal's output; resolves to its exit code. */
export const runShown = (command, args, { env = {}, cwd = root } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
