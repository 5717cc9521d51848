import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endChild } from './end-child.mjs';

const NEVER_MS = 2_000_000_000;
const AT_ONCE_MS = 0;

describe('a process that is to end', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'children-'));
  let child: ChildProcess;

  afterEach(() => child.kill('SIGKILL'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  /** Runs until it is ended, and says when it has begun. */
  const started = async (onSigterm: string): Promise<ChildProcess> => {
    const file = path.join(folder, 'child.cjs');
    const lives = `setInterval(() => {}, ${NEVER_MS});`;
    fs.writeFileSync(file, `${lives} process.on('SIGTERM', () => { ${onSigterm} }); process.send('here');`);
    child = fork(file, [], { execArgv: [] });
    await once(child, 'message');
    return child;
  };

  it('does so in its own order', async () => {
    await started('process.exit(7)');
    await endChild(child, once(child, 'exit'), NEVER_MS);
    expect(child.exitCode).toBe(7);
  });

  it('is ended by force where it does not', async () => {
    await started('');
    await endChild(child, once(child, 'exit'), AT_ONCE_MS);
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('is not waited for where it is gone already', async () => {
    await started('');
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await endChild(child, gone, NEVER_MS);
    expect(child.signalCode).toBe('SIGKILL');
  });
});
