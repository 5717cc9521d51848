import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endChild } from './end-child.mjs';

const NEVER_MS = 2_000_000_000;
const AT_ONCE_MS = 0;

describe('endChild', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'children-'));
  let child: ChildProcess;

  afterEach(() => child.kill('SIGKILL'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  /** Starts a child that runs until it is ended; resolves when it is running. */
  const startChild = async (onSigterm: string): Promise<ChildProcess> => {
    const file = path.join(folder, 'child.cjs');
    const keepAlive = `setInterval(() => {}, ${NEVER_MS});`;
    fs.writeFileSync(
      file,
      `${keepAlive} process.on('SIGTERM', () => { ${onSigterm} }); process.send('here');`,
    );
    child = fork(file, [], { execArgv: [] });
    await once(child, 'message');
    return child;
  };

  it('lets the process shut down in order', async () => {
    await startChild('process.exit(7)');
    await endChild(child, once(child, 'exit'), NEVER_MS);
    expect(child.exitCode).toBe(7);
  });

  it('kills a process that does not end', async () => {
    await startChild('');
    await endChild(child, once(child, 'exit'), AT_ONCE_MS);
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('returns at once for a process that has exited', async () => {
    await startChild('');
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    await endChild(child, exited, NEVER_MS);
    expect(child.signalCode).toBe('SIGKILL');
  });
});
