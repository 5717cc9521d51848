import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { restrictDataDir } from './private-files.js';

describe('restrictDataDir', () => {
  let dataDir: string;
  const readMode = (name: string) => fs.statSync(path.join(dataDir, name)).mode & 0o777;

  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-private-'));
    for (const folder of ['logs', 'pictures/a', 'postgres/data']) {
      fs.mkdirSync(path.join(dataDir, folder), { recursive: true });
      fs.writeFileSync(path.join(dataDir, folder, 'file'), 'x', { mode: 0o644 });
      fs.chmodSync(path.join(dataDir, folder), 0o755);
    }
    fs.chmodSync(dataDir, 0o755);
  });
  afterEach(() => fs.rmSync(dataDir, { recursive: true }));

  it('restricts files that an earlier start left readable, except the database cluster', () => {
    restrictDataDir(dataDir, false);
    expect(['', 'logs', 'pictures/a'].map(readMode)).toEqual([0o700, 0o700, 0o700]);
    expect(['logs/file', 'pictures/a/file'].map(readMode)).toEqual([0o600, 0o600]);
    expect(['postgres/data', 'postgres/data/file'].map(readMode)).toEqual([0o755, 0o644]);
  });

  it('lets another user reach the cluster but read nothing', () => {
    restrictDataDir(dataDir, true);
    expect(['', 'logs', 'logs/file'].map(readMode)).toEqual([0o711, 0o700, 0o600]);
  });

  it('does not follow links out of the folder', () => {
    const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-outside-'));
    fs.writeFileSync(path.join(outside, 'file'), 'x', { mode: 0o644 });
    fs.symlinkSync(outside, path.join(dataDir, 'link'));
    restrictDataDir(dataDir, false);
    expect(fs.statSync(path.join(outside, 'file')).mode & 0o777).toBe(0o644);
    fs.rmSync(outside, { recursive: true });
  });
});
