import { paths, RELEASE_SCHEMA } from '@wanderwork/contracts';
import { mockResponse, aRelease, mockNetworkError, useServer } from '@wanderwork/testing';
import { findRelease, startReleases, useReleases } from './releases';

const serveList = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="releases">${text}</script>`;
};

const serverList = { schema: RELEASE_SCHEMA, releases: [aRelease({ version: 'listed' })] };

describe('the list of releases', () => {
  useServer();
  beforeEach(() => {
    document.body.innerHTML = '';
    useReleases.setState({ releases: null });
  });

  it('is read from the page', async () => {
    serveList(JSON.stringify({ schema: RELEASE_SCHEMA, releases: [aRelease({ version: 'served' })] }));
    await startReleases();
    expect(findRelease('wanderhub')?.version).toBe('served');
    expect(findRelease('account')).toBeNull();
  });

  it.each(['', 'no json', '{"schema":99,"releases":[]}', '{"schema":1}'])(
    'is fetched from the server when the page contains %s',
    async (text) => {
      serveList(text);
      mockResponse('get', paths.api.releases(), serverList);
      await startReleases();
      expect(findRelease('wanderhub')?.version).toBe('listed');
    },
  );

  it('is empty when it cannot be loaded, and the shell’s own pages still work', async () => {
    mockNetworkError('get', paths.api.releases());
    await startReleases();
    expect(useReleases.getState().releases).toEqual([]);
  });
});
