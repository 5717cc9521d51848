import { paths, OFFLINE_POST_PATH, getOfflineCacheName } from '@wanderwork/contracts';
import { mockCaches } from '@wanderwork/testing/caches';
import { renewOfflinePost, savePostOffline } from './save-post-offline';
import { findOfflinePost, findOfflineCopy, findOfflinePage, listOfflinePosts } from './offline-posts';

const shell = { cache: 'wanderwork-shell-1', startsWith: (html: string) => html.includes('/main.1.js') };
const post = { slug: 'visas', title: 'Visas', html: '<p>Ninety days.</p>' };
const COVER = '/api/art/posts/visas.svg?theme=light';
const createPageHtml = (build: string) =>
  `<script src="/main.${build}.js"></script><img src="${COVER}"><p>Visas</p>`;

const cacheHeaders = { 'cache-control': 'public, no-cache' };
const createPostResponse = (tag: string) => () =>
  Response.json(post, { headers: { ...cacheHeaders, etag: tag } });
const createPageResponse = (build: string) => () =>
  new Response(createPageHtml(build), { headers: { ...cacheHeaders, 'content-type': 'text/html' } });
const createNotFound = () => new Response('', { status: 404 });

/** The server's responses by address. */
const mockFetch = (answers: Record<string, () => Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const answer = answers[String(input)];
    if (!answer) throw new TypeError('no connection');
    return answer();
  });
const postAndPage = {
  [paths.api.blogPost('visas')]: createPostResponse('W/"1"'),
  [paths.web.post('visas')]: createPageResponse('1'),
};
const picture = { [COVER]: () => new Response('<svg/>', { headers: cacheHeaders }) };

describe('an article saved offline', () => {
  let caches: ReturnType<typeof mockCaches>;
  beforeEach(() => (caches = mockCaches()));
  afterEach(() => jest.restoreAllMocks());

  it('has its text, page and pictures, and the sum of their sizes', async () => {
    mockFetch({ ...postAndPage, ...picture });
    const result = await savePostOffline('visas', shell);
    const expectedBytes = JSON.stringify(post).length + createPageHtml('1').length + '<svg/>'.length;
    expect(result).toMatchObject({
      taken: { slug: 'visas', title: 'Visas', bytes: expectedBytes, tag: 'W/"1"' },
    });
    expect(await listOfflinePosts()).toEqual([expect.objectContaining({ slug: 'visas' })]);
    expect(await (await findOfflineCopy(COVER))?.text()).toBe('<svg/>');
    const address = new URL(paths.web.post('visas'), location.href).href;
    expect(await (await findOfflinePage(address, shell.startsWith))?.text()).toContain('Visas');
  });

  it('is fetched without credentials', async () => {
    const fetchMock = mockFetch({ ...postAndPage, ...picture });
    await savePostOffline('visas', shell);
    expect(fetchMock.mock.calls.map(([, options]) => options?.credentials)).toEqual(['omit', 'omit', 'omit']);
  });

  it('skips a picture that does not exist, but fails on one that cannot be reached', async () => {
    mockFetch({ ...postAndPage, [COVER]: createNotFound });
    expect(await savePostOffline('visas', shell)).toHaveProperty('taken');
    await caches.delete(getOfflineCacheName('visas'));
    mockFetch(postAndPage);
    expect(await savePostOffline('visas', shell)).toEqual({ refused: 'unreachable' });
    expect(await listOfflinePosts()).toEqual([]);
  });

  it('leaves nothing behind when storage is full', async () => {
    mockFetch({ ...postAndPage, ...picture });
    caches.remainingSlots = 2;
    expect(await savePostOffline('visas', shell)).toEqual({ refused: 'full' });
    expect(await caches.keys()).toEqual([]);
  });

  it('is not saved when the article does not exist', async () => {
    mockFetch({ [paths.api.blogPost('visas')]: createNotFound });
    expect(await savePostOffline('visas', shell)).toEqual({ refused: 'gone' });
  });

  it('is replaced completely when it is saved again', async () => {
    mockFetch({ ...postAndPage, ...picture });
    await savePostOffline('visas', shell);
    const plain = () => new Response('<p>Visas, and no picture</p>', { headers: cacheHeaders });
    mockFetch({
      [paths.api.blogPost('visas')]: createPostResponse('W/"2"'),
      [paths.web.post('visas')]: plain,
    });
    await renewOfflinePost('visas', shell);
    expect(await findOfflinePost('visas')).toMatchObject({ tag: 'W/"2"', build: '' });
    expect(await findOfflineCopy(COVER)).toBeUndefined();
    expect(await findOfflineCopy(OFFLINE_POST_PATH)).toBeDefined();
  });

  it('stays when the server is unreachable, and is deleted when it is no longer published', async () => {
    mockFetch({ ...postAndPage, ...picture });
    await savePostOffline('visas', shell);
    mockFetch({});
    await renewOfflinePost('visas', shell);
    expect(await findOfflinePost('visas')).toMatchObject({ tag: 'W/"1"' });
    mockFetch({ [paths.api.blogPost('visas')]: createNotFound });
    await renewOfflinePost('visas', shell);
    expect(await listOfflinePosts()).toEqual([]);
  });

  it('is saved under its current address', async () => {
    mockFetch({
      ...postAndPage,
      ...picture,
      [paths.api.blogPost('visa-rules')]: createPostResponse('W/"1"'),
    });
    expect(await savePostOffline('visa-rules', shell)).toMatchObject({ taken: { slug: 'visas' } });
  });

  it('has no page that starts another build', async () => {
    mockFetch({ ...postAndPage, ...picture, [paths.web.post('visas')]: createPageResponse('2') });
    await savePostOffline('visas', shell);
    expect(await findOfflinePost('visas')).toMatchObject({ build: '' });
    const address = new URL(paths.web.post('visas'), location.href).href;
    expect(await findOfflinePage(address, shell.startsWith)).toBeUndefined();
  });
});
