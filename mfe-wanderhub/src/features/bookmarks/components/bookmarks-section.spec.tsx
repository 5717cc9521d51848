import { screen } from '@testing-library/react';
import { type Bookmark } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import { BookmarksSection } from './bookmarks-section';

const createEntry = (change: Partial<Bookmark>): Bookmark => ({
  slug: 'visas',
  title: 'Visas',
  saved: false,
  progress: 0.4,
  sections: [],
  at: '2026-11-20T10:00:00.000Z',
  ...change,
});

it('shows saved and unfinished articles, but not finished ones', async () => {
  useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
  const entries = [
    createEntry({ slug: 'hours', title: 'Hours', saved: true }),
    createEntry({}),
    createEntry({ slug: 'taxes', title: 'Taxes', progress: 1 }),
  ];
  localStorage.setItem('wanderwork_shelf', JSON.stringify(entries));
  renderAt('/wanderhub', <BookmarksSection />);
  const section = await screen.findByRole('region', { name: 'Your bookmarks' });
  expect(section).toHaveTextContent('SavedHours40% read, 20 Nov 2026Continue readingVisas40% read');
  expect(screen.getByRole('link', { name: 'Visas' })).toHaveAttribute('href', '/wanderhub/blog/visas');
  expect(section).not.toHaveTextContent('Taxes');
});
