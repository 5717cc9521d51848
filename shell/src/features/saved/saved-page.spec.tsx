import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import {
  aCity,
  aPage,
  aUser,
  mockNetworkError,
  mockResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SavedPage from './saved-page';

const aBookmark = (slug: string, saved: boolean, progress: number | null) => ({
  ...{ slug, title: `About ${slug}`, saved, progress, sections: [], at: '2026-11-29T10:00:00Z' },
});

describe('the page of saved things', () => {
  useServer();
  beforeEach(() => {
    useSession.setState({ user: aUser(), isLoading: false });
    mockResponse('get', paths.api.account.favourites(), { slugs: ['lisbon'] });
    mockResponse('get', paths.api.cities(), aPage([aCity({ slug: 'lisbon', name: 'Lisbon' })]));
    mockResponse('get', paths.api.account.bookmarks(), {
      entries: [aBookmark('visas', true, 0.4), aBookmark('taxes', false, 0.5), aBookmark('tea', false, 1)],
    });
  });

  it('lists saved cities and articles, and articles to continue', async () => {
    renderAt('/saved', <SavedPage />);
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toHaveAttribute(
      'href',
      paths.web.city('lisbon'),
    );
    const articles = within(screen.getByRole('region', { name: 'Articles' }));
    const links = (await articles.findAllByRole('link')).map((link) => link.textContent);
    expect(links).toEqual(['About visas', 'About taxes']);
    expect(articles.getByText('40% read, 29 Nov 2026')).toBeVisible();
  });

  it('says how to save something when nothing is saved', async () => {
    mockResponse('get', paths.api.account.favourites(), { slugs: [] });
    mockResponse('get', paths.api.account.bookmarks(), { entries: [] });
    renderAt('/saved', <SavedPage />);
    expect(await screen.findByText(/No saved cities yet/)).toBeVisible();
    expect(await screen.findByText(/No saved articles yet/)).toBeVisible();
  });

  it('offers to try again what couldn’t load', async () => {
    mockNetworkError('get', paths.api.account.favourites());
    renderAt('/saved', <SavedPage />);
    const failed = await screen.findByText(/Your saved cities couldn’t load/);
    expect(failed).toBeVisible();
    mockResponse('get', paths.api.account.favourites(), { slugs: ['lisbon'] });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Lisbon' })).toBeVisible();
  });

  it('leads visitors to the login page and back', () => {
    useSession.setState({ user: null });
    const { location } = renderAt('/saved', <SavedPage />);
    expect(location()).toBe('/login?returnTo=%2Fsaved');
  });
});
