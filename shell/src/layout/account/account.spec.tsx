import { paths, type SessionUser } from '@wanderwork/contracts';
import { session, setOtherRemotes, usePanels, useToasts } from '@wanderwork/platform';
import { mockResponse, aUser, mockError, renderAt, useServer } from '@wanderwork/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../header';
// Imported here so that they are compiled before a test's timers run.
import '../menu-drawer';
import './avatar-menu';
import './member';

const ada = { name: 'Ada Byron', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

const visit = async (change: Partial<SessionUser> = {}) => {
  mockResponse('get', paths.api.authUser(), aUser({ ...ada, ...change }));
  await act(() => session.refetch());
  return renderAt('/wanderhub', <Header />);
};

const getAvatar = () => screen.getByRole('button', { name: 'Account of Ada Byron' });

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Ada Byron' }));
  return screen.findByRole('menu', { name: 'Account' });
};

const openDrawer = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
};

const everyone = ['My Profile', 'Saved', 'Settings', 'Subscription'];

/** Who sees what: user, badge, entries before Sign Out. */
const people: [Partial<SessionUser>, string, string[]][] = [
  [{ subscriptionTier: 'free' }, 'Free Tier', everyone],
  [{ subscriptionTier: 'pro' }, 'Pro', everyone],
  [{ subscriptionTier: 'premium' }, 'Premium', [...everyone, 'Voice Assistant']],
  [{ isAdmin: true }, 'Free Tier', [...everyone, 'Voice Assistant', 'Admin Dashboard']],
];

describe('an account', () => {
  useServer();
  afterEach(() => {
    usePanels.setState({ open: null, isAssistantOpen: false });
    useToasts.setState({ toasts: [] });
  });
  beforeEach(() => Object.assign(window, { SpeechRecognition: class {} }));
  afterEach(() => Reflect.deleteProperty(window, 'SpeechRecognition'));

  describe('behind the avatar', () => {
    it.each(people)('shows %o the badge %s and the right entries', async (change, badge, entries) => {
      await visit(change);
      const menu = await openMenu();
      expect(within(menu).getByText('Ada Byron')).toBeVisible();
      expect(within(menu).getByText('ada@example.com')).toBeVisible();
      expect(within(menu).getByText(badge)).toBeVisible();
      const items = within(menu).getAllByRole('menuitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([...entries, 'Sign Out']);
    });

    it('links to the pages of the account, the assistant and the admin area', async () => {
      await visit({ isAdmin: true });
      const menu = await openMenu();
      const href = (name: string) => within(menu).getByRole('menuitem', { name }).getAttribute('href');
      expect(['My Profile', 'Saved', 'Settings', 'Voice Assistant', 'Admin Dashboard'].map(href)).toEqual([
        '/profile',
        '/saved',
        '/settings',
        '/voice-assistant',
        '/admin',
      ]);
    });

    it('opens the subscription panel', async () => {
      await visit();
      await openMenu();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Subscription' }));
      expect(usePanels.getState().open).toBe('subscription');
    });

    it('opens the assistant where a remote has it', async () => {
      setOtherRemotes({
        useNames: (slot) => (slot === 'assistant' ? ['wanderlens'] : []),
        Slot: () => null,
      });
      await visit();
      await openMenu();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Ask the Assistant' }));
      expect(usePanels.getState().isAssistantOpen).toBe(true);
      setOtherRemotes({ useNames: () => [], Slot: () => null });
    });

    it('works by keyboard from the first press on', async () => {
      await visit();
      act(() => getAvatar().focus());
      for (const _time of ['with code that comes', 'with code that is here']) {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus());
        await userEvent.keyboard('{ArrowDown}');
        expect(screen.getByRole('menuitem', { name: 'Saved' })).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(getAvatar()).toHaveFocus());
      }
    });

    it('signs out to the home page', async () => {
      const page = await visit();
      await openMenu();
      const requests = mockResponse('post', paths.api.logout(), { success: true, message: '' });
      await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
      expect(await screen.findByRole('link', { name: 'Log In' })).toBeVisible();
      expect(requests).toHaveLength(1);
      await waitFor(() => expect(page.location()).toBe('/'));
      expect(useToasts.getState().toasts[0]).toMatchObject({
        title: 'Logged out',
        description: 'You have been successfully logged out.',
      });
    });

    it('says so when signing out fails', async () => {
      const page = await visit();
      await openMenu();
      const down = { statusCode: 503, code: 'service.unavailable', message: 'Down' };
      mockError('post', paths.api.logout(), down);
      mockError('post', paths.api.logoutFallback(), down);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
      await waitFor(() =>
        expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'You are still signed in' }),
      );
      expect(getAvatar()).toBeVisible();
      expect(page.location()).toBe('/wanderhub');
    });
  });

  describe('the slide-out menu', () => {
    it('offers a visitor both buttons', async () => {
      mockError('get', paths.api.authUser(), {
        statusCode: 401,
        code: 'auth.session_required',
        message: 'Sign in',
      });
      await act(() => session.refetch());
      renderAt('/', <Header />);
      const drawer = await openDrawer();
      expect(within(drawer).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
      expect(within(drawer).queryByRole('button', { name: /Upgrade/ })).not.toBeInTheDocument();
      await userEvent.click(within(drawer).getByRole('button', { name: 'Join Now' }));
      expect(usePanels.getState().open).toBe('signup');
    });

    it.each(people)('shows %o the same entries as the avatar menu', async (change, badge, entries) => {
      await visit(change);
      const drawer = await openDrawer();
      expect(within(drawer).getByText('ada@example.com')).toBeVisible();
      expect(within(drawer).getByText(badge)).toBeVisible();
      const accountLinks = within(drawer).getByRole('navigation', { name: 'Account' });
      expect(
        within(accountLinks)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(entries);
      expect(within(drawer).getByRole('button', { name: 'Sign Out' })).toBeVisible();
      const mayUpgrade = !change.isAdmin && change.subscriptionTier !== 'premium';
      expect(within(drawer).queryByRole('button', { name: 'Upgrade to Premium' }) !== null).toBe(mayUpgrade);
    });
  });
});
