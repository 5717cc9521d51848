import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DiskStorage } from './disk-storage.js';

let folder: string;
let storage: DiskStorage;
const bytes = Buffer.from('a picture');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'storage-'));
  storage = new DiskStorage(folder);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('DiskStorage', () => {
  it('keeps, gives and removes', async () => {
    await storage.put('pictures/a.webp', bytes);
    expect(await storage.get('pictures/a.webp')).toEqual(bytes);
    expect(fs.readdirSync(path.join(folder, 'pictures'))).toEqual(['a.webp']);
    await storage.remove('pictures/a.webp');
    await storage.remove('pictures/a.webp');
    expect(await storage.get('pictures/a.webp')).toBeNull();
  });

  it.each(['../a.webp', '/etc/passwd', 'a/../../b.webp', 'a\0.webp', '', 'a'])(
    'has no key %p',
    async (key) => {
      await expect(storage.get(key)).rejects.toThrow('is no key');
      await expect(storage.put(key, bytes)).rejects.toThrow('is no key');
    },
  );
});
