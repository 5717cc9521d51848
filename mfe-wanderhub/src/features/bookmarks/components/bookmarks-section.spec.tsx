import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Bookmark } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import { BookmarksSection, SavedLink } from './bookmarks-section';

const createEntry = (change: Partial<Bookmark>): Bookmark => ({
  slug: 'visas',
  title: 'Visas',
  saved: false,
  progress: 0.4,
  sections: [],
  at: '2026-11-20T10:00:00.000Z',
  ...change,
});

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
});

it('shows unfinished and saved articles, but not finished ones', async () => {
  const entries = [
    createEntry({ slug: 'hours', title: 'Hours', saved: true }),
    createEntry({}),
    createEntry({ slug: 'taxes', title: 'Taxes', progress: 1 }),
  ];
  localStorage.setItem('wanderwork_shelf', JSON.stringify(entries));
  renderAt('/wanderhub', <BookmarksSection />);
  const section = await screen.findByRole('region', { name: 'Your bookmarks' });
  expect(section).toHaveTextContent('Continue readingVisas40% read, 20 Nov 2026SavedHours40% read');
  expect(screen.getByRole('link', { name: 'Visas' })).toHaveAttribute('href', '/wanderhub/blog/visas');
  expect(section).not.toHaveTextContent('Taxes');
});

it('links to the saved articles, and shows more than three on request', async () => {
  const entries = Array.from({ length: 5 }, (_, at) =>
    createEntry({ slug: `guide-${at}`, title: `Guide ${at}`, saved: true }),
  );
  localStorage.setItem('wanderwork_shelf', JSON.stringify(entries));
  renderAt(
    '/wanderhub',
    <>
      <SavedLink />
      <BookmarksSection />
    </>,
  );
  const section = await screen.findByRole('region', { name: 'Your bookmarks' });
  expect(screen.getByRole('link', { name: 'Saved (5)' })).toHaveAttribute('href', `#${section.id}`);
  expect(screen.queryByRole('link', { name: 'Guide 3' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getByRole('link', { name: 'Guide 4' })).toBeVisible();
});

it('shows neither a list nor a link while nothing is saved or begun', () => {
  const { container } = renderAt(
    '/wanderhub',
    <>
      <SavedLink />
      <BookmarksSection />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

it('leads members to all that they saved, before it is loaded', () => {
  useSession.setState({ user: null, isAuthenticated: false, isLoading: true });
  renderAt('/wanderhub', <SavedLink />);
  expect(screen.getByRole('link', { name: 'Saved' })).toHaveAttribute('href', '/saved');
});
