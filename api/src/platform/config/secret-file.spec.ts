import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOrCreateSecret } from './secret-file.js';

describe('readOrCreateSecret', () => {
  let dataDir: string;
  const getFile = () => path.join(dataDir, 'session-secret');

  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-secret-'));
  });
  afterEach(() => fs.rmSync(dataDir, { recursive: true }));

  it('creates a secret once, readable by its owner only', () => {
    const secret = readOrCreateSecret(dataDir, 'session-secret');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readOrCreateSecret(dataDir, 'session-secret')).toBe(secret);
    expect(fs.statSync(getFile()).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(dataDir)).toEqual(['session-secret']);
  });

  it.each(['', '\n', 'half of'])('rejects the incomplete secret %p that a full disk left', (leftover) => {
    fs.writeFileSync(getFile(), leftover);
    expect(() => readOrCreateSecret(dataDir, 'session-secret')).toThrow(
      /^DATA_DIR: .* does not hold a complete secret/,
    );
  });
});
