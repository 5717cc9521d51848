import type { ReleaseList } from '@wanderwork/contracts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ReleasesService } from '../../src/modules/delivery/index.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell } from '../web/built-shell.js';
import { createBuiltRemote } from './built-remote.js';

const CDN = 'https://cdn.example:8443';
let api: TestApp;
let releases: ReleasesService;

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell() } });
  releases = api.app.get(ReleasesService);
});
afterAll(() => api.close());

const getPolicy = async (url: string) => {
  const header = (await api.inject({ url })).headers['content-security-policy'];
  return new Map(
    String(header)
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule] as const),
  );
};

describe('a release whose files are on another server', () => {
  it('is not allowed before it is published', async () => {
    expect((await getPolicy('/')).get('script-src')).toBe("script-src 'self'");
  });

  it('is listed with that URL, and no file is stored here', async () => {
    await releases.publish(createBuiltRemote({ version: '1.0.0' }), `${CDN}/lens/{version}/`);
    const list = (await api.inject({ url: '/api/releases' })).json<ReleaseList>();
    expect(list.releases[0]?.baseUrl).toBe(`${CDN}/lens/1.0.0/`);
    expect(existsSync(path.join(api.dataDir, 'releases'))).toBe(false);
  });

  it('is allowed by the page that first needs it', async () => {
    await releases.publish(
      createBuiltRemote({ name: 'account', version: '1.0.0' }),
      'https://account.example/',
    );
    const policy = await getPolicy('/wanderlens');
    for (const rule of ['script-src', 'connect-src', 'img-src', 'font-src'])
      expect(policy.get(rule)).toContain(` https://account.example ${CDN}`);
    expect(policy.get('default-src')).toBe("default-src 'none'");
  });

  it('is preloaded from there with its integrity', async () => {
    const { body } = await api.inject({ url: '/wanderlens' });
    expect(body).toMatch(
      /<link rel="preload" as="script" href="https:\/\/cdn\.example:8443\/lens\/1\.0\.0\/entry\.js" crossorigin="anonymous" integrity="sha256-/,
    );
  });

  it('is no longer allowed when no live release is there', async () => {
    await releases.publish(createBuiltRemote({ version: '1.0.1' }));
    await releases.publish(createBuiltRemote({ name: 'account', version: '1.0.1' }));
    expect((await getPolicy('/wanderlens')).get('script-src')).toBe("script-src 'self'");
  });
});
