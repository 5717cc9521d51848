import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closePanel, usePanels, useSession } from '@wanderwork/platform';
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
  });
});
beforeEach(() => {
  render(<Notices />);
});
afterEach(() => {
  act(() => {
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

  it('appear one at a time: offline before update', () => {
    act(() => showNotice('update', () => <p>update</p>));
    expect(getNotices()).toHaveTextContent('update');
    setConnection(false);
    expect(getNotices()).toHaveTextContent("You're offline");
    setConnection(true);
    expect(getNotices()).toHaveTextContent('update');
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
});
