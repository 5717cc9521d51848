import { screen, waitFor } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { aPost, answer, hold, renderAt, useServer } from '@wanderwork/testing';
import { LatestSection } from './latest-section';

describe('WanderHub on the home page', () => {
  useServer();

  it('shows the first three, and calls those without a category tools and resources', async () => {
    const posts = ['a', 'b', 'c', 'd'].map((slug) =>
      aPost({ slug, title: slug.toUpperCase(), category: null }),
    );
    answer('get', paths.api.blogPosts(), posts);
    renderAt('/', <LatestSection />);
    expect(await screen.findByRole('heading', { level: 3, name: 'A' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getAllByText('Tools & Resources')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Explore WanderHub' })).toHaveAttribute('href', '/wanderhub');
  });

  it('keeps three places while they come', async () => {
    const release = hold('get', paths.api.blogPosts(), [aPost()]);
    renderAt('/', <LatestSection />);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    release();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it('says that they load while there are none', async () => {
    answer('get', paths.api.blogPosts(), []);
    renderAt('/', <LatestSection />);
    expect(await screen.findByText('Loading latest articles...')).toBeInTheDocument();
  });
});
