import { OtherRemote, setOtherRemotes, useRemotesWith } from '@wanderwork/platform';
import { paths } from '@wanderwork/contracts';
import { aRelease, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { deliver, loseEntry, startRuntime } from '../testing/fake-federation';
import { otherRemotes } from './other-remotes';
import { useReleases } from './releases';

const slots = ['app' as const, 'admin' as const];
const lens = aRelease({ name: 'wanderlens', baseUrl: '/releases/wanderlens/1/', slots });
const hub = aRelease({ name: 'wanderhub', baseUrl: '/releases/wanderhub/1/' });
const quest = aRelease({ name: 'wanderquest', baseUrl: '/releases/wanderquest/1/', slots });

/** A page of one remote that shows sections of the others. */
const Page = () => (
  <>
    <h1>The page itself</h1>
    {useRemotesWith('admin').map((name) => (
      <section key={name} aria-label={name}>
        <OtherRemote name={name} slot="admin" />
      </section>
    ))}
  </>
);

describe('slots of other remotes in a page', () => {
  useServer();

  beforeAll(() => {
    startRuntime();
    setOtherRemotes(otherRemotes);
    useReleases.setState({ releases: [quest, hub, lens] });
  });

  it('render in place, and a failed one shows a small message', async () => {
    const reported = mockResponse('post', paths.api.releaseReport(), {});
    // React and the runtime log what they catch; here it is expected.
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
    renderAt('/admin', <Page />);
    await deliver(lens, { './admin': () => <p>Six hundred cities</p> });
    await loseEntry(quest);

    const lensPlace = screen.getByRole('region', { name: 'wanderlens' });
    expect(await within(lensPlace).findByText('Six hundred cities')).toBeVisible();
    const gone = screen.getByRole('region', { name: 'wanderquest' });
    await waitFor(() => expect(gone).toHaveTextContent('This section couldn’t load.'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The page itself' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'wanderhub' })).toBeNull();
    await waitFor(() => expect(reported).toHaveLength(1));
    jest.restoreAllMocks();
  });
});
