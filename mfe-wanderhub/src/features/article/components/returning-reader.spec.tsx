import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type Bookmark } from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import {
  aPostDetail,
  mockResponse,
  aUser,
  mockNetworkError,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { Article } from './article';

const article = aPostDetail({
  headings: [{ id: 'section-a', text: 'A strip' }],
  sections: [
    { id: null, mark: 'one' },
    { id: 'section-a', mark: 'two' },
  ],
  figures: [
    { id: 'lisbon.monthlyCost', name: 'Lisbon, monthly cost for one person', words: '$1,950' },
    { id: 'lisbon.meal', name: 'Lisbon, a plain meal out', words: '$9.90' },
  ],
});
const createEntry = (change: Partial<Bookmark> = {}): Bookmark => ({
  slug: article.slug,
  title: article.title,
  saved: false,
  progress: 0.4,
  sections: article.sections,
  at: '2026-11-20T10:00:00.000Z',
  ...change,
});
const readStored = () => JSON.parse(localStorage.getItem('wanderwork_shelf') ?? '[]') as Bookmark[];
const store = (...entries: Bookmark[]) => localStorage.setItem('wanderwork_shelf', JSON.stringify(entries));
const openArticle = () =>
  renderAt('/wanderhub/blog/four-shared-hours', <Article slugOrId="four-shared-hours" />);
const signIn = () =>
  act(() => useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false }));
const signOut = () =>
  act(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));

describe('a returning reader', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    signOut();
    mockResponse('get', paths.api.blogPost(article.slug), article);
    mockResponse('get', paths.api.relatedPosts(article.slug), []);
  });
  afterEach(signOut);

  it('saves an article in the browser for visitors, and removes it again', async () => {
    openArticle();
    await userEvent.click(await screen.findByRole('button', { name: 'Save this article' }));
    expect(await screen.findByRole('button', { name: 'Saved this article' })).toBeInTheDocument();
    expect(readStored()).toMatchObject([{ slug: article.slug, saved: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Saved this article' }));
    expect(readStored()).toMatchObject([{ saved: false }]);
  });

  it('stores the reading progress and what the article said then', async () => {
    openArticle();
    await screen.findByText('A subtraction.');
    // jsdom has no layout, so a text that starts at the top of the window counts as read.
    fireEvent(window, new Event('scrollend'));
    await waitFor(() => expect(readStored()).toMatchObject([{ progress: 1, sections: article.sections }]));
    expect(readStored()[0]?.figures).toContainEqual({ id: 'lisbon.monthlyCost', words: '$1,950' });
  });

  it('shows the last position and scrolls to it', async () => {
    store(createEntry());
    openArticle();
    expect(await screen.findByText('You read 40% of this on 20 Nov 2026.')).toBeInTheDocument();
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Continue reading' }));
    expect(scroll).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Continue reading' })).not.toBeInTheDocument();
  });

  it('lists what changed since the last visit, and nothing else', async () => {
    store(
      createEntry({
        progress: 1,
        sections: [{ id: null, mark: 'one' }],
        figures: [
          { id: 'lisbon.monthlyCost', words: '$1,800' },
          { id: 'lisbon.meal', words: '$9.90' },
        ],
      }),
    );
    openArticle();
    const since = await screen.findByRole('region', { name: 'Since your last visit' });
    expect(since).toHaveTextContent('Changed since you read it on 20 Nov 2026: 1 figure, 1 section');
    expect(since).toHaveTextContent('Lisbon, monthly cost for one person: $1,950, was $1,800');
    expect(within(since).getByRole('link', { name: 'Lisbon, monthly cost for one person' })).toHaveAttribute(
      'href',
      '#figures-lisbon',
    );
    expect(within(since).getByRole('link', { name: 'A strip' })).toHaveAttribute('href', '#section-a');
    expect(since).not.toHaveTextContent('Introduction');
    expect(since).not.toHaveTextContent('plain meal');
  });

  it('moves a visitor’s bookmarks to the account at sign-in', async () => {
    store(createEntry({ saved: true }));
    const requests = mockResponse('post', paths.api.account.bookmarks(), {
      entries: [createEntry({ saved: true })],
    });
    signIn();
    openArticle();
    expect(await screen.findByRole('button', { name: 'Saved this article' })).toBeInTheDocument();
    expect(requests[0]?.body).toMatchObject({ entries: [{ slug: article.slug, saved: true }] });
    expect(readStored()).toEqual([]);
  });

  it('merges a save made before the account’s bookmarks were loaded', async () => {
    const otherEntry = createEntry({ slug: 'another', title: 'Another', saved: true });
    const answerRequest = mockPendingResponse('get', paths.api.account.bookmarks(), {
      entries: [createEntry(), otherEntry],
    });
    const requests = mockResponse('post', paths.api.account.bookmarks(), { entries: [] });
    signIn();
    openArticle();
    await userEvent.click(await screen.findByRole('button', { name: 'Save this article' }));
    expect(requests).toHaveLength(0);
    answerRequest();
    expect(await screen.findByRole('button', { name: 'Saved this article' })).toBeInTheDocument();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({
      entries: [{ slug: article.slug, saved: true, progress: 0.4 }],
    });
  });

  it('shows an error if the account cannot be reached', async () => {
    mockNetworkError('get', paths.api.account.bookmarks());
    signIn();
    openArticle();
    await userEvent.click(await screen.findByRole('button', { name: 'Save this article' }));
    await waitFor(() =>
      expect(useToasts.getState().toasts.map(({ title }) => title)).toContain(
        `Couldn’t save “${article.title}”`,
      ),
    );
    expect(screen.getByRole('button', { name: 'Save this article' })).toBeInTheDocument();
  });
});
