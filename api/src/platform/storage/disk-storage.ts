import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { FileStorage } from './file-storage.js';

const PLAIN_KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/;

/** Stores files in a folder. An invalid key is a programming error. */
export class DiskStorage extends FileStorage {
  constructor(private readonly folder: string) {
    super();
  }

  /** Written to a temporary file and renamed, so nobody reads half a file. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const file = this.toPath(key);
    const partialFile = path.join(path.dirname(file), `${randomUUID()}.part`);
    await fs.mkdir(path.dirname(file), { recursive: true });
    try {
      await fs.writeFile(partialFile, bytes, { flush: true });
      await fs.rename(partialFile, file);
    } catch (error) {
      await fs.rm(partialFile, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await fs.readFile(this.toPath(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async *listOlderThan(time: Date, folder: string): AsyncGenerator<string> {
    const place = path.join(this.folder, folder);
    for (const name of await fs.readdir(place).catch(() => [])) {
      // Another process may have removed it meanwhile.
      const file = await fs.stat(path.join(place, name)).catch(() => null);
      const key = `${folder}/${name}`;
      if (file?.isFile() && file.mtime < time && PLAIN_KEY.test(key)) yield key;
    }
  }

  async remove(key: string): Promise<void> {
    await fs.rm(this.toPath(key), { force: true });
  }

  private toPath(key: string): string {
    if (!PLAIN_KEY.test(key)) throw new Error(`"${key}" is not a storage key`);
    return path.join(this.folder, key);
  }
}
