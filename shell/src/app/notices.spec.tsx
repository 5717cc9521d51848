import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePanel, usePanels, useSession } from '@wanderwork/platform';
import { offerInstall } from '../features/install/offer-install';
import type { InstallPrompt } from '../features/install/platform';
import { hideNotice, showNotice } from '../layout/notices';
import { Notices } from './notices';

const setConnection = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

const OFFLINE =
  "You're offline Some features may be limited. WanderWork will reconnect automatically when your internet connection is restored.";

// jsdom has no layout.
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

const getNotices = () => screen.getByRole('status');

describe('notices', () => {
  it('show the offline banner while offline', () => {
    expect(getNotices()).toBeEmptyDOMElement();
    setConnection(false);
    expect(getNotices()).toHaveTextContent(OFFLINE);
    setConnection(true);
    expect(getNotices()).toBeEmptyDOMElement();
  });

  it('appear one at a time: offline before update before install', () => {
    act(() => showNotice('install', () => <p>install</p>));
    act(() => showNotice('update', () => <p>update</p>));
    expect(getNotices()).toHaveTextContent('update');
    setConnection(false);
    expect(getNotices()).toHaveTextContent("You're offline");
    setConnection(true);
    act(() => hideNotice('update'));
    expect(getNotices()).toHaveTextContent('install');
  });

  it('show an ended session before other notices, with a sign-in button', async () => {
    act(() => showNotice('update', () => <p>update</p>));
    act(() => useSession.setState({ hasEnded: true }));
    expect(getNotices()).toHaveTextContent('Your session has ended. Please sign in again.');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(usePanels.getState().open).toBe('login');
    act(() => useSession.setState({ hasEnded: false }));
    expect(getNotices()).toHaveTextContent('update');
  });

  it('offer to install until it is declined', async () => {
    const prompt = { prompt: jest.fn() } as unknown as InstallPrompt;
    act(() => offerInstall(prompt));
    expect(getNotices()).toHaveTextContent('Install WanderWork');
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    expect(getNotices()).toBeEmptyDOMElement();
    act(() => offerInstall(prompt));
    expect(getNotices()).toBeEmptyDOMElement();
    expect(prompt.prompt).not.toHaveBeenCalled();
  });
});
