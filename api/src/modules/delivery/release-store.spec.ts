import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createBuiltRemote, createTemporaryFolder } from '../../../test/delivery/built-remote.js';
import { readBuild } from './release-build.js';
import { ReleaseStore } from './release-store.js';

describe('ReleaseStore', () => {
  it('keeps all files under name and version, and nothing half done', async () => {
    const store = new ReleaseStore(createTemporaryFolder());
    await store.keep(await readBuild(createBuiltRemote({ code: 'kept' })));
    const folder = path.join(store.root, 'wanderlens', '1.0.0');
    expect(readFileSync(path.join(folder, 'chunks/page.js'), 'utf8')).toContain('kept');
    expect(existsSync(path.join(folder, 'entry.js.br'))).toBe(true);
    expect(readdirSync(store.root)).toEqual(['wanderlens']);
  });

  it('takes the same bytes again and refuses others', async () => {
    const store = new ReleaseStore(createTemporaryFolder());
    await store.keep(await readBuild(createBuiltRemote()));
    await store.keep(await readBuild(createBuiltRemote()));
    await expect(store.keep(await readBuild(createBuiltRemote({ code: 'other' })))).rejects.toThrow(
      /wanderlens 1\.0\.0 is already published with other bytes/,
    );
    expect(readFileSync(path.join(store.root, 'wanderlens/1.0.0/chunks/page.js'), 'utf8')).toContain('first');
  });

  it('lets one of two publishers win when they differ', async () => {
    const store = new ReleaseStore(createTemporaryFolder());
    const builds = await Promise.all([
      readBuild(createBuiltRemote()),
      readBuild(createBuiltRemote({ code: 'other' })),
    ]);
    const outcomes = await Promise.allSettled(builds.map((build) => store.keep(build)));
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
