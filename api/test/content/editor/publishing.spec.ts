import type { BlogPost, EditablePost, LibraryPage, SavedPost } from '@wanderwork/contracts';
import { ReleasesService } from '../../../src/modules/delivery/index.js';
import { createBuiltRemote } from '../../delivery/built-remote.js';
import { createBuiltShell } from '../../web/built-shell.js';
import { DAY_MS, postPath, createPostText, startEditors, type Editors } from './editors.js';

let editors: Editors;

beforeAll(async () => {
  editors = await startEditors({ config: { shellDir: createBuiltShell() } });
  await editors.api.app
    .get(ReleasesService)
    .publish(createBuiltRemote({ name: 'wanderhub', manifest: { routes } }));
});
afterAll(() => editors.api.close());

/** The hub's pages, as its remote declares them. */
const routes = ['/wanderhub', '/wanderhub/blog/:slugOrId', '/blog-post/:slugOrId'].map((route) => ({
  path: route,
  title: 'An article',
  description: 'A guide.',
  preload: [],
}));

/** All public places where the post appears. */
const findPublicPlaces = async (id: string, slug: string, title: string): Promise<string[]> => {
  const visitor = {};
  const pages = {
    list: '/api/blog-posts',
    'list of a city': '/api/blog-posts?city=porto',
    library: '/api/library?limit=48',
    search: `/api/library?q=${encodeURIComponent(title)}`,
    related: '/api/blog-posts/four-shared-hours/related',
    sitemap: '/sitemap.xml',
    rss: '/wanderhub/feeds/rss.xml',
    json: '/wanderhub/feeds/feed.json',
    hub: '/wanderhub',
  };
  const seen: string[] = [];
  for (const [place, url] of Object.entries(pages))
    if ((await editors.get(url, visitor)).body.includes(slug)) seen.push(place);
  const own = {
    slug: `/api/blog-posts/${slug}`,
    id: `/api/blog-posts/${id}`,
    page: `/wanderhub/blog/${slug}`,
    'old page': `/blog-post/${slug}`,
    cover: `/api/art/posts/${slug}.svg`,
    'share image': `/api/art/posts/${slug}.png`,
  };
  for (const [place, url] of Object.entries(own)) {
    const { statusCode } = await editors.get(url, visitor);
    if (statusCode !== 404) seen.push(place);
  }
  return seen;
};

