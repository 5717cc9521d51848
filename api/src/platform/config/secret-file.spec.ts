import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOrMakeSecret } from './secret-file.js';

describe('readOrMakeSecret', () => {
  let dataDir: string;
  const file = () => path.join(dataDir, 'session-secret');

  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-secret-'));
  });
  afterEach(() => fs.rmSync(dataDir, { recursive: true }));

  it('makes a secret once and keeps it to its owner', () => {
    const secret = readOrMakeSecret(dataDir, 'session-secret');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readOrMakeSecret(dataDir, 'session-secret')).toBe(secret);
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(dataDir)).toEqual(['session-secret']);
  });

  it.each(['', '\n', 'half of'])('never signs with %p, which a full disk left', (left) => {
    fs.writeFileSync(file(), left);
    expect(() => readOrMakeSecret(dataDir, 'session-secret')).toThrow(/^DATA_DIR: .* holds no whole secret/);
  });
});
