import { paths, RELEASE_SCHEMA, type Release, type ReleaseReport } from '@wanderwork/contracts';
import {
  mockResponse,
  aRelease,
  type ReceivedRequest,
  mockNetworkError,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { screen, waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import userEvent from '@testing-library/user-event';
import { deliver, getEntryAttributes, loseEntry, startRuntime } from '../testing/fake-federation';
import { useReleases } from './releases';
import { RemoteSlot } from './remote-slot';

const Library = () => <h1>The library</h1>;
const Broken = () => {
  throw new Error('a bug of the remote');
};

let builds = 0;

/** Each test has its own release, because a page keeps what it has loaded. */
const publish = (change: Partial<Release> = {}): Release => {
  const version = `0.1.${++builds}`;
  const release = aRelease({
    version,
    baseUrl: `/releases/${change.name ?? 'wanderhub'}/${version}/`,
    ...change,
  });
  useReleases.setState({ releases: [release] });
  return release;
};

const show = (release: Release) =>
  renderAt(
    '/wanderhub',
    <RemoteSlot
      name={release.name}
      slot="app"
      failed={(retry) => <button onClick={retry}>Try Again</button>}
    />,
  );

const recordReports = () => mockResponse('post', paths.api.releaseReport(), {});

const getReasons = (reported: ReceivedRequest[]) =>
  reported.map(({ body }) => (body as ReleaseReport).reason);

beforeAll(() => {
  startRuntime();
  // jsdom has no crypto.subtle.
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
});
beforeEach(() => {
  // React and the runtime log what they catch; here it is expected.
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a remote', () => {
  useServer();

  it('is requested with CORS and its hash', async () => {
    const release = publish({ name: 'wanderquest', integrity: { 'entry.js': 'sha384-x' } });
    show(release);
    expect(await getEntryAttributes(release)).toEqual({
      src: `http://localhost${release.baseUrl}entry.js`,
      crossOrigin: 'anonymous',
      integrity: 'sha384-x',
    });
    await deliver(release, { './app': Library });
    expect(await screen.findByRole('heading', { name: 'The library' })).toBeVisible();
  });

  it('that moved is found by Try Again in the current list', async () => {
    const reported = recordReports();
    const gone = publish();
    show(gone);
    await loseEntry(gone);
    const moved = aRelease({ version: 'moved', baseUrl: '/elsewhere/' });
    mockResponse('get', paths.api.releases(), { schema: RELEASE_SCHEMA, releases: [moved] });
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await deliver(moved, { './app': Library });
    expect(await screen.findByRole('heading', { name: 'The library' })).toBeVisible();
    expect(reported.map(({ body }) => body)).toEqual([
      { name: 'wanderhub', version: gone.version, reason: 'network' },
    ]);
  });

  it('whose slot is not a component breaks the contract', async () => {
    const reported = recordReports();
    const release = publish({ name: 'account' });
    show(release);
    await deliver(release, { './app': null });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    await waitFor(() => expect(getReasons(reported)).toEqual(['contract']));
  });

  it('that needs a newer shell is not requested', async () => {
    const reported = recordReports();
    show(publish({ name: 'account', requires: { platform: '0.2.0', ui: '0.1.0' } }));
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(document.querySelector('script[src]')).toBeNull();
    await waitFor(() => expect(getReasons(reported)).toEqual(['contract']));
  });

  it('with changed content is reported as such, not as missing', async () => {
    const reported = recordReports();
    const release = publish({ name: 'account', integrity: { 'entry.js': 'sha384-of-something-else' } });
    mockResponse('get', `${release.baseUrl}entry.js`, 'garbage');
    show(release);
    await loseEntry(release);
    await screen.findByRole('button', { name: 'Try Again' });
    await waitFor(() => expect(getReasons(reported)).toEqual(['integrity']));
  });

  it('whose report did not reach the server is reported at the next failure', async () => {
    mockNetworkError('post', paths.api.releaseReport());
    const release = publish({ name: 'account' });
    show(release);
    await loseEntry(release);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    const reported = recordReports();
    mockResponse('get', paths.api.releases(), { schema: RELEASE_SCHEMA, releases: [release] });
    await userEvent.click(again);
    await loseEntry(release);
    await waitFor(() => expect(getReasons(reported)).toEqual(['network']));
  });

  it('that throws while rendering is contained and reported as a bug', async () => {
    const reported = recordReports();
    const bugs = mockResponse('post', paths.api.clientErrors(), {});
    const release = publish({ name: 'wanderlens' });
    show(release);
    await deliver(release, { './app': Broken });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    await waitFor(() => expect(getReasons(reported)).toEqual(['render']));
    expect(bugs[0]?.body).toMatchObject({
      message: 'Error: a bug of the remote',
      release: `wanderlens@${release.version}`,
    });
  });
});

describe('a remote that never answers', () => {
  useServer();

  it('fails after eight seconds', async () => {
    const reported = recordReports();
    const release = publish({ name: 'account' });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    show(release);
    await jest.advanceTimersByTimeAsync(7700);
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await jest.advanceTimersByTimeAsync(400);
    jest.useRealTimers();
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    await waitFor(() => expect(getReasons(reported)).toEqual(['timeout']));
  });
});
