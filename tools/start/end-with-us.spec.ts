import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleAt = (file: string) => JSON.stringify(pathToFileURL(path.join(__dirname, file)).href);

const commands = moduleAt('command.mjs');

/** Runs as long as its connection to the test is open. */
const keepConnected = (port: number) => `require('node:net').connect(${port}, '127.0.0.1');`;

/** A command that starts another one, as a build starts its tasks. */
const task = (port: number) => `
  ${keepConnected(port)}
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(keepConnected(port))}]);
`;

const program = (port: number, log: string) => `
  import { runLogged } from ${commands};
  const args = ['-e', ${JSON.stringify(task(port))}];
  await runLogged(process.execPath, args, { log: ${JSON.stringify(log)} });
`;

describe('endWithUs', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  const connections: net.Socket[] = [];
  const server = net.createServer((connection) => connections.push(connection));
  let parent: ChildProcess;

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterEach(() => {
    parent.kill('SIGKILL');
    for (const connection of connections.splice(0)) connection.destroy();
  });
  afterAll(() => {
    server.close();
    fs.rmSync(folder, { recursive: true });
  });

  it.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'ends the command and its children on %s',
    async (signal) => {
      const { port } = server.address() as AddressInfo;
      parent = spawn(process.execPath, [
        '--input-type=module',
        '-e',
        program(port, path.join(folder, 'log')),
      ]);
      while (connections.length < 2) await once(server, 'connection');
      const allClosed = Promise.all(
        connections.map((connection) => once(connection.on('error', () => undefined).resume(), 'close')),
      );
      const ended = once(parent, 'exit');
      parent.kill(signal);
      expect(await ended).toEqual([null, signal]);
      await allClosed;
    },
  );

  it('ends the command and its children on SIGTERM to npm', async () => {
    const { port } = server.address() as AddressInfo;
    fs.writeFileSync(path.join(folder, 'program.mjs'), program(port, path.join(folder, 'log')));
    const start = `import { runMain } from ${moduleAt('terminal.mjs')}; await runMain(() => import('./program.mjs'));`;
    fs.writeFileSync(path.join(folder, 'start.mjs'), start);
    fs.writeFileSync(path.join(folder, 'package.json'), '{"scripts": {"start": "node start.mjs"}}');
    parent = spawn('npm', ['start', '--silent'], { cwd: folder });
    while (connections.length < 2) await once(server, 'connection');
    const allClosed = Promise.all(
      connections.map((connection) => once(connection.on('error', () => undefined).resume(), 'close')),
    );
    parent.kill('SIGTERM');
    await allClosed;
  });
});
