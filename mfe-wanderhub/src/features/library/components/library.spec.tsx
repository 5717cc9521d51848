import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type LibraryPage, type LibraryPost } from '@wanderwork/contracts';
import { aPost, mockResponse, mockNetworkError, renderAt, useServer } from '@wanderwork/testing';
import type { ReactNode } from 'react';
import { Library } from './library';

const createPost = (change: Partial<LibraryPost> = {}): LibraryPost => ({
  ...aPost(change),
  author: 'WanderWork',
  found: null,
  ...change,
});
const hours = createPost();
const visas = createPost({
  slug: 'ninety-days',
  title: 'Ninety days in any 180',
  category: 'Tips & Tutorials',
});

const createPage = (items: LibraryPost[], change: Partial<LibraryPage> = {}): LibraryPage => ({
  items,
  nextKey: null,
  total: items.length,
  featured: null,
  corrected: null,
  allWords: true,
  ...change,
});

const JustGuides = ({ children }: { children: ReactNode }) => children;

describe('the library', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    mockResponse('get', paths.api.libraryTags(), [{ tag: 'visas', posts: 4 }]);
  });

  it('shows one first, and each other with its promise, its category and its length', async () => {
    mockResponse('get', paths.api.library(), createPage([hours, visas], { featured: visas }));
    renderAt('/wanderhub', <Library Around={JustGuides} />);
    expect(await screen.findByRole('heading', { name: 'Ninety days in any 180' })).toBeInTheDocument();
    const articles = screen.getAllByRole('article');
    expect(articles.map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Ninety days in any 180',
      'Four shared hours',
    ]);
    expect(articles[1]).toHaveTextContent('Tools & Resources, 7 min read');
    expect(screen.getByRole('link', { name: 'Read More : Four shared hours' })).toHaveAttribute(
      'href',
      '/wanderhub/blog/four-shared-hours',
    );
  });

  it('asks for a category, a subject and words, which stand in the address', async () => {
    const requests = mockResponse('get', paths.api.library(), createPage([hours]));
    const { location } = renderAt('/wanderhub', <Library Around={JustGuides} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Tips & Tutorials' }));
    await userEvent.click(await screen.findByRole('button', { name: 'visas' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the guides' }), 'ninety');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 guide for “ninety”'));
    expect(location()).toBe('/wanderhub?q=ninety&category=tips-tutorials&tag=visas');
    expect(requests.at(-1)?.query).toEqual({ q: 'ninety', category: 'tips-tutorials', tag: 'visas' });
  });

  it('marks what was found, and says what was looked for instead', async () => {
    const found = {
      title: [{ text: 'Ninety days', found: true }],
      passage: [
        { text: 'In the ', found: false },
        { text: 'Schengen', found: true },
        { text: ' area', found: false },
      ],
    };
    mockResponse('get', paths.api.library(), createPage([{ ...visas, found }], { corrected: 'schengen' }));
    renderAt('/wanderhub?q=shcengen', <Library Around={JustGuides} />);
    expect(await screen.findByText('Schengen', { selector: 'mark' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      '1 guide for “schengen”. No results for “shcengen”.',
    );
    expect(screen.getByRole('searchbox')).toHaveValue('shcengen');
  });

  it('shows more where there are more', async () => {
    const requests = mockResponse(
      'get',
      paths.api.library(),
      createPage([hours], { nextKey: 'on', total: 2 }),
    );
    renderAt('/wanderhub?tag=visas', <Library Around={JustGuides} />);
    const more = await screen.findByRole('button', { name: 'Show more guides' });
    mockResponse('get', paths.api.library(), createPage([visas], { total: 2 }));
    await userEvent.click(more);
    expect(await screen.findByRole('heading', { name: 'Ninety days in any 180' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Four shared hours' })).toBeInTheDocument();
    expect(requests).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show more guides' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ninety days in any 180' }).closest('li')).toHaveFocus();
  });

  it('says so when there is none, and leads back to all', async () => {
    mockResponse('get', paths.api.library(), createPage([]));
    const { location } = renderAt(
      '/wanderhub?category=community-insights&q=zebra',
      <Library Around={JustGuides} />,
    );
    const all = await screen.findByRole('button', { name: 'Show all guides' });
    expect(screen.getByRole('status')).toHaveTextContent(/^No guides match “zebra” with these filters\.$/);
    await userEvent.click(all);
    expect(location()).toBe('/wanderhub');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('names the words that no guide has', async () => {
    mockResponse('get', paths.api.library(), createPage([]));
    renderAt('/wanderhub?q=zebra', <Library Around={JustGuides} />);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^No guides match “zebra”\.$/));
  });

  it('leads to the feeds of what is chosen', async () => {
    mockResponse('get', paths.api.library(), createPage([hours]));
    renderAt('/wanderhub?category=tools-resources', <Library Around={JustGuides} />);
    const feeds = screen.getByRole('navigation', { name: 'Feeds' });
    expect(within(feeds).getByRole('link', { name: 'RSS' })).toHaveAttribute(
      'href',
      '/wanderhub/feeds/tools-resources/rss.xml',
    );
  });

  it('tries again when the guides could not be fetched', async () => {
    mockNetworkError('get', paths.api.library());
    renderAt('/wanderhub', <Library Around={JustGuides} />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    mockResponse('get', paths.api.library(), createPage([visas]));
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Ninety days in any 180' })).toBeInTheDocument();
  });

  it('shows what this browser kept where the server cannot be asked', async () => {
    const storedPage = { data: createPage([visas]), timestamp: Date.now() - 86_400_000 };
    localStorage.setItem('wanderwork_cache_library', JSON.stringify(storedPage));
    mockNetworkError('get', paths.api.library());
    renderAt('/wanderhub', <Library Around={JustGuides} />);
    expect(await screen.findByText(/saved in this browser/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ninety days in any 180' })).toBeInTheDocument();
  });
});
