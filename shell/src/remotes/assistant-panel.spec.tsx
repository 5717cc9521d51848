import { paths } from '@wanderwork/contracts';
import { closeAssistant, openAssistant, usePanels, useToasts } from '@wanderwork/platform';
import { aRelease, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { deliver, loseEntry, startRuntime } from '../testing/fake-federation';
import { AssistantPanel } from './assistant-panel';
import { useReleases } from './releases';

const slots = ['app' as const, 'assistant' as const];
const older = aRelease({ name: 'wanderlens', version: '1.0.0', baseUrl: '/releases/wanderlens/1/' });
const lens = aRelease({ name: 'wanderlens', version: '2.0.0', baseUrl: '/releases/wanderlens/2/', slots });
/** Of another remote: a page keeps what it has loaded. */
const lost = aRelease({ name: 'wanderquest', version: '3.0.0', baseUrl: '/releases/wanderquest/3/', slots });

const Panel = () => (usePanels((state) => state.isAssistantOpen) ? <p>Ask me</p> : null);

const listScripts = () => [...document.scripts].filter(({ src }) => src.includes('/releases/'));

describe('the assistant', () => {
  useServer();
  beforeAll(() => startRuntime());
  afterEach(() => {
    act(closeAssistant);
    useToasts.setState({ toasts: [] });
    jest.restoreAllMocks();
  });

  it('loads nothing before it is opened, and stays mounted afterwards', async () => {
    useReleases.setState({ releases: [lens] });
    renderAt('/', <AssistantPanel />);
    expect(listScripts()).toHaveLength(0);
    act(openAssistant);
    await deliver(lens, { './assistant': Panel });
    expect(await screen.findByText('Ask me')).toBeVisible();
    act(closeAssistant);
    expect(screen.queryByText('Ask me')).toBeNull();
    act(openAssistant);
    expect(screen.getByText('Ask me')).toBeVisible();
  });

  it('says that it is not there where an older release of the remote has no such slot', async () => {
    useReleases.setState({ releases: [older] });
    const page = renderAt('/wanderhub', <AssistantPanel />);
    act(openAssistant);
    await waitFor(() => expect(usePanels.getState().isAssistantOpen).toBe(false));
    expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'The assistant couldn’t load' });
    expect(page.location()).toBe('/wanderhub');
  });

  it('closes when its code does not load, so that the next press tries again', async () => {
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
    mockResponse('post', paths.api.releaseReport(), {});
    mockResponse('get', paths.api.releases(), { schema: 1, releases: [lost] });
    useReleases.setState({ releases: [lost] });
    renderAt('/', <AssistantPanel />);
    act(openAssistant);
    await loseEntry(lost);
    await waitFor(() => expect(usePanels.getState().isAssistantOpen).toBe(false));
    expect(useToasts.getState().toasts).toHaveLength(1);
  });
});
