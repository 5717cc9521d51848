import { renderAt } from '@wanderwork/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePanels, useSession } from '@wanderwork/platform';
import { Frame } from '../layout/frame';
import { useReleases } from '../remotes/releases';
import { preloadOwnPage } from './own-pages';
import { Pages } from './pages';

const visit = (path: string) =>
  renderAt(
    path,
    <Frame>
      <Pages />
    </Frame>,
  );

beforeEach(async () => {
  useSession.setState({ user: null, isLoading: false });
  await preloadOwnPage('/');
  useReleases.setState({ releases: [] });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the shell without any remote', () => {
  it('shows the headline and the two main links', async () => {
    visit('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Explore. Create. Wander. Powered by AI.',
    );
    expect(screen.getByRole('link', { name: 'Explore WanderLens' })).toHaveAttribute('href', '/wanderlens');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Wander Freely',
      'Work Smarter',
      'Create Instantly',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Join the Journey' }));
    expect(usePanels.getState().open).toBe('signup');
  });

  it('shows the 404 page with links when no page serves the path', async () => {
    visit('/no/such/<b>page');
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toBe('404 Page Not Found · WanderWork'));
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('shows the developer hint on the 404 page in development builds only', async () => {
    const { unmount } = visit('/no/such/<b>page');
    expect(await screen.findByText('GET /no/such/<b>page')).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    unmount();
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    visit('/no/such/<b>page');
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.queryByText(/GET/)).not.toBeInTheDocument();
    expect(screen.queryByText(/router/)).not.toBeInTheDocument();
    expect(screen.getByRole('search')).toBeVisible();
  });

  it('links from the footer to an existing page and focuses its heading', async () => {
    visit('/');
    await userEvent.click(screen.getByRole('link', { name: 'Privacy' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Privacy' });
    expect(heading).toHaveFocus();
  });

  it('lets the keyboard skip the header', async () => {
    visit('/');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
