import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBuiltRemote, createTemporaryFolder } from '../../../test/delivery/built-remote.js';
import { readBuild } from './release-build.js';

describe('readBuild', () => {
  it('gives the manifest and every file', async () => {
    const build = await readBuild(createBuiltRemote());
    expect(build.manifest.name).toBe('wanderlens');
    expect([...build.files.keys()]).toContain('chunks/page.js');
  });

  it('hashes all bytes, whatever packed them', async () => {
    const first = await readBuild(createBuiltRemote());
    const repacked = createBuiltRemote({
      extra: { 'chunks/page.js.gz': gzipSync('/* page first */', { level: 1 }) },
    });
    const changed = createBuiltRemote({ extra: { 'art/mark.svg': '<svg/>' } });
    expect((await readBuild(repacked)).digest).toBe(first.digest);
    expect((await readBuild(changed)).digest).not.toBe(first.digest);
  });

  it.each([
    ['a changed script', { 'entry.js': 'alert(1)' }, /entry\.js is not the file/],
    ['a script without integrity', { 'extra.mjs': 'alert(1)' }, /extra\.mjs has no integrity/],
    ['a style without integrity', { 'chunks/a.css': 'a{}' }, /a\.css has no integrity/],
    ['a packed copy of something else', { 'entry.js.br': 'alert(1)' }, /entry\.js\.br does not unpack/],
    ['a packed copy of nothing', { 'gone.js.gz': gzipSync('x') }, /gone\.js\.gz does not unpack/],
    ['a hidden file', { '.env': 'SECRET=1' }, /\.env is not a name/],
    ['an odd name', { 'a b.svg': 'x' }, /a b\.svg is not a name/],
    ['a broken manifest', { 'release.json': '{' }, /release\.json is no JSON/],
  ])('refuses %s', async (_, extra, problem) => {
    await expect(readBuild(createBuiltRemote({ extra }))).rejects.toThrow(problem);
  });

  it('refuses names without a file behind them', async () => {
    const missing = createBuiltRemote({ manifest: { entry: 'gone.js' } });
    await expect(readBuild(missing)).rejects.toThrow(/gone\.js is named but not there/);
  });

  it('refuses a link out of the folder', async () => {
    const folder = createBuiltRemote();
    symlinkSync('/etc/passwd', path.join(folder, 'passwd.txt'));
    await expect(readBuild(folder)).rejects.toThrow(/passwd\.txt is no plain file/);
  });

  it('says so when there is nothing to publish', async () => {
    const empty = createTemporaryFolder();
    await expect(readBuild(empty)).rejects.toThrow(/There is no release\.json/);
    await expect(readBuild(path.join(empty, 'gone'))).rejects.toThrow(/not a folder/);
    writeFileSync(path.join(empty, 'file'), '');
    await expect(readBuild(path.join(empty, 'file'))).rejects.toThrow(/not a folder/);
  });
});
