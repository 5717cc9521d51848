import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from '@wanderwork/contracts';
import { DeliveryError } from './delivery.errors.js';
import { digestOfFolder, type ReleaseBuild } from './release-build.js';
import { RELEASE_FILE, RELEASE_VERSION } from './release-file.js';

const exists = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  );

const writeAll = async (folder: string, files: ReleaseBuild['files']) => {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx', flush: true });
  }
};

/** The published folders, `<root>/<name>/<version>/`. Each is written once and never changed. */
export class ReleaseStore {
  constructor(readonly root: string) {}

  folderOf({ name, version }: { name: string; version: string }): string {
    return path.join(this.root, name, version);
  }

  /** The folder that holds `file` of a release, or null. Impossible names are rejected before the disk is read. */
  async find(name: string, version: string, file: string): Promise<string | null> {
    const validNames: readonly string[] = remoteNames;
    if (!validNames.includes(name) || !RELEASE_VERSION.test(version) || !RELEASE_FILE.test(file)) return null;
    const folder = this.folderOf({ name, version });
    const stats = await stat(path.join(folder, file)).catch(() => null);
    return stats?.isFile() ? folder : null;
  }

  /** Stores the build's files. Throws if the folder of this version holds other bytes. */
  async keep(build: ReleaseBuild): Promise<void> {
    const folder = this.folderOf(build.manifest);
    if (await exists(folder)) return this.expectSame(folder, build);

    const incoming = path.join(this.root, `.incoming-${randomUUID()}`);
    try {
      await writeAll(incoming, build.files);
      await mkdir(path.dirname(folder), { recursive: true });
      await rename(incoming, folder);
    } catch (error) {
      // Another process may have published the same version in between.
      if (!(await exists(folder))) throw error;
      await this.expectSame(folder, build);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  private async expectSame(folder: string, build: ReleaseBuild): Promise<void> {
    if ((await digestOfFolder(folder)) !== build.digest) throw otherBytes(build.manifest);
  }
}

export const otherBytes = ({ name, version }: { name: string; version: string }): DeliveryError =>
  new DeliveryError(`${name} ${version} is already published with other bytes; raise its version.`);
