import { screen, waitFor } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { aUser, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { AroundGuides } from './around-guides';

const visas = { slug: 'visas', title: 'Visas', saved: true, progress: null, sections: [], at: '2026-11-20' };

const renderGuides = (hasBookmarks = true) =>
  renderAt(
    '/wanderhub',
    <AroundGuides hasBookmarks={hasBookmarks}>
      <p>The guides</p>
    </AroundGuides>,
  );

/** Where the bookmarks are, seen from the guides. */
const findPlace = async () =>
  screen
    .getByText('The guides')
    .compareDocumentPosition(await screen.findByRole('region', { name: 'Your bookmarks' }));

describe('the guides of a member', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ user: aUser(), isLoading: false });
    mockResponse('get', paths.api.account.bookmarks(), { entries: [visas] });
  });

  it('appear at once, with the space of the bookmarks held above them as on the last visit', async () => {
    localStorage.setItem('wanderwork_bookmarks_height', `${window.innerWidth} 150`);
    renderGuides();
    expect(screen.getByText('The guides').previousElementSibling).toHaveStyle({ height: '150px' });
    expect(await findPlace()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getByRole('region', { name: 'Your bookmarks' })).toHaveStyle({ minHeight: '150px' });
  });

  it('keep their place when the bookmarks of the last visit are gone', async () => {
    localStorage.setItem('wanderwork_bookmarks_height', `${window.innerWidth} 150`);
    mockResponse('get', paths.api.account.bookmarks(), { entries: [] });
    const { container } = renderGuides();
    await waitFor(() => expect(localStorage.getItem('wanderwork_bookmarks_height')).toBeNull());
    expect(container.firstElementChild?.firstElementChild).toHaveStyle({ height: '150px' });
  });

  it.each([
    ['nothing is known of the last visit', null],
    ['the window had another width', '1 150'],
  ])('come before the bookmarks if %s', async (_, stored) => {
    if (stored) localStorage.setItem('wanderwork_bookmarks_height', stored);
    renderGuides();
    expect(screen.getByText('The guides').previousElementSibling).toBeNull();
    expect(await findPlace()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('stand alone while somebody searches', () => {
    renderGuides(false);
    expect(screen.getByText('The guides').parentElement?.children).toHaveLength(1);
  });
});
