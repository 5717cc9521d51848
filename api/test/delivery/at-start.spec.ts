import type { ReleaseList } from '@wanderwork/contracts';
import { PrepareSteps } from '../../src/platform/prepare/prepare-steps.js';
import { startTestApp } from '../support/index.js';
import { createBuiltRemote } from './built-remote.js';

const listReleases = async (api: Awaited<ReturnType<typeof startTestApp>>) =>
  (await api.inject({ url: '/api/releases' })).json<ReleaseList>().releases;

describe('at startup', () => {
  it('every built remote is published', async () => {
    const builtRemotes = [createBuiltRemote(), createBuiltRemote({ name: 'account' })];
    const api = await startTestApp({ config: { builtRemotes }, prepare: true });
    expect((await listReleases(api)).map(({ name }) => name)).toEqual(['account', 'wanderlens']);
    await api.close();
  });

  it('an invalid build stops the start with one error message', async () => {
    const broken = createBuiltRemote({ extra: { 'entry.js': 'changed' } });
    const api = await startTestApp({ config: { builtRemotes: [broken] } });
    const start = api.app.get(PrepareSteps).runAll();
    await expect(start).rejects.toThrow(
      `BUILT_REMOTES: ${broken}: entry.js is not the file that the build hashed.`,
    );
    await api.close();
  });
});
