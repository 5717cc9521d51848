import type { ShellBuild } from '@wanderwork/contracts';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A build of the shell: its description (`shell.json`) and its files. */
export interface BuiltShell {
  build: ShellBuild;
  files: ReadonlySet<string>;
}

const listFiles = async (root: string): Promise<Set<string>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return new Set(names);
};

const readBuild = async (root: string): Promise<BuiltShell> => ({
  build: JSON.parse(await readFile(path.join(root, 'shell.json'), 'utf8')) as ShellBuild,
  files: await listFiles(root),
});

/** The folder of the built shell; read again when a new build replaces the old one. */
export class ShellFolder {
  private cachedBuild: { changed: number; shell: BuiltShell } | null = null;

  constructor(readonly root: string) {}

  /** Null while there is no build. */
  async current(): Promise<BuiltShell | null> {
    const stats = await stat(path.join(this.root, 'shell.json')).catch(() => null);
    if (!stats) return null;
    if (this.cachedBuild?.changed !== stats.mtimeMs)
      this.cachedBuild = { changed: stats.mtimeMs, shell: await readBuild(this.root) };
    return this.cachedBuild.shell;
  }
}
