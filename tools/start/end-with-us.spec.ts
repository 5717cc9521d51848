import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleAt = (file: string) => JSON.stringify(pathToFileURL(path.join(__dirname, file)).href);

const commands = moduleAt('command.mjs');

/** Lives as long as its line to the test does. */
const alive = (port: number) => `require('node:net').connect(${port}, '127.0.0.1');`;

/** A command that starts another one, as a build starts its tasks. */
const task = (port: number) => `
  ${alive(port)}
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(alive(port))}]);
`;

const program = (port: number, log: string) => `
  import { runLogged } from ${commands};
  const args = ['-e', ${JSON.stringify(task(port))}];
  await runLogged(process.execPath, args, { log: ${JSON.stringify(log)} });
`;

describe('a command that runs while its process is told to stop', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  const lines: net.Socket[] = [];
  const server = net.createServer((line) => lines.push(line));
  let house: ChildProcess;

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterEach(() => {
    house.kill('SIGKILL');
    for (const line of lines.splice(0)) line.destroy();
  });
  afterAll(() => {
    server.close();
    fs.rmSync(folder, { recursive: true });
  });

  it.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'ends by %s, with all that it started',
    async (signal) => {
      const { port } = server.address() as AddressInfo;
      house = spawn(process.execPath, ['--input-type=module', '-e', program(port, path.join(folder, 'log'))]);
      while (lines.length < 2) await once(server, 'connection');
      const cut = Promise.all(lines.map((line) => once(line.on('error', () => undefined).resume(), 'close')));
      const ended = once(house, 'exit');
      house.kill(signal);
      expect(await ended).toEqual([null, signal]);
      await cut;
    },
  );

  it('ends by SIGTERM to the npm that runs it, with all that it started', async () => {
    const { port } = server.address() as AddressInfo;
    fs.writeFileSync(path.join(folder, 'program.mjs'), program(port, path.join(folder, 'log')));
    const start = `import { runMain } from ${moduleAt('terminal.mjs')}; await runMain(() => import('./program.mjs'));`;
    fs.writeFileSync(path.join(folder, 'start.mjs'), start);
    fs.writeFileSync(path.join(folder, 'package.json'), '{"scripts": {"start": "node start.mjs"}}');
    house = spawn('npm', ['start', '--silent'], { cwd: folder });
    while (lines.length < 2) await once(server, 'connection');
    const cut = Promise.all(lines.map((line) => once(line.on('error', () => undefined).resume(), 'close')));
    house.kill('SIGTERM');
    await cut;
  });
});
