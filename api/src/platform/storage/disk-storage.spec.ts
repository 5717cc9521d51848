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
  it('stores, returns and removes files', async () => {
    await storage.put('pictures/a.webp', bytes);
    expect(await storage.get('pictures/a.webp')).toEqual(bytes);
    expect(fs.readdirSync(path.join(folder, 'pictures'))).toEqual(['a.webp']);
    await storage.remove('pictures/a.webp');
    await storage.remove('pictures/a.webp');
    expect(await storage.get('pictures/a.webp')).toBeNull();
  });

  it('lists files written before a time, including partial ones', async () => {
    for (const key of ['pictures/old.webp', 'pictures/new.webp', 'other/old.webp'])
      await storage.put(key, bytes);
    fs.writeFileSync(path.join(folder, 'pictures/half.part'), '');
    const yesterday = new Date(Date.now() - 86_400_000);
    for (const key of ['pictures/old.webp', 'pictures/half.part', 'other/old.webp'])
      fs.utimesSync(path.join(folder, key), yesterday, yesterday);
    const found: string[] = [];
    for await (const key of storage.listOlderThan(new Date(Date.now() - 3_600_000), 'pictures'))
      found.push(key);
    expect(found.sort()).toEqual(['pictures/half.part', 'pictures/old.webp']);
    for await (const key of storage.listOlderThan(new Date(), 'nowhere')) throw new Error(key);
  });

  it.each(['../a.webp', '/etc/passwd', 'a/../../b.webp', 'a\0.webp', '', 'a'])(
    'rejects the key %p',
    async (key) => {
      await expect(storage.get(key)).rejects.toThrow('is not a storage key');
      await expect(storage.put(key, bytes)).rejects.toThrow('is not a storage key');
    },
  );
});
