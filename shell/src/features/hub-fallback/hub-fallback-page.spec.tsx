import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hashKey } from '@tanstack/react-query';
import { paths, STORED_LIBRARY, storedPostLists } from '@wanderwork/contracts';
import { writeStored } from '@wanderwork/platform';
import {
  mockResponse,
  aPost,
  aPostDetail,
  mockNetworkError,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import HubFallbackPage from './hub-fallback-page';

const visit = () => renderAt('/wanderhub-fallback', <HubFallbackPage />);

const STORED_NAME = '["blog-posts","fallback"]';
const posts = paths.api.blogPosts();

const harbour = {
  ...aPost({ slug: 'harbour', title: 'A harbour' }),
  content: '## Quay\n\nShips and **work**.',
};

afterEach(() => jest.restoreAllMocks());

describe('the plain WanderHub page', () => {
  useServer();

  it('shows a loading state', async () => {
    const release = mockPendingResponse('get', posts, [harbour]);
    visit();
    expect(screen.getByText('Loading the articles')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { name: 'A harbour' })).toBeVisible();
  });

  it('opens and closes an article in place', async () => {
    mockResponse('get', posts, [harbour]);
    mockResponse(
      'get',
      paths.api.blogPost('harbour'),
      aPostDetail({ html: '<p>Rendered by the server.</p>' }),
    );
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Read A harbour' }));
    expect(await screen.findByText('Rendered by the server.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close A harbour' }));
    expect(screen.queryByText('Rendered by the server.')).not.toBeInTheDocument();
  });

  it('shows the author’s Markdown as text when the server cannot render it', async () => {
    mockResponse('get', posts, [harbour]);
    mockNetworkError('get', paths.api.blogPost('harbour'));
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Read A harbour' }));
    expect(await screen.findByRole('heading', { name: 'Quay' })).toBeVisible();
    expect(screen.getByText('Ships and work.')).toBeVisible();
  });

  it('shows the stored articles when the server is unreachable, and says so', async () => {
    writeStored(STORED_NAME, [harbour]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    mockNetworkError('get', posts);
    visit();
    expect(screen.getByRole('heading', { name: 'A harbour' })).toBeVisible();
    expect(await screen.findByText(/You’re reading copies stored in this browser\./)).toBeVisible();
  });

  it('shows stored cards of the home page and WanderHub when no texts are stored', async () => {
    const ports = aPost({ slug: 'ports', title: 'Ports', publishedAt: '2026-11-21T00:00:00.000Z' });
    writeStored(hashKey(storedPostLists.home), [harbour]);
    writeStored(STORED_LIBRARY, { items: [ports, aPost(harbour)], total: 2 });
    mockNetworkError('get', posts);
    mockNetworkError('get', paths.api.blogPost('ports'));
    visit();
    expect(await screen.findByText(/You’re reading copies stored in this browser\./)).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Ports', 'A harbour']);
    await userEvent.click(screen.getByRole('button', { name: 'Read Ports' }));
    expect(await screen.findByText(/isn’t stored in this browser/)).toBeVisible();
  });

  it('says that there are no articles, and can retry', async () => {
    mockResponse('get', posts, []);
    visit();
    expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeVisible();
    mockResponse('get', posts, [harbour]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'A harbour' })).toBeVisible();
  });

  it('says that nothing loaded and nothing is stored, and can retry', async () => {
    mockNetworkError('get', posts);
    visit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The articles couldn’t load, and none are stored in this browser.',
    );
    mockResponse('get', posts, [harbour]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'A harbour' })).toBeVisible();
  });

  it('says so when the browser is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    mockNetworkError('get', posts);
    visit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You’re offline, and no articles are stored in this browser yet.',
    );
  });
});
