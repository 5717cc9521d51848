import { paths } from '@wanderwork/contracts';
import { session, usePanels, useSession } from '@wanderwork/platform';
import { mockError, renderAt, useServer } from '@wanderwork/testing';
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';
import { useScrolled } from './use-scrolled';

const mockSignedOut = () =>
  mockError('get', paths.api.authUser(), {
    statusCode: 401,
    code: 'auth.session_required',
    message: 'Sign in',
  });

const visit = async (path = '/') => {
  await act(() => session.refetch());
  return renderAt(path, <Header />);
};

describe('the header', () => {
  useServer();
  afterEach(() => {
    usePanels.setState({ open: null });
  });

  it('lists the five main links and marks the current one', async () => {
    mockSignedOut();
    await visit('/wanderhub');
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Home', '/', null],
      ['WanderLens', '/wanderlens', null],
      ['WanderHub', '/wanderhub', 'page'],
      ['WanderQuest', '/wanderquest', null],
      ['Connect', '/connect', null],
    ]);
  });

  it('offers a visitor both buttons', async () => {
    mockSignedOut();
    await visit();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    await userEvent.click(screen.getByRole('button', { name: 'Join Now' }));
    expect(usePanels.getState().open).toBe('signup');
  });

  it.each([
    [10, false],
    [11, true],
  ])('scrolled %i px is translucent: %s', (top, translucent) => {
    const { result } = renderHook(useScrolled);
    act(() => {
      window.scrollY = top;
      fireEvent.scroll(window);
    });
    expect(result.current).toBe(translucent);
    window.scrollY = 0;
  });

  it('offers nothing until the session is known', async () => {
    useSession.setState({ user: null, isLoading: true });
    renderAt('/', <Header />);
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Account/ })).toBeNull();
  });

  it('stores the chosen theme', async () => {
    mockSignedOut();
    document.documentElement.dataset.theme = 'light';
    await visit();
    await userEvent.click(screen.getByRole('switch', { name: 'Dark mode' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('wanderwork_theme')).toBe('dark');
    expect(screen.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  });
});
