import { act, screen } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { aUser, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { AroundGuides } from './around-guides';

const visas = { slug: 'visas', title: 'Visas', saved: true, progress: null, sections: [], at: '2026-11-20' };

const renderGuides = (hasBookmarks = true) =>
  renderAt(
    '/wanderhub',
    <AroundGuides hasBookmarks={hasBookmarks} meanwhile="Loading">
      <p>The guides</p>
    </AroundGuides>,
  );

describe('the guides of a member', () => {
  useServer();
  beforeEach(() => useSession.setState({ user: aUser(), isLoading: false }));

  it('wait for the bookmarks, which go above them', async () => {
    mockResponse('get', paths.api.account.bookmarks(), { entries: [visas] });
    renderGuides();
    expect(screen.queryByText('The guides')).not.toBeInTheDocument();
    const guides = await screen.findByText('The guides');
    expect(guides.compareDocumentPosition(screen.getByRole('link', { name: 'Visas' }))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  });

  it('don’t wait while somebody searches', () => {
    mockResponse('get', paths.api.account.bookmarks(), { entries: [visas] });
    renderGuides(false);
    expect(screen.getByText('The guides')).toBeVisible();
  });

  it('stay where they are when bookmarks are late', async () => {
    jest.useFakeTimers();
    useSession.setState({ user: null, isLoading: true });
    renderGuides();
    act(() => jest.advanceTimersByTime(1000));
    jest.useRealTimers();
    const guides = screen.getByText('The guides');
    mockResponse('get', paths.api.account.bookmarks(), { entries: [visas] });
    act(() => useSession.setState({ user: aUser(), isLoading: false }));
    expect(guides.compareDocumentPosition(await screen.findByRole('link', { name: 'Visas' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});
