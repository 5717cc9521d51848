import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

const root = process.cwd().replace(/[\\/]tools$/, '');

const sources = (change: Record<string, string>) => ({
  'package.json': JSON.stringify({ name: 'a-remote', version: '1.2.3', type: 'module' }),
  'webpack.config.mjs': `import { remote } from '${root}/tools/webpack/remote.mjs';\nexport default remote(import.meta.dirname);`,
  'release.config.mjs': `export default {
    name: 'wanderquest',
    slots: ['app', 'home'],
    routes: [{ path: '/quest', title: 'Quest', description: 'A page', page: 'src/page' }],
  };`,
  'src/app.tsx': `import { featureApp, lazyRetry } from '@wanderwork/platform';
    export default featureApp({ '/quest': lazyRetry(() => import('./page')) });`,
  'src/home.tsx': 'export default () => <p>home</p>;',
  'src/page.tsx': `import { useParams } from 'react-router-dom';
    import { titles } from './titles.evaluated';
    export default () => <h1>{useParams().slug} {titles.join()} ${'a long page '.repeat(100)}</h1>;`,
  'src/titles.evaluated.ts': `import { books } from './books';
    export const titles: readonly string[] = books.map(({ title }) => title);`,
  'src/books.ts': `export const books = [{ title: 'A title', text: 'A text' }];`,
  ...change,
});

const folders: string[] = [];

const createRemote = (change: Record<string, string> = {}): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'a-remote-'));
  folders.push(folder);
  fs.mkdirSync(path.join(folder, 'src'));
  for (const [file, text] of Object.entries(sources(change))) fs.writeFileSync(path.join(folder, file), text);
  return folder;
};

const build = (folder: string) => {
  const cli = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, '--mode', 'production'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { ok: status === 0, output: stdout + stderr };
};

interface BuiltRelease {
  version: string;
  entry: string;
  integrity: Record<string, string>;
  preload: string[];
  routes: { path: string; preload: string[]; page?: string }[];
  slots: string[];
}

const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, 'dist', file));

const readRelease = (folder: string) => JSON.parse(read(folder, 'release.json').toString()) as BuiltRelease;

/** Returns the ids of the modules in the entry. */
const findModuleIds = (folder: string): string[] => {
  const entry = read(folder, readRelease(folder).entry).toString();
  return [...entry.matchAll(/(?<=[{,])(\w+)\(e,t,r\)\{/g)].map(([, id]) => id!);
};

const sha256 = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

describe('the build of a remote', () => {
  const folder = createRemote();
  const first = build(folder);
  const release = readRelease(folder);
  const page = release.routes[0]?.preload[0] ?? '';

  it('succeeds and writes its release file', () => {
    expect(first).toMatchObject({ ok: true });
    expect(release.version).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
    expect(release.slots).toEqual(['app', 'home']);
    expect(release.routes[0]).toMatchObject({ path: '/quest', title: 'Quest', preload: [page] });
    expect(release.routes[0]?.page).toBeUndefined();
  });

  it('puts only what an evaluated module exports into a script', () => {
    expect(read(folder, page).toString()).toContain('["A title"]');
    expect(read(folder, page).toString()).not.toContain('A text');
  });

  it('hashes every script as served, also compressed', () => {
    const scripts = fs.readdirSync(path.join(folder, 'dist')).filter((file) => file.endsWith('.js'));
    expect(Object.keys(release.integrity).sort()).toEqual(scripts.sort());
    for (const file of scripts) expect(release.integrity[file]).toBe(sha256(read(folder, file)));
    expect(zlib.brotliDecompressSync(read(folder, `${release.entry}.br`))).toEqual(
      read(folder, release.entry),
    );
    expect(zlib.gunzipSync(read(folder, `${release.entry}.gz`))).toEqual(read(folder, release.entry));
  });

  it('lists the full licenses of third-party works', () => {
    const licences = JSON.parse(read(folder, 'licences.json').toString()) as { name: string; text: string }[];
    expect(licences.map(({ name }) => name)).toContain('webpack');
    for (const { text } of licences) expect(text).toMatch(/copyright/i);
  });

  it('preloads the chunk of a page, and the app chunk for all pages', () => {
    expect(read(folder, page).toString()).toContain('a long page');
    expect(release.preload).toHaveLength(1);
    expect([...release.preload, release.entry]).not.toContain(page);
  });

  it('contains the hashes of lazy chunks in the entry', () => {
    expect(read(folder, release.entry).toString()).toContain(release.integrity[page]);
  });

  it('is identical when nothing changed', () => {
    build(folder);
    expect(readRelease(folder)).toEqual(release);
  });

  it('does not depend on the folder of the repository', () => {
    const elsewhere = createRemote();
    build(elsewhere);
    expect(findModuleIds(folder)).toEqual(['container', 'runtime']);
    expect(findModuleIds(elsewhere)).toEqual(['container', 'runtime']);
  });

  it('has another version and container name when a source changed', () => {
    fs.appendFileSync(path.join(folder, 'src/home.tsx'), '// changed\n');
    build(folder);
    const changed = readRelease(folder);
    expect(changed.version).not.toBe(release.version);
    expect(read(folder, changed.entry).toString()).toContain(
      `wanderquest_${changed.version.replace(/\W/g, '_')}`,
    );
  });
});

describe('an invalid remote', () => {
  it('fails when a route names a page that nothing imports', () => {
    const folder = createRemote({ 'src/app.tsx': 'export default () => null;' });
    const { ok, output } = build(folder);
    expect(ok).toBe(false);
    expect(output).toContain('nothing imports "src/page" lazily');
  });

  it('fails when it imports an unshared part of a shared package', () => {
    const folder = createRemote({
      'src/page.tsx': `import { useBlocker } from 'react-router-dom';\nexport default () => String(useBlocker(true));`,
    });
    const { ok, output } = build(folder);
    expect(ok).toBe(false);
    expect(output).toContain('useBlocker of react-router-dom is not shared');
  });

  it('fails when a package has no permitted license', () => {
    const folder = createRemote({
      'src/page.tsx': `import { word } from 'a-package';\nexport default () => word;`,
    });
    const installed = path.join(folder, 'node_modules/a-package');
    fs.mkdirSync(installed, { recursive: true });
    const manifest = { name: 'a-package', version: '1.0.0', license: 'AGPL-3.0', main: 'index.js' };
    fs.writeFileSync(path.join(installed, 'package.json'), JSON.stringify(manifest));
    fs.writeFileSync(path.join(installed, 'index.js'), `export const word = Math.random();`);
    const { ok, output } = build(folder);
    expect(ok).toBe(false);
    expect(output).toContain('a-package 1.0.0: "AGPL-3.0" is not a permitted license for browsers');
  });
});
