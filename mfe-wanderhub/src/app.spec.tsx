import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import {
  aPage,
  aPost,
  aPostDetail,
  mockResponse,
  mockNetworkError,
  mockError,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { useSession } from '@wanderwork/platform';
import App from './app';
import { Article } from './features/article/components/article';

const article = aPostDetail({
  html: '<h2 id="the-strip">The strip</h2><p>A month in <a href="/wanderlens/cities/lisbon">Lisbon</a>.</p>',
  headings: [{ id: 'the-strip', text: 'The strip' }],
  sources: [{ title: 'IANA time zone database', url: 'https://www.iana.org/time-zones' }],
});

describe('an article', () => {
  useServer();
  beforeEach(() => {
    mockResponse('get', paths.api.blogPosts(), [aPost()]);
    mockResponse('get', paths.api.relatedPosts('four-shared-hours'), [
      aPost({ slug: 'another', title: 'Another' }),
    ]);
  });

  it('can be read with its contents, its sources and the day it was checked', async () => {
    mockResponse('get', paths.api.blogPost('four-shared-hours'), article);
    renderAt('/wanderhub/blog/four-shared-hours', <App />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Four shared hours' })).toBeInTheDocument();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(within(contents).getByRole('link', { name: 'The strip' })).toHaveAttribute('href', '#the-strip');
    expect(screen.getByText(/Checked/)).toHaveTextContent('Checked 20 Nov 2026');
    expect(screen.getByText(/min read/, { selector: 'header *' })).toHaveTextContent('7 min read');
    expect(screen.getByRole('link', { name: 'IANA time zone database' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask people in Connect' })).toHaveAttribute(
      'href',
      '/connect/new?kind=question',
    );
    expect(await screen.findByRole('heading', { level: 3, name: 'Another' })).toBeInTheDocument();
  });

  it('leads to other pages without loading them anew', async () => {
    mockResponse('get', paths.api.blogPost('four-shared-hours'), article);
    const { location } = renderAt('/blog-post/four-shared-hours', <Article slugOrId="four-shared-hours" />);
    await userEvent.click(await screen.findByRole('link', { name: 'Lisbon' }));
    expect(location()).toBe('/wanderlens/cities/lisbon');
  });

  it('is the newest where the address names none', async () => {
    mockResponse('get', paths.api.blogPost('four-shared-hours'), article);
    renderAt('/blog-post', <App />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Four shared hours' })).toBeInTheDocument();
  });

  it('is the newest of today, although the newest of the stored list is gone', async () => {
    const error = { statusCode: 404, code: 'post.not_found', message: 'Post not found' };
    mockError('get', paths.api.blogPost('gone'), error);
    mockResponse('get', paths.api.library(), { items: [], total: 0 });
    mockResponse('get', paths.api.blogPosts(), [aPost({ slug: 'gone' })]);
    const { unmount } = renderAt('/blog-post', <App />);
    await screen.findByRole('heading', { level: 1, name: 'A blank page' });
    unmount();

    mockResponse('get', paths.api.blogPosts(), [aPost({ slug: 'four-shared-hours' })]);
    mockResponse('get', paths.api.blogPost('four-shared-hours'), article);
    renderAt('/blog-post', <App />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Four shared hours' })).toBeInTheDocument();
  });

  it('is said not to exist where it does not', async () => {
    mockError('get', paths.api.blogPost('gone-visas'), {
      statusCode: 404,
      code: 'post.not_found',
      message: 'Post not found',
    });
    const requests = mockResponse('get', paths.api.library(), {
      items: [aPost({ slug: 'visas', title: 'Visas' })],
      total: 1,
    });
    renderAt('/wanderhub/blog/gone-visas', <App />);
    expect(await screen.findByRole('heading', { level: 1, name: 'A blank page' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search the guides' })).toHaveValue('gone visas');
    expect(screen.getByRole('link', { name: 'See all guides' })).toHaveAttribute('href', '/wanderhub');
    const near = await screen.findByRole('region', { name: 'Maybe one of these' });
    expect(within(near).getByRole('heading', { name: 'Visas' })).toBeInTheDocument();
    expect(requests[0]?.query).toEqual({ q: 'gone visas', limit: '3' });
  });

  it('can be tried again, or read from what is stored, when it could not be fetched', async () => {
    mockNetworkError('get', paths.api.blogPost('four-shared-hours'));
    renderAt('/wanderhub/blog/four-shared-hours', <App />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByRole('link', { name: 'Read saved articles' })).toHaveAttribute(
      'href',
      '/wanderhub-fallback',
    );
    mockResponse('get', paths.api.blogPost('four-shared-hours'), article);
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Four shared hours' })).toBeInTheDocument();
  });
});

describe('Connect', () => {
  useServer();

  it('opens with what is new, and takes its other pages from below the same path', async () => {
    mockResponse('get', paths.api.connect.topics(), aPage([]));
    mockResponse('get', paths.api.cities(), aPage([]));
    useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
    const { unmount } = renderAt('/connect', <App />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Connect' })).toBeInTheDocument();
    expect(await screen.findByText(/Nobody has written anything yet/)).toBeInTheDocument();
    unmount();
    renderAt('/connect/rules', <App />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Community rules' })).toBeInTheDocument();
  });
});
