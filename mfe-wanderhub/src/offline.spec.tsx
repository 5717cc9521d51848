import { MessageChannel } from 'node:worker_threads';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  OFFLINE_POST_PATH,
  getOfflineCacheName,
  type OfflineRefusal,
  type OfflinePost,
  type SavePostOfflineMessage,
  type OfflineResult,
} from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { aPostDetail, renderAt } from '@wanderwork/testing';
import { mockCaches } from '@wanderwork/testing/caches';
import { ArticleHead } from './features/article/components/article-head';
import { BookmarksSection } from './features/bookmarks/components/bookmarks-section';

const post = aPostDetail();

const storeArticle = async (change: Partial<OfflinePost> = {}): Promise<OfflinePost> => {
  const { slug, title } = post;
  const note = {
    slug,
    title,
    bytes: 312_400,
    at: '2026-11-22T09:00:00.000Z',
    tag: null,
    build: '',
    ...change,
  };
  const cache = await caches.open(getOfflineCacheName(note.slug));
  await cache.put(OFFLINE_POST_PATH, Response.json(note));
  return note;
};

/** A worker that takes what it is asked to, or refuses it. */
const stubServiceWorker = (refused?: OfflineRefusal) => {
  const postMessage = async ({ slug }: SavePostOfflineMessage, [port]: MessagePort[]) => {
    const taking: OfflineResult = refused ? { refused } : { taken: await storeArticle({ slug }) };
    port?.postMessage(taking);
  };
  const ready = Promise.resolve({ active: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
};

const getToasts = () =>
  useToasts.getState().toasts.map(({ title, description }) => `${title}: ${description}`);

describe('reading offline', () => {
  beforeEach(() => {
    mockCaches();
    // jsdom has none.
    Object.assign(globalThis, { MessageChannel });
    useToasts.setState({ toasts: [] });
    act(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  it('saves an article offline, shows its size and date, and removes it', async () => {
    stubServiceWorker();
    renderAt('/', <ArticleHead post={post} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save offline (this article)' }));
    expect(await screen.findByText(/Available offline/)).toHaveTextContent(
      'Available offline: 312 kB, saved 22 Nov 2026.',
    );
    const removeButton = screen.getByRole('button', { name: 'Saved offline (this article)' });
    expect(removeButton).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(removeButton);
    expect(await screen.findByRole('button', { name: 'Save offline (this article)' })).toBeInTheDocument();
    expect(await caches.keys()).toEqual([]);
  });

  it.each<[OfflineRefusal, RegExp]>([
    ['full', /Couldn’t save “.+” offline: Your browser is out of space/],
    ['gone', /This article is no longer published/],
    ['unreachable', /We couldn’t load it/],
  ])('says why an article could not be taken: %s', async (refusal, words) => {
    stubServiceWorker(refusal);
    renderAt('/', <ArticleHead post={post} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save offline (this article)' }));
    await waitFor(() => expect(getToasts()).toEqual([expect.stringMatching(words)]));
    expect(screen.queryByText(/Available offline/)).not.toBeInTheDocument();
  });

  it('says so when the browser stores nothing', async () => {
    renderAt('/', <ArticleHead post={post} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save offline (this article)' }));
    await waitFor(() =>
      expect(getToasts()).toEqual([expect.stringContaining('can’t save articles offline')]),
    );
  });

  it('lists saved articles with their size, and removes one', async () => {
    await storeArticle();
    await storeArticle({ slug: 'visas', title: 'Visas', bytes: 1_100_000, at: '2026-11-21T09:00:00.000Z' });
    renderAt('/', <BookmarksSection />);
    const bookmarks = await screen.findByRole('region', { name: 'Your bookmarks' });
    expect(
      within(bookmarks)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([post.title, 'Visas']);
    expect(bookmarks).toHaveTextContent('1.1 MB, saved 21 Nov 2026');
    expect(bookmarks).toHaveTextContent('2 articles, 1.4 MB in this browser.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove “Visas” from this browser' }));
    await waitFor(() => expect(bookmarks).toHaveTextContent('1 article, 312 kB in this browser.'));
    expect(within(bookmarks).getByRole('heading', { name: 'Offline' })).toHaveFocus();
  });
});
