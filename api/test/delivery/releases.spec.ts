import type { ReleaseList } from '@wanderwork/contracts';
import { Logger } from '@nestjs/common';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ReleasesService } from '../../src/modules/delivery/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell } from '../web/built-shell.js';
import { createBuiltRemote } from './built-remote.js';

let api: TestApp;
let releases: ReleasesService;

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell() } });
  releases = api.app.get(ReleasesService);
});
afterAll(() => api.close());
beforeEach(() => api.db.query('DELETE FROM releases'));

const getList = async () => {
  const response = await api.inject({ url: '/api/releases' });
  expect(response.statusCode).toBe(200);
  return response.json<ReleaseList>();
};
const getLiveVersion = async (name = 'wanderlens') =>
  (await getList()).releases.find((release) => release.name === name)?.version ?? null;

const getState = async (version: string): Promise<string> => {
  const [row] = await api.db.query<{ state: string }[]>('SELECT state FROM releases WHERE version = $1', [
    version,
  ]);
  return row?.state ?? 'unknown';
};

describe('publish', () => {
  it('lists the release with its URL and stores its files', async () => {
    await releases.publish(createBuiltRemote({ version: '1.0.0-listed' }));
    const [release] = (await getList()).releases;
    expect(release).toMatchObject({
      schema: 1,
      name: 'wanderlens',
      version: '1.0.0-listed',
      baseUrl: '/releases/wanderlens/1.0.0-listed/',
      entry: 'entry.js',
    });
    expect(existsSync(path.join(api.dataDir, 'releases/wanderlens/1.0.0-listed/chunks/page.js'))).toBe(true);
  });

  it('keeps the previous release as the last good one', async () => {
    for (const version of ['2.0.0', '2.0.1', '2.0.2']) await releases.publish(createBuiltRemote({ version }));
    expect(await getLiveVersion()).toBe('2.0.2');
    expect([await getState('2.0.0'), await getState('2.0.1')]).toEqual(['retired', 'last_good']);
  });

  it('refuses a known version with different bytes and leaves the live release unchanged', async () => {
    await releases.publish(createBuiltRemote({ version: '3.0.0' }));
    await expect(releases.publish(createBuiltRemote({ version: '3.0.0', code: 'other' }))).rejects.toThrow(
      /wanderlens 3\.0\.0 is already published with other bytes/,
    );
    expect(await getLiveVersion()).toBe('3.0.0');
  });

  it('refuses different bytes on another server too', async () => {
    await releases.publish(createBuiltRemote({ version: '3.1.0' }), 'https://cdn.example/{version}/');
    const other = createBuiltRemote({ version: '3.1.0', code: 'other' });
    await expect(releases.publish(other, 'https://cdn.example/{version}/')).rejects.toThrow(/other bytes/);
  });

  it('makes an earlier release live again when it is published again', async () => {
    const first = createBuiltRemote({ version: '4.0.0' });
    await releases.publish(first);
    await releases.publish(createBuiltRemote({ version: '4.0.1' }));
    await releases.publish(first);
    expect(await getLiveVersion()).toBe('4.0.0');
    expect(await getState('4.0.1')).toBe('last_good');
  });

  it('moves a release to another server', async () => {
    const folder = createBuiltRemote({ version: '5.0.0' });
    await releases.publish(folder);
    await releases.publish(folder, 'https://cdn.example/lens/{version}');
    expect((await getList()).releases[0]?.baseUrl).toBe('https://cdn.example/lens/5.0.0/');
  });

  it('leaves one live release when two are published at once', async () => {
    const versions = ['6.0.0', '6.0.1', '6.0.2'];
    await Promise.all(versions.map((version) => releases.publish(createBuiltRemote({ version }))));
    const states = await Promise.all(versions.map(getState));
    expect(states.sort()).toEqual(['last_good', 'live', 'retired']);
  });

  it('leaves other remotes alone', async () => {
    await releases.publish(createBuiltRemote({ name: 'account', version: '7.0.0' }));
    await releases.publish(createBuiltRemote({ name: 'wanderhub', version: '7.0.0' }));
    expect((await getList()).releases.map(({ name }) => name)).toEqual(['account', 'wanderhub']);
  });
});

describe('offer, at every start', () => {
  it('makes a new build live, and an old one again only when the build changed', async () => {
    const first = createBuiltRemote({ version: '8.0.0' });
    const second = createBuiltRemote({ version: '8.0.1' });
    await releases.offer(first);
    await releases.publish(second);
    await releases.offer(first);
    expect(await getLiveVersion()).toBe('8.0.1');
    await releases.offer(second);
    await releases.offer(first);
    expect(await getLiveVersion()).toBe('8.0.0');
  });

  it('does not make a rolled-back release live again', async () => {
    const [good, bad] = [createBuiltRemote({ version: '9.0.0' }), createBuiltRemote({ version: '9.0.1' })];
    await releases.offer(good);
    await releases.offer(bad);
    const [row] = await api.db.query<{ id: string }[]>(`SELECT id FROM releases WHERE version = '9.0.1'`);
    expect(await releases.rollBack('wanderlens', row?.id ?? '')).toBe(true);
    for (const build of [bad, good, bad]) await releases.offer(build);
    expect(await getLiveVersion()).toBe('9.0.0');
  });

  it('does not move a release published elsewhere to this server', async () => {
    const folder = createBuiltRemote({ version: '10.0.0' });
    await releases.offer(folder);
    await releases.publish(folder, 'https://cdn.example/');
    await releases.offer(folder);
    expect((await getList()).releases[0]?.baseUrl).toBe('https://cdn.example/');
  });
});

