import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { aPostDetail, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Article } from './article';

const post = aPostDetail({ slug: 'four-shared-hours', title: 'Four shared hours' });

/** Opens the article and resolves to the events sent so far, once it is shown. */
const openArticle = async () => {
  mockResponse('get', paths.api.blogPost(post.slug), post);
  mockResponse('get', paths.api.relatedPosts(post.slug), []);
  const requests = mockResponse('post', paths.api.postReaders(post.id), {});
  const view = renderAt(paths.web.post(post.slug), <Article slugOrId={post.slug} />);
  await screen.findByRole('heading', { name: post.title });
  const listEvents = () => requests.map(({ body }) => (body as { event: string }).event);
  const expectEvents = (...events: string[]) =>
    waitFor(() => expect(listEvents()).toEqual(events), { timeout: 5000 });
  return { ...view, expectEvents };
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save this article' }));

const setVisibility = (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const scrollToEnd = (bottom: number) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  window.dispatchEvent(new Event('scrollend'));
};

describe('the readers of an article', () => {
  useServer();
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
    setVisibility('visible');
  });
  afterEach(() => jest.restoreAllMocks());

  it('are counted once per tab, however often the page is loaded again', async () => {
    const first = await openArticle();
    await first.expectEvents('open');
    first.unmount();
    const second = await openArticle();
    await save();
    await second.expectEvents('save');
  });

  it('are counted when a page that was rendered in advance is shown', async () => {
    setVisibility('hidden');
    const { expectEvents } = await openArticle();
    await save();
    await expectEvents('save');
    setVisibility('visible');
    await expectEvents('save', 'open');
  });

  it('have read to the end if they took their time', async () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const { expectEvents } = await openArticle();
    await expectEvents('open');
    now += 5000;
    scrollToEnd(600);
    now += 25_000;
    scrollToEnd(5000);
    await save();
    await expectEvents('open', 'save');
    scrollToEnd(600);
    scrollToEnd(600);
    await expectEvents('open', 'save', 'finish');
  });

  it('are counted once when they save it, and not when they remove it', async () => {
    const { expectEvents } = await openArticle();
    await expectEvents('open');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Saved this article' }));
    await screen.findByRole('button', { name: 'Save this article' });
    await save();
    await expectEvents('open', 'save');
  });
});
