import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePanel, usePanels, useSession } from '@wanderwork/platform';
import { offerInstall } from '../features/install/offer-install';
import type { InstallPrompt } from '../features/install/platform';
import { hideNotice, showNotice } from '../layout/notices';
import { Notices } from './notices';

const connection = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

const OFFLINE =
  "You're offline Some features may be limited. WanderWork will reconnect automatically when your internet connection is restored.";

// jsdom lays nothing out.
beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({ matches: false }),
  });
});
beforeEach(() => {
  localStorage.clear();
  render(<Notices />);
});
afterEach(() => {
  act(() => {
    hideNotice('install');
    hideNotice('update');
    useSession.setState({ hasEnded: false });
    closePanel();
  });
  jest.restoreAllMocks();
});

const place = () => screen.getByRole('status');

describe('news about the app', () => {
  it('is being offline, for as long as it lasts', () => {
    expect(place()).toBeEmptyDOMElement();
    connection(false);
    expect(place()).toHaveTextContent(OFFLINE);
    connection(true);
    expect(place()).toBeEmptyDOMElement();
  });

  it('comes one at a time: offline before an update before installing', () => {
    act(() => showNotice('install', () => <p>install</p>));
    act(() => showNotice('update', () => <p>update</p>));
    expect(place()).toHaveTextContent('update');
    connection(false);
    expect(place()).toHaveTextContent("You're offline");
    connection(true);
    act(() => hideNotice('update'));
    expect(place()).toHaveTextContent('install');
  });

  it('is a session that ended, before all that can wait, with the way in where one is', async () => {
    act(() => showNotice('update', () => <p>update</p>));
    act(() => useSession.setState({ hasEnded: true }));
    expect(place()).toHaveTextContent('Your session has ended. Please sign in again.');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(usePanels.getState().open).toBe('login');
    act(() => useSession.setState({ hasEnded: false }));
    expect(place()).toHaveTextContent('update');
  });

  it('offers to install until it is declined', async () => {
    const prompt = { prompt: jest.fn() } as unknown as InstallPrompt;
    act(() => offerInstall(prompt));
    expect(place()).toHaveTextContent('Install WanderWork');
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    expect(place()).toBeEmptyDOMElement();
    act(() => offerInstall(prompt));
    expect(place()).toBeEmptyDOMElement();
    expect(prompt.prompt).not.toHaveBeenCalled();
  });
});