describe('the list', () => {
  const tamper = (change: string, values: unknown[] = []) =>
    api.db.query(`UPDATE releases SET ${change} WHERE state = 'live'`, values);

  it('omits an entry that was changed in the database', async () => {
    await releases.publish(createBuiltRemote({ version: '11.0.0' }));
    expect(await getLiveVersion()).toBe('11.0.0');
    await tamper(`manifest = jsonb_set(manifest, '{baseUrl}', '"https://evil.example/"')`);
    expect((await getList()).releases).toEqual([]);
  });

  it('omits a forged signature, and one that belongs to another release', async () => {
    await releases.publish(createBuiltRemote({ version: '12.0.0' }));
    const [before] = await api.db.query<{ signature: string }[]>('SELECT signature FROM releases');
    await releases.publish(createBuiltRemote({ version: '12.0.1' }));
    await tamper('signature = $1', [before?.signature]);
    expect(await getLiveVersion()).toBe('12.0.0');
    await tamper('signature = $1', ['AAAA']);
    expect(await getLiveVersion()).toBe('12.0.0');
  });

  it('omits a release of another remote and an older one, however well signed', async () => {
    await releases.publish(createBuiltRemote({ name: 'wanderhub', version: '16.0.0' }));
    await releases.publish(createBuiltRemote({ name: 'wanderquest', version: '16.0.0' }));
    const copyInto = (name: string, from: string) =>
      api.db.query(
        `UPDATE releases SET (manifest, digest, signature) =
          (SELECT manifest, digest, signature FROM releases WHERE ${from})
         WHERE name = $1 AND state = 'live'`,
        [name],
      );
    await copyInto('wanderquest', `name = 'wanderhub'`);
    expect((await getList()).releases.map(({ name }) => name)).toEqual(['wanderhub']);
    await releases.publish(createBuiltRemote({ name: 'wanderhub', version: '16.0.1' }));
    await copyInto('wanderhub', `name = 'wanderhub' AND version = '16.0.0'`);
    await api.db.query(`DELETE FROM releases WHERE state = 'last_good'`);
    expect((await getList()).releases).toEqual([]);
  });

  it('logs a refused release once', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await releases.publish(createBuiltRemote({ version: '17.0.0' }));
    await tamper(`version = '17.0.9'`);
    await Promise.all([getList(), getList()]);
    await getList();
    await releases.publish(createBuiltRemote({ name: 'account', version: '17.0.0' }));
    await getList();
    expect(error.mock.calls).toEqual([
      ['The release wanderlens 17.0.9 is not offered: its row does not hold'],
    ]);
    error.mockRestore();
  });

  it('omits an invalid manifest', async () => {
    await releases.publish(createBuiltRemote({ version: '13.0.0' }));
    await tamper(`manifest = '{"schema": 2}'`);
    expect((await getList()).releases).toEqual([]);
  });

  it('is repaired by publishing the same bytes again', async () => {
    const folder = createBuiltRemote({ version: '14.0.0' });
    await releases.publish(folder);
    await tamper(`signature = 'AAAA'`);
    await releases.offer(folder);
    expect(await getLiveVersion()).toBe('14.0.0');
  });

  it('is revalidated with 304', async () => {
    await releases.publish(createBuiltRemote({ version: '15.0.0' }));
    const { headers } = await api.inject({ url: '/api/releases' });
    const ask = () =>
      api.inject({ url: '/api/releases', headers: { 'if-none-match': String(headers.etag) } });
    expect((await ask()).statusCode).toBe(304);
    await releases.publish(createBuiltRemote({ version: '15.0.1' }));
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('a live release with an invalid signature', () => {
  const invalidateSignature = (state: string) =>
    api.db.query(`UPDATE releases SET signature = 'AAAA' WHERE state = $1`, [state]);
  const page = () => api.inject({ url: '/wanderlens' });

  it('is replaced by the last good one, in the list and in pages', async () => {
    await releases.publish(createBuiltRemote({ version: '18.0.0' }));
    await releases.publish(createBuiltRemote({ version: '18.0.1' }));
    await invalidateSignature('live');
    expect(await getLiveVersion()).toBe('18.0.0');
    expect((await page()).statusCode).toBe(200);
    expect((await page()).body).toContain('/releases/wanderlens/18.0.0/entry.js');
    expect((await page()).body).not.toContain('18.0.1');
  });

  it('is not replaced when the last good one is invalid too', async () => {
    await releases.publish(createBuiltRemote({ version: '19.0.0' }));
    await releases.publish(createBuiltRemote({ version: '19.0.1' }));
    await invalidateSignature('live');
    await invalidateSignature('last_good');
    expect((await getList()).releases).toEqual([]);
    expect((await page()).statusCode).toBe(404);
  });

  it('does not become the last good one when another is published', async () => {
    await releases.publish(createBuiltRemote({ version: '21.0.0' }));
    await releases.publish(createBuiltRemote({ version: '21.0.1' }));
    await invalidateSignature('live');
    await releases.publish(createBuiltRemote({ version: '21.0.2' }));
    expect([await getState('21.0.0'), await getState('21.0.1')]).toEqual(['last_good', 'retired']);
  });

  it('is live again once it is published again', async () => {
    const build = createBuiltRemote({ version: '20.0.1' });
    await releases.publish(createBuiltRemote({ version: '20.0.0' }));
    await releases.publish(build);
    await invalidateSignature('live');
    expect(await getLiveVersion()).toBe('20.0.0');
    await releases.publish(build);
    expect(await getLiveVersion()).toBe('20.0.1');
  });
});
