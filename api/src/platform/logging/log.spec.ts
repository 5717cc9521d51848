import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BufferedOutput, createLog } from './log.js';

/** A device that is always full; only Linux has one. */
const FULL_DISK = '/dev/full';
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('createLog', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('writes all lines when the last one is fatal', () => {
    const file = path.join(folder, 'api.log');
    const log = createLog('info', new BufferedOutput(fs.openSync(file, 'w')));
    log.info('first');
    log.fatal('last');
    const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['first', 'last']);
  });

  it('writes lines while the process runs', async () => {
    const file = path.join(folder, 'pieces.log');
    const output = new BufferedOutput(fs.openSync(file, 'w'));
    createLog('info', output).info('soon');
    output.flush();
    while (fs.statSync(file).size === 0) await setImmediate();
    expect(fs.readFileSync(file, 'utf8')).toContain('"msg":"soon"');
  });

  onLinux('loses only its lines on a full disk', async () => {
    const full = fs.openSync(FULL_DISK, 'w');
    const log = createLog('info', new BufferedOutput(full));
    for (let line = 0; line < 100; line += 1) log.info({ filler: 'x'.repeat(200) }, 'lost');
    await promisify(execFile)(process.execPath, ['--version']);
    log.fatal('lost too');
    fs.closeSync(full);
  });
});
