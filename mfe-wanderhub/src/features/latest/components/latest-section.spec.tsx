import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import {
  aPost,
  mockResponse,
  mockNetworkError,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { LatestSection } from './latest-section';

describe('WanderHub on the home page', () => {
  useServer();

  it('shows the first three, and calls those without a category tools and resources', async () => {
    const posts = ['a', 'b', 'c', 'd'].map((slug) =>
      aPost({ slug, title: slug.toUpperCase(), category: null }),
    );
    mockResponse('get', paths.api.blogPosts(), posts);
    renderAt('/', <LatestSection />);
    expect(await screen.findByRole('heading', { level: 3, name: 'A' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getAllByText('Tools & Resources')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Explore WanderHub' })).toHaveAttribute('href', '/wanderhub');
  });

  it('keeps three places while they come', async () => {
    const release = mockPendingResponse('get', paths.api.blogPosts(), [aPost()]);
    renderAt('/', <LatestSection />);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    release();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it('leads to each post by its slug, or by its id where it has none', async () => {
    mockResponse('get', paths.api.blogPosts(), [
      aPost({ id: '1', slug: 'visas', title: 'Visas' }),
      aPost({ id: '2', slug: '', title: 'Taxes' }),
    ]);
    renderAt('/', <LatestSection />);
    expect(await screen.findByRole('link', { name: 'Read More : Visas' })).toHaveAttribute(
      'href',
      '/wanderhub/blog/visas',
    );
    expect(screen.getByRole('link', { name: 'Read More : Taxes' })).toHaveAttribute(
      'href',
      '/wanderhub/blog/2',
    );
  });

  it('keeps a category that a post has', async () => {
    mockResponse('get', paths.api.blogPosts(), [aPost({ category: 'Community Insights' })]);
    renderAt('/', <LatestSection />);
    expect(await screen.findByText('Community Insights')).toBeInTheDocument();
    expect(screen.queryByText('Tools & Resources')).toBeNull();
  });

  it('opens a post without an excerpt by the first 100 characters of its title', async () => {
    const title = 'a'.repeat(120);
    mockResponse('get', paths.api.blogPosts(), [aPost({ title, excerpt: null })]);
    renderAt('/', <LatestSection />);
    const card = await screen.findByRole('article');
    expect(within(card).getByText(`${'a'.repeat(100)}…`)).toHaveStyle('-webkit-line-clamp: 3');
  });

  it('says how long the reading takes', async () => {
    mockResponse('get', paths.api.blogPosts(), [aPost({ readMinutes: 7 })]);
    renderAt('/', <LatestSection />);
    expect(await screen.findByText(/7 min read/)).toBeInTheDocument();
  });

  it('offers to try again when they cannot be had', async () => {
    mockNetworkError('get', paths.api.blogPosts());
    renderAt('/', <LatestSection />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    mockResponse('get', paths.api.blogPosts(), [aPost({ title: 'Visas' })]);
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Visas' })).toBeInTheDocument();
  });

  it('says that they load while there are none', async () => {
    mockResponse('get', paths.api.blogPosts(), []);
    renderAt('/', <LatestSection />);
    expect(await screen.findByText('Loading latest articles...')).toBeInTheDocument();
  });
});
