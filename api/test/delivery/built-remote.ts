import type { Release } from '@wanderwork/contracts';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const folders: string[] = [];

/** Creates a folder that is removed after the tests of the file. */
export const createTemporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wanderwork-release-'));
  folders.push(folder);
  return folder;
};

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

export interface RemoteOptions {
  name?: Release['name'];
  version?: string;
  /** Distinguishes the bytes of one build from another's. */
  code?: string;
  manifest?: Partial<Record<keyof Release, unknown>>;
  /** Files written in addition to those of the build. */
  extra?: Record<string, string | Buffer>;
}

/** Creates a folder like a remote's build: entry, page chunk, compressed copies, picture, release.json. */
export const createBuiltRemote = (options: RemoteOptions = {}): string => {
  const { name = 'wanderlens', version = '1.0.0', code = 'first' } = options;
  const entry = `/* entry ${code} */`.padEnd(200, ' ');
  const page = `/* page ${code} */`;
  const manifest = {
    schema: 1,
    name,
    version,
    baseUrl: '',
    entry: 'entry.js',
    integrity: { 'entry.js': sha256(entry), 'chunks/page.js': sha256(page) },
    preload: [],
    routes: [
      { path: `/${name}`, title: `All of ${name}`, description: 'The list.', preload: ['chunks/page.js'] },
      {
        path: `/${name}/cities/:slug`,
        title: 'One city',
        description: 'The city.',
        preload: ['chunks/page.js'],
      },
    ],
    slots: ['app'],
    requires: { platform: '0.1.0', ui: '0.1.0' },
    ...options.manifest,
  };
  const files: Record<string, string | Buffer> = {
    'entry.js': entry,
    'entry.js.br': brotliCompressSync(entry),
    'entry.js.gz': gzipSync(entry),
    'chunks/page.js': page,
    'art/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'release.json': JSON.stringify(manifest),
    ...options.extra,
  };
  const folder = createTemporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
};
