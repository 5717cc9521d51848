import { paths } from '@wanderwork/contracts';
import { session, usePanels, useToasts } from '@wanderwork/platform';
import { answer, aUser, refuse, renderAt, useServer } from '@wanderwork/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';

const nobody = () =>
  refuse('get', paths.api.authUser(), { statusCode: 401, code: 'auth.session_required', message: 'Sign in' });

const somebody = () => answer('get', paths.api.authUser(), aUser({ name: 'Ada Byron' }));

const visit = async (path = '/') => {
  await act(() => session.refetch());
  return renderAt(path, <Header />);
};

describe('the header', () => {
  useServer();
  afterEach(() => {
    usePanels.setState({ open: null });
    useToasts.setState({ toasts: [] });
  });

  it('names the five places and marks the current one', async () => {
    nobody();
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

  it('offers the two ways in to a visitor', async () => {
    nobody();
    await visit();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    await userEvent.click(screen.getByRole('button', { name: 'Join Now' }));
    expect(usePanels.getState().open).toBe('subscription');
  });

  it('shows who is signed in, and signs out to the home page', async () => {
    somebody();
    const page = await visit('/wanderhub');
    expect(screen.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
    const asked = answer('post', paths.api.logout(), { success: true, message: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Log In' })).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(page.location()).toBe('/');
    expect(useToasts.getState().toasts[0]).toMatchObject({
      title: 'Logged out',
      description: 'You have been successfully logged out.',
    });
  });

  it('does not pretend to have signed out', async () => {
    somebody();
    const page = await visit('/wanderhub');
    const down = { statusCode: 503, code: 'service.unavailable', message: 'Down' };
    refuse('post', paths.api.logout(), down);
    refuse('post', paths.api.logoutFallback(), down);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await act(async () => undefined);
    expect(screen.getByRole('link', { name: 'Ada Byron' })).toBeVisible();
    expect(page.location()).toBe('/wanderhub');
  });

  it('keeps the chosen theme', async () => {
    nobody();
    document.documentElement.dataset.theme = 'light';
    await visit();
    await userEvent.click(screen.getByRole('switch', { name: 'Dark mode' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('wanderwork_theme')).toBe('dark');
    expect(screen.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  });
});
