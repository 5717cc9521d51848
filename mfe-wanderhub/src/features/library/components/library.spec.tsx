import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { aPost, answer, disconnect, renderAt, useServer } from '@wanderwork/testing';
import { Library } from './library';

const hours = aPost();
const visas = aPost({ slug: 'ninety-days', title: 'Ninety days in any 180', category: 'Tips & Tutorials' });

describe('the library', () => {
  useServer();

  it('shows each guide with its promise, its category and its length', async () => {
    const asked = answer('get', paths.api.blogPosts(), [hours, visas]);
    renderAt('/wanderhub', <Library />);
    expect(await screen.findByRole('heading', { name: 'Four shared hours' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read More : Four shared hours' })).toHaveAttribute(
      'href',
      '/wanderhub/blog/four-shared-hours',
    );
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('Tools & Resources, 7 min read');
    expect(asked[0]?.query).toEqual({ view: 'card' });
  });

  it('keeps to one category, which stands in the address', async () => {
    answer('get', paths.api.blogPosts(), [hours, visas]);
    const { location } = renderAt('/wanderhub', <Library />);
    await screen.findByRole('heading', { name: 'Four shared hours' });
    await userEvent.click(screen.getByRole('button', { name: 'Tips & Tutorials' }));
    expect(location()).toBe('/wanderhub?category=tips-tutorials');
    expect(screen.getByRole('status')).toHaveTextContent('1 guide');
    expect(screen.queryByRole('heading', { name: 'Four shared hours' })).not.toBeInTheDocument();
  });

  it('says so when a category has no guide, and leads back to all', async () => {
    answer('get', paths.api.blogPosts(), [hours]);
    const { location } = renderAt('/wanderhub?category=community-insights', <Library />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all guides' }));
    expect(location()).toBe('/wanderhub');
    expect(screen.getByRole('heading', { name: 'Four shared hours' })).toBeInTheDocument();
  });

  it('tries again when the guides could not be fetched', async () => {
    disconnect('get', paths.api.blogPosts());
    renderAt('/wanderhub', <Library />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    answer('get', paths.api.blogPosts(), [visas]);
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Ninety days in any 180' })).toBeInTheDocument();
  });
});
