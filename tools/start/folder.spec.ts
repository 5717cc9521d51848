import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeFolder } from './folder.mjs';

describe('makeFolder', () => {
  let place: string;
  beforeEach(() => (place = fs.mkdtempSync(path.join(os.tmpdir(), 'folders-'))));
  afterEach(() => fs.rmSync(place, { recursive: true }));

  it('creates missing parents and leaves an existing folder unchanged', () => {
    const folder = path.join(place, 'a/b/c');
    makeFolder(folder);
    fs.writeFileSync(path.join(folder, 'kept'), '');
    makeFolder(folder);
    expect(fs.readdirSync(folder)).toEqual(['kept']);
  });

  it('throws when the folder cannot be created', () => {
    fs.writeFileSync(path.join(place, 'file'), '');
    expect(() => makeFolder(path.join(place, 'file/logs'))).toThrow('ENOTDIR');
    expect(() => makeFolder('/proc/wanderwork/logs')).toThrow();
  });
});
