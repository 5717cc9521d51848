import { paths, OFFLINE_POST_PATH, offlineCacheName } from '@wanderwork/contracts';
import { mockCaches } from '@wanderwork/testing/caches';
import { renewOfflinePost, savePostOffline } from './save-post-offline';
import { findOfflinePost, findOfflineCopy, findOfflinePage, listOfflinePosts } from './offline-posts';

const shell = { cache: 'wanderwork-shell-1', startsWith: (html: string) => html.includes('/main.1.js') };
const post = { slug: 'visas', title: 'Visas', html: '<p>Ninety days.</p>' };
const COVER = '/api/art/posts/visas.svg?theme=light';
const page = (build: string) => `<script src="/main.${build}.js"></script><img src="${COVER}"><p>Visas</p>`;

const kept = { 'cache-control': 'public, no-cache' };
const text = (tag: string) => () => Response.json(post, { headers: { ...kept, etag: tag } });
const html = (build: string) => () =>
  new Response(page(build), { headers: { ...kept, 'content-type': 'text/html' } });
const gone = () => new Response('', { status: 404 });

/** What the server answers, by address; the one asked for last is told. */
const serve = (answers: Record<string, () => Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const answer = answers[String(input)];
    if (!answer) throw new TypeError('no connection');
    return answer();
  });
const served = { [paths.api.blogPost('visas')]: text('W/"1"'), [paths.web.post('visas')]: html('1') };
const picture = { [COVER]: () => new Response('<svg/>', { headers: kept }) };

describe('an article that is taken offline', () => {
  let caches: ReturnType<typeof mockCaches>;
  beforeEach(() => (caches = mockCaches()));
  afterEach(() => jest.restoreAllMocks());

  it('is there with its text, its page and its pictures, and weighs what they weigh', async () => {
    serve({ ...served, ...picture });
    const taking = await savePostOffline('visas', shell);
    const weight = JSON.stringify(post).length + page('1').length + '<svg/>'.length;
    expect(taking).toMatchObject({ taken: { slug: 'visas', title: 'Visas', bytes: weight, tag: 'W/"1"' } });
    expect(await listOfflinePosts()).toEqual([expect.objectContaining({ slug: 'visas' })]);
    expect(await (await findOfflineCopy(COVER))?.text()).toBe('<svg/>');
    const address = new URL(paths.web.post('visas'), location.href).href;
    expect(await (await findOfflinePage(address, shell.startsWith))?.text()).toContain('Visas');
  });

  it('asks for all of it as nobody in particular', async () => {
    const asked = serve({ ...served, ...picture });
    await savePostOffline('visas', shell);
    expect(asked.mock.calls.map(([, options]) => options?.credentials)).toEqual(['omit', 'omit', 'omit']);
  });

  it('does without a picture that there is not, but not without one that cannot be reached', async () => {
    serve({ ...served, [COVER]: gone });
    expect(await savePostOffline('visas', shell)).toHaveProperty('taken');
    await caches.delete(offlineCacheName('visas'));
    serve(served);
    expect(await savePostOffline('visas', shell)).toEqual({ refused: 'unreachable' });
    expect(await listOfflinePosts()).toEqual([]);
  });

  it('leaves nothing behind where there is no room', async () => {
    serve({ ...served, ...picture });
    caches.room = 2;
    expect(await savePostOffline('visas', shell)).toEqual({ refused: 'full' });
    expect(await caches.keys()).toEqual([]);
  });

  it('is not there where there is no such article', async () => {
    serve({ [paths.api.blogPost('visas')]: gone });
    expect(await savePostOffline('visas', shell)).toEqual({ refused: 'gone' });
  });

  it('is taken anew in place of the old one, of which nothing stays', async () => {
    serve({ ...served, ...picture });
    await savePostOffline('visas', shell);
    const plain = () => new Response('<p>Visas, and no picture</p>', { headers: kept });
    serve({ [paths.api.blogPost('visas')]: text('W/"2"'), [paths.web.post('visas')]: plain });
    await renewOfflinePost('visas', shell);
    expect(await findOfflinePost('visas')).toMatchObject({ tag: 'W/"2"', build: '' });
    expect(await findOfflineCopy(COVER)).toBeUndefined();
    expect(await findOfflineCopy(OFFLINE_POST_PATH)).toBeDefined();
  });

  it('stays as it was while it cannot be reached, and goes when it is not published any more', async () => {
    serve({ ...served, ...picture });
    await savePostOffline('visas', shell);
    serve({});
    await renewOfflinePost('visas', shell);
    expect(await findOfflinePost('visas')).toMatchObject({ tag: 'W/"1"' });
    serve({ [paths.api.blogPost('visas')]: gone });
    await renewOfflinePost('visas', shell);
    expect(await listOfflinePosts()).toEqual([]);
  });

  it('follows to the address where it stands now', async () => {
    serve({ ...served, ...picture, [paths.api.blogPost('visa-rules')]: text('W/"1"') });
    expect(await savePostOffline('visa-rules', shell)).toMatchObject({ taken: { slug: 'visas' } });
  });

  it('gives no page that starts another build than the one that is kept', async () => {
    serve({ ...served, ...picture, [paths.web.post('visas')]: html('2') });
    await savePostOffline('visas', shell);
    expect(await findOfflinePost('visas')).toMatchObject({ build: '' });
    const address = new URL(paths.web.post('visas'), location.href).href;
    expect(await findOfflinePage(address, shell.startsWith)).toBeUndefined();
  });
});
