import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { FileStorage } from './file-storage.js';

const PLAIN_KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/;

/** Files in a folder. A key that is no plain path is a fault of ours. */
export class DiskStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  /** Written beside its place and moved there: nobody ever reads half of it. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const file = this.fileOf(key);
    const fresh = path.join(path.dirname(file), `${randomUUID()}.part`);
    await fs.mkdir(path.dirname(file), { recursive: true });
    try {
      await fs.writeFile(fresh, bytes, { flush: true });
      await fs.rename(fresh, file);
    } catch (error) {
      await fs.rm(fresh, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await fs.readFile(this.fileOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async *olderThan(time: Date, folder: string): AsyncGenerator<string> {
    const place = path.join(this.folder, folder);
    for (const name of await fs.readdir(place).catch(() => [])) {
      // Somebody else may have removed it since.
      const file = await fs.stat(path.join(place, name)).catch(() => null);
      const key = `${folder}/${name}`;
      if (file?.isFile() && file.mtime < time && PLAIN_KEY.test(key)) yield key;
    }
  }

  async remove(key: string): Promise<void> {
    await fs.rm(this.fileOf(key), { force: true });
  }

  private fileOf(key: string): string {
    if (!PLAIN_KEY.test(key)) throw new Error(`"${key}" is no key of the storage`);
    return path.join(this.folder, key);
  }
}