describe('publishing a post', () => {
  it('hides drafts and shows published posts everywhere', async () => {
    const { id, revision } = await editors.createDraft();
    expect(await findPublicPlaces(id, 'xylophones-in-porto', 'Xylophones in Porto')).toEqual([]);
    expect((await editors.get('/api/library?q=xylophnoes', {})).json<LibraryPage>().corrected).toBeNull();

    const out = (await editors.publish(id, revision)).json<EditablePost>();
    expect(out).toMatchObject({ state: 'published', changed: false, publicSlug: 'xylophones-in-porto' });
    expect(await findPublicPlaces(id, 'xylophones-in-porto', 'Xylophones in Porto')).toEqual(
      expect.arrayContaining(['list', 'search', 'sitemap', 'rss', 'slug', 'id', 'page', 'share image']),
    );
    const shown = (await editors.get('/api/blog-posts/xylophones-in-porto', {})).json<
      BlogPost & { html: string }
    >();
    expect(shown.html).toMatch(/\$\d/);
    expect((await editors.get('/api/library?q=xylophnoes', {})).json<LibraryPage>().corrected).toBe(
      'xylophones',
    );
  });

  it('hides scheduled posts, even at their future address', async () => {
    const slug = 'a-zither-in-oslo';
    const { id, revision } = await editors.createDraft({
      slug,
      title: 'A zither in Oslo',
      cities: ['porto'],
    });
    const at = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const waiting = (await editors.publish(id, revision, at)).json<EditablePost>();
    expect(waiting).toMatchObject({ state: 'scheduled', publishedAt: at });
    expect(await findPublicPlaces(id, slug, 'A zither in Oslo')).toEqual([]);
    expect((await editors.get('/api/library?q=lisbon ziter', {})).json<LibraryPage>().corrected).toBeNull();

    const back = (await editors.send(postPath(id, '/unpublish'))).json<EditablePost>();
    expect(back).toMatchObject({ state: 'draft', publishedAt: null, publicSlug: null });
    expect((await editors.send(postPath(id), undefined, { method: 'DELETE' })).statusCode).toBe(204);
    expect((await editors.get(postPath(id))).statusCode).toBe(404);
  });

  it('hides unpublished posts and keeps them for editors', async () => {
    const slug = 'an-oboe-in-rome';
    const { id, revision } = await editors.createDraft({ slug, title: 'An oboe in Rome' });
    await editors.publish(id, revision);
    expect(await findPublicPlaces(id, slug, 'An oboe in Rome')).not.toEqual([]);
    const back = (await editors.send(postPath(id, '/unpublish'))).json<EditablePost>();
    expect(back).toMatchObject({ state: 'unpublished', words: { title: 'An oboe in Rome' } });
    expect(await findPublicPlaces(id, slug, 'An oboe in Rome')).toEqual([]);
    expect((await editors.send(postPath(id), undefined, { method: 'DELETE' })).json()).toMatchObject({
      code: 'post.was_out',
    });
    expect((await editors.send(postPath(id, '/unpublish'))).json()).toMatchObject({ code: 'post.not_out' });
    const actions = await editors.api.db.query(
      `SELECT action FROM audit_entries WHERE target_type = 'post' AND target_id = $1 ORDER BY id`,
      [id],
    );
    expect(actions).toEqual([{ action: 'admin.post_published' }, { action: 'admin.post_unpublished' }]);
  });

  it('shows the published text and date until changes are published', async () => {
    const { id, revision } = await editors.createDraft({ slug: 'a-harp-in-cork', title: 'A harp in Cork' });
    const { publishedAt } = (await editors.publish(id, revision)).json<EditablePost>();
    const saved = (
      await editors.save(id, {
        revision,
        words: createPostText({ slug: 'a-harp-in-cork', title: 'Two harps' }),
      })
    ).json<SavedPost>();
    expect(saved.changed).toBe(true);
    expect((await editors.get('/api/blog-posts/a-harp-in-cork', {})).json()).toMatchObject({
      title: 'A harp in Cork',
    });
    expect(
      (await editors.publish(id, saved.revision, new Date(Date.now() + DAY_MS).toISOString())).json(),
    ).toMatchObject({
      code: 'post.is_out',
    });
    await editors.publish(id, saved.revision);
    expect((await editors.get('/api/blog-posts/a-harp-in-cork', {})).json()).toMatchObject({
      title: 'Two harps',
      publishedAt,
    });
  });

  it('redirects former addresses and refuses those of other posts', async () => {
    const { id, revision } = await editors.createDraft({ slug: 'a-lute', title: 'A lute' });
    await editors.publish(id, revision);
    const moved = (
      await editors.save(id, { revision, words: createPostText({ slug: 'a-lute-in-lyon', title: 'A lute' }) })
    ).json<SavedPost>();
    await editors.publish(id, moved.revision);
    const old = await editors.get('/wanderhub/blog/a-lute', {});
    expect([old.statusCode, old.headers.location]).toEqual([301, '/wanderhub/blog/a-lute-in-lyon']);
    for (const slug of ['a-lute', 'a-lute-in-lyon', 'four-shared-hours', id]) {
      const rival = await editors.createDraft({ slug });
      expect((await editors.publish(rival.id, rival.revision)).json()).toMatchObject({
        code: 'post.slug_taken',
        errors: [{ path: 'slug' }],
      });
    }
    const back = (
      await editors.save(id, {
        revision: moved.revision,
        words: createPostText({ slug: 'a-lute', title: 'A lute' }),
      })
    ).json<SavedPost>();
    await editors.publish(id, back.revision);
    expect((await editors.get('/wanderhub/blog/a-lute', {})).statusCode).toBe(200);
    expect((await editors.get('/wanderhub/blog/a-lute-in-lyon', {})).statusCode).toBe(301);
  });

  it('does not redirect addresses that were never public', async () => {
    const { id, revision } = await editors.createDraft({ slug: 'a-harp', title: 'A harp' });
    await editors.publish(id, revision, new Date(Date.now() + DAY_MS).toISOString());
    const moved = (
      await editors.save(id, { revision, words: createPostText({ slug: 'a-harp-in-oslo', title: 'A harp' }) })
    ).json<SavedPost>();
    await editors.publish(id, moved.revision);
    expect((await editors.get('/wanderhub/blog/a-harp-in-oslo', {})).statusCode).toBe(200);
    expect((await editors.get('/wanderhub/blog/a-harp', {})).statusCode).toBe(404);
  });

  it('rejects invalid posts field by field', async () => {
    const { id } = await editors.create();
    const response = await editors.publish(id, 1);
    expect(response.statusCode).toBe(400);
    const fields = response.json<{ errors: { path: string }[] }>().errors.map(({ path: field }) => field);
    expect(new Set(fields)).toEqual(new Set(['title', 'slug', 'content']));
    const half = await editors.createDraft({
      slug: 'Not a slug',
      sources: [{ title: 'x', url: 'javascript:alert(1)' }],
    });
    const refused = (await editors.publish(half.id, half.revision)).json<{ errors: { path: string }[] }>()
      .errors;
    expect(new Set(refused.map(({ path: field }) => field))).toEqual(
      new Set(['slug', 'sources.0.title', 'sources.0.url']),
    );
  });
});
